import { type Control, controlsByPage, isFile, keysOf, leadsElsewhere, presses } from '../support/controls'
import { expectNone, faultsIn } from '../support/faults'
import { expect, test, testInSharedTab } from '../support/page'
import { preparePresses, pressAll } from '../support/pressing'
import { shareOf } from '../support/share'
import { builtPaths } from '../support/sitePages'

/** What may look like a dead end, and why it is none. */
const allowed: readonly { control: string; says: string; because: string }[] = [
  {
    control: '/courses/compare',
    says: 'No courses selected for comparison',
    because: 'Whoever has chosen nothing yet is told how, and can add courses there.',
  },
  {
    control: 'Remove:',
    says: 'No courses selected for comparison',
    because: 'Without its last course a comparison is empty, and offers courses to add.',
  },
  {
    control: 'Restart',
    says: 'nothing changes',
    because: 'At its beginning a simulation stands where a restart leads.',
  },
  {
    control: 'Cards',
    says: 'nothing changes',
    because: 'It is pressed already, and says so: a list begins as cards.',
  },
  {
    control: '/shortlist',
    says: '0 courses. Kept on this device',
    because: 'The same, said before what leads on from there.',
  },
  {
    control: '/shortlist',
    says: 'Nothing is saved yet',
    because: 'Whoever has saved nothing yet is told how, and the courses are one press away.',
  },
  {
    control: '/on-this-device',
    says: 'Nothing is kept',
    because: 'On a device that keeps nothing, that is what the page is there to say.',
  },
  {
    control: 'Open a file',
    says: 'nothing changes',
    because: "The browser's own window for choosing a file opens, which is not a part of the page.",
  },
]

const called = ({ href, name }: Control) => href ?? name

/** `npm run test:pages` presses all that is planned; `npm test` every 32nd portion of it. */
const SHARE = 32

const nameOf = (control: Control) =>
  `${control.path}: "${called(control)}" (${control.place.split('>').slice(-2).join('>')})`

const plan = [...presses]
const planned = plan.flatMap(([, controls]) => controls)
const controls = [...controlsByPage.values()].flat()

testInSharedTab('every control of every page has a press that stands for it', () => {
  const shown = new Set(planned.flatMap(keysOf))
  expectNone(
    faultsIn(
      controls.filter(leadsElsewhere),
      (control) => !keysOf(control).every((key) => shown.has(key)),
      (control) => `${nameOf(control)} is pressed nowhere, nor is what is the same.`,
    ),
  )
  expect(controlsByPage.size).toBe(builtPaths.length)
  expect(controls.length).toBeGreaterThan(builtPaths.length * 40)
  const description = `${controlsByPage.size} pages with ${controls.length} controls; ${planned.length} of them, on ${plan.length} pages, stand for all`
  testInSharedTab.info().annotations.push({ type: 'crawled', description })
  console.log(description)
})

testInSharedTab('every file that a page links to is there', async ({ request }) => {
  const files = new Set(controls.flatMap(({ href }) => (href !== undefined && isFile(href) ? [href] : [])))
  const answers = await Promise.all(
    [...files].map(async (file) => [file, (await request.get(file)).status()]),
  )
  expect(files.size).toBeGreaterThan(0)
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
})

/** A test costs its start, so that one takes several pages; a button costs a page opened anew. */
const COST_OF_A_TEST = 30
const costOf = (those: readonly Control[]) =>
  those.reduce((sum, { href }) => sum + (href === undefined ? 3 : 1), 2)

const portions = plan.reduce<{ cost: number; pages: (typeof plan)[number][] }[]>((done, page) => {
  const cost = costOf(page[1])
  const last = done.at(-1)
  if (last && last.cost + cost <= COST_OF_A_TEST) {
    last.cost += cost
    last.pages.push(page)
  } else done.push({ cost, pages: [page] })
  return done
}, [])

for (const { pages } of shareOf(portions, SHARE, SHARE / 2)) {
  const others = pages.length > 1 ? ` and ${pages.length - 1} more pages` : ''
  test(`what is first met on ${pages[0]?.[0]}${others} leads on`, async ({ page, allow }, {
    annotations,
  }) => {
    test.setTimeout(300_000)
    // A form may be asked for a page of results that a static host answers with its own.
    allow.console(/^404: no page at /)
    await preparePresses(page)
    const faults: string[] = []
    let pressed = 0
    for (const [path, those] of pages) {
      pressed += await pressAll(page, path, those, (control, said) => {
        const rest = said.filter(
          (text) => !allowed.some((entry) => entry.control === called(control) && text.includes(entry.says)),
        )
        if (rest.length > 0) faults.push(`${nameOf(control)} ${rest.join('; ')}`)
      })
    }
    annotations.push({ type: 'pressed', description: `${pressed} controls on ${pages.length} pages` })
    expect(faults).toEqual([])
  })
}
