import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../build/paths'

const content = (link: string) => `{ label: 'x', link: { ${link} } }`
const texts = (link: string) => `{ more: { label: 'x', link: { ${link} } } } as const satisfies Texts`
const element = (props: string) => `<Link ${props}>x</Link>`
const button = (props: string) => `<ButtonLink ${props}>x</ButtonLink>`

/** Each fault beside what it should have been: one line of a file that is compiled with the site's own settings. */
const faults: readonly { fault: string; wrong: readonly string[]; right: readonly string[] }[] = [
  {
    fault: 'an address that no route has',
    wrong: [
      content("to: '/course'"),
      texts("to: '/course'"),
      element('to="/course"'),
      button('to="/course"'),
      `{ label: 'x', link: '/courses' }`,
    ],
    right: [
      content("to: '/courses'"),
      texts("to: '/courses'"),
      element('to="/courses"'),
      button('to="/courses"'),
    ],
  },
  {
    fault: 'an address as text',
    wrong: [element('href="/courses"'), button('href="/courses"'), element('to="/courses?page=2"')],
    right: [
      element('href="https://site.example/"'),
      button('href="mailto:a@site.example"'),
      element('to="/courses" search={{ page: 2 }}'),
    ],
  },
  {
    fault: 'a parameter that the address has not, or has and is not given',
    wrong: [
      content("to: '/courses/$course', params: { slug: 'x' }"),
      texts("to: '/courses/$course', params: { course: 'x', slug: 'x' }"),
      content("to: '/courses/$course'"),
      content("to: '/career-hub/$career/$role', params: { career: 'x' }"),
      content("to: '/courses', params: { course: 'x' }"),
      element(`to="/courses/$course" params={{ slug: 'x' }}`),
      element('to="/courses/$course"'),
      element('to="/courses/$course" params={{ course: 1 }}'),
    ],
    right: [
      content("to: '/courses/$course', params: { course: 'x' }"),
      texts("to: '/courses/$course', params: { course: 'x' }"),
      content("to: '/career-hub/$career/$role', params: { career: 'x', role: 'x' }"),
      content("to: '/resources/$', params: { _splat: 'x/y' }"),
      element(`to="/courses/$course" params={{ course: 'x' }}`),
    ],
  },
  {
    fault: 'a name that the query has not',
    wrong: [
      content("to: '/courses', search: { topic: 'x' }"),
      texts("to: '/contact', search: { type: 'demo', about: 'x' }"),
      element(`to="/courses" search={{ topic: 'x' }}`),
    ],
    right: [
      content("to: '/blog', search: { topic: ['education'] }"),
      texts("to: '/contact', search: { type: 'demo' }"),
      element(`to="/courses" search={{ q: 'x' }}`),
    ],
  },
  {
    fault: 'a value that the query does not take',
    wrong: [
      content("to: '/courses', search: { area: ['healthy'] }"),
      content("to: '/courses', search: { area: 'health' }"),
      texts("to: '/contact', search: { type: 'demonstration' }"),
      element('to="/courses" search={{ page: "2" }}'),
      button(`to="/services/$serviceSlug" params={{ serviceSlug: 'x' }} search={{ tab: 'x' }}`),
    ],
    right: [
      content("to: '/courses', search: { area: ['health'], panel: 'filters' }"),
      texts("to: '/contact', search: { type: 'proposal', service: 1 }"),
      element('to="/courses" search={{ page: 2 }}'),
      button(`to="/services/$serviceSlug" params={{ serviceSlug: 'x' }} search={{ tab: 'demo' }}`),
    ],
  },
  {
    fault: 'a query where the address has none',
    wrong: [
      content("to: '/about', search: { q: 'x' }"),
      texts("to: '/about', search: { q: 'x' }"),
      element(`to="/about" search={{ q: 'x' }}`),
    ],
    right: [content("to: '/about', hash: 'x'"), texts("to: '/about'"), element('to="/about" hash="x"')],
  },
]

const lines = [
  "import '~/router'",
  "import type { LabelledLink, Texts } from '~/data/site/links'",
  "import { ButtonLink } from '~/ui/kit/Button'",
  "import { Link } from '~/ui/kit/Link'",
]
const lineOf = (expression: string) => {
  const type = expression.startsWith('{ label') ? ': LabelledLink' : ''
  const line = `export const it${lines.length}${type} = ${expression}`
  return lines.push(line)
}
const cases = faults.map(({ fault, wrong, right }) => ({
  fault,
  wrong: wrong.map((text) => ({ text, line: lineOf(text) })),
  right: right.map((text) => ({ text, line: lineOf(text) })),
}))

const folder = mkdtempSync(join(tmpdir(), 'link-types-'))
const refused = new Set<number>()
const elsewhere: string[] = []

beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'links.tsx'), lines.join('\n'))
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { incremental: false },
    include: ['links.tsx', join(root, 'src/**/*.d.ts')],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  })
  for (const [, line] of stdout.matchAll(/^links\.tsx\((\d+),/gm)) refused.add(Number(line))
  for (const line of stdout.split('\n'))
    if (/^\S.*error/.test(line) && !line.startsWith('links.tsx(')) elsewhere.push(line)
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('everything else compiles: what is tried is compiled as the site is', () => {
  expect(elsewhere).toEqual([])
})

for (const { fault, wrong, right } of cases) {
  describe(fault, () => {
    for (const { text, line } of wrong)
      test(`does not compile: ${text}`, () => expect(refused).toContain(line))
    for (const { text, line } of right) test(`compiles: ${text}`, () => expect(refused).not.toContain(line))
  })
}
