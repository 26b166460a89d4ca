import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { dist, root } from '../../build/paths'
import { type Preview, startPreview } from '../../build/previewServer'
import { type Desk, missingTools, sitDown } from './desk'
import { type Journey, journeys, type Step } from './journeys'

/*
 * What Orca says of the built site when somebody goes through it by keyboard. NVDA, JAWS and VoiceOver do not run where
 * this does.
 */

const missing = missingTools()
if (missing.length > 0)
  console.log(
    `No screen reader here: ${missing.join(', ')} missing. docs/testing.md says how to install them.`,
  )

/** Presses of Tab until a control has to be reached. */
const MOST_TABS = 60

/** Faults of a step that are worth a line. */
const MOST_FAULTS = 5

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

/** What is heard must hold these parts, one after the other. */
function isHeard(said: readonly string[], parts: readonly string[]) {
  const all = plain(said.join(' '))
  let at = 0
  for (const part of parts) {
    const found = all.indexOf(plain(part), at)
    if (found < 0) return false
    at = found + part.length
  }
  return true
}

/** What no step may sound like, whatever it does. */
function faultsOf(step: Step, said: readonly string[]) {
  // While somebody types, the first result is named again whenever it changes.
  const long = 'type' in step ? [] : said.map(plain).filter((words) => words.length > 24)
  return [
    ...(said.length === 0 && !('type' in step) ? ['nothing is said'] : []),
    ...said
      .filter((words) => /^\d+( of \d+)?\.?$/.test(words))
      .map((words) => `"${words}" is the number of what?`),
    ...long
      .filter((words, index) => long.indexOf(words) !== index)
      .map((words) => `"${words}" is said twice`),
  ].slice(0, MOST_FAULTS)
}

const nameOf = (step: Step) =>
  'reach' in step
    ? `Tab to "${step.reach}"`
    : 'press' in step
      ? step.press
      : 'pick' in step
        ? `pick ${step.pick}`
        : `type "${step.type}"`

let site: Preview
let desk: Desk
if (missing.length === 0) {
  site = await startPreview({ port: 0, host: '127.0.0.1', dist })
  // All of it may be installed where no screen or no sound can be had.
  await sitDown(site.url).then(
    (ready) => {
      desk = ready
    },
    (error: Error) => {
      missing.push('a machine on which it speaks')
      console.log(`The screen reader cannot be heard here: ${error.message}`)
    },
  )
}

describe.skipIf(missing.length > 0)('what a screen reader says', () => {
  afterAll(async () => {
    await desk.leave()
    await site.close()
  })

  async function take(step: Step): Promise<string[]> {
    if ('press' in step) return desk.press(step.press)
    if ('type' in step) return desk.type(step.type)
    if ('pick' in step) return desk.pick(step.pick, step.bytes)
    const isThere = () =>
      desk.page.evaluate((wanted) => {
        const focused = document.activeElement
        const labels = focused instanceof HTMLInputElement ? focused.labels : null
        const name = focused?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? focused?.textContent
        return name?.trim().startsWith(wanted) ?? false
      }, step.reach)
    const said = await desk.pressUntil('Tab', isThere, MOST_TABS)
    // What was passed on the way may still have been spoken of.
    const arrival = said.findLastIndex((words) => plain(words).includes(plain(step.reach)))
    return said.slice(Math.max(0, arrival))
  }

  async function walk({ name, address, steps, kept = {} }: Journey) {
    await desk.page.goto(site.url)
    await desk.page.evaluate((entries) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value))
    }, kept)
    await desk.open(new URL(address, site.url).href)
    const heard: { step: Step; said: string[] }[] = []
    try {
      for (const step of steps) heard.push({ step, said: await take(step) })
    } finally {
      const lines = heard.map(({ step, said }) => `- **${nameOf(step)}**: ${said.join(' · ')}`)
      mkdirSync(join(root, 'reports/reader'), { recursive: true })
      writeFileSync(
        join(root, `reports/reader/${name.replaceAll(/\W+/g, '-')}.md`),
        `# ${name}\n\n\`${address}\`\n\n${lines.join('\n')}\n`,
      )
    }
    return heard
  }

  // What is said late on a busy machine is heard at another try; what is wrong stays wrong.
  test.each(journeys)('$name', { timeout: 240_000, retry: 2 }, async (journey) => {
    const heard = await walk(journey)
    const faults = heard.flatMap(({ step, said }) => [
      ...faultsOf(step, said).map((fault) => `${nameOf(step)}: ${fault}`),
      ...(isHeard(said, step.hears)
        ? []
        : [`${nameOf(step)}: "${step.hears.join('", "')}" are not heard in "${said.join(' · ')}"`]),
    ])
    expect(faults).toEqual([])
  })
})
