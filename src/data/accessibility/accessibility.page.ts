import { company } from '~/data/company'
import { formatDay } from '~/data/site/dates'
import { definePage, home, type Page } from '~/data/site/page'
import { audit, type CheckKind } from './audit'

const principles = { '1': 'Perceivable', '2': 'Operable', '3': 'Understandable', '4': 'Robust' } as const

const kindLabels = {
  test: 'Tests',
  reader: 'With a screen reader',
  inspection: 'Looked at',
  absent: 'Does not occur here',
  failure: 'Fails',
} as const satisfies Readonly<Record<CheckKind, string>>

const count = (kind: CheckKind) =>
  audit.criteria.filter(({ checks }) => checks.some((check) => check.kind === kind)).length

const failures = audit.criteria.flatMap(({ id, name, checks }) =>
  checks.flatMap(({ kind, text }) => (kind === 'failure' ? [{ criterion: `${id} ${name}`, text }] : [])),
)

/** The checks of a criterion by how they were done, and the tests of one file together. */
function groupsOf(checks: (typeof audit.criteria)[number]['checks']) {
  const groups = new Map<string, { label: string; file: string | null; lines: string[] }>()
  for (const { kind, text, file, on, pages } of checks) {
    const key = `${kind} ${file ?? ''}`
    const group = groups.get(key) ?? { label: kindLabels[kind], file: file ?? null, lines: [] }
    const where = on && pages ? ` (${formatDay(on)}, on ${pages.join(', ')})` : ''
    group.lines.push(kind === 'test' || kind === 'reader' ? text : `${text}${where}`)
    groups.set(key, group)
  }
  return [...groups.values()]
}

const content = {
  title: 'Accessibility',
  lead: 'Everybody should be able to use this site, however they read it and whatever they press. This page says how that was checked, criterion by criterion.',
  aim: {
    heading: 'What we aim at',
    text: `The Web Content Accessibility Guidelines 2.2 at levels A and AA, in full: ${audit.criteria.length} criteria. ${count('test')} of them are checked by tests that run on every change of the site. ${count('reader')} are listened to with a screen reader, ${count('inspection')} were inspected, and ${count('absent')} are about something that this site does not have, such as film.`,
  },
  known: {
    heading: 'What is known to fail',
    none: 'Of these criteria we know none that fails. That is not the same as none.',
    failures,
  },
  methods: {
    heading: 'How it was checked',
    items: [
      `A screen reader, Orca, in Chromium on Linux, driven by real key presses: ${audit.journeys.join('; ')}.`,
      'Three browser engines, those of Chrome, Firefox and Safari, in windows from 320 to 1440 pixels wide.',
      `Every page, and each end of what visitors do, under preferences that people set; on each change of the site, a page of each kind: ${audit.preferences.filter((name) => name !== 'nothing in particular').join('; ')}.`,
      'Four programs that look for faults: axe, the engine of IBM, HTML CodeSniffer, and the Nu checker for valid HTML. What they report and we take for no fault is listed one by one in the source.',
      'Each machine of the site is replayed on its page. After each step the focus has to be somewhere, and what a screen reader is told must be what the machine’s page promises, and no more.',
    ],
  },
  missing: {
    heading: 'What was not checked',
    items: [
      'Nobody from outside has audited the site.',
      'No people with disabilities were asked to try it.',
      'NVDA, JAWS, VoiceOver and TalkBack were not run: they need Windows, macOS or a telephone.',
      'Safari itself was not run; its engine was, in WebKitGTK.',
      'Speech input, switches and screen magnifiers were not tried.',
    ],
  },
  complain: {
    heading: 'Tell us what does not work',
    text: 'Say which page it was, what you wanted to do, and what you use. Much of what stands here can be sent in another form, or read out to you on the phone.',
    email: company.email.support,
    phone: company.phone.free,
    further:
      'If that does not help, the Australian Human Rights Commission takes complaints under the Disability Discrimination Act 1992, on 1300 656 419.',
  },
  criteria: {
    heading: 'Criterion by criterion',
    lead: 'Tests stand here by their titles, below the names of their files; “…” is filled in when they run.',
    principles: Object.entries(principles).map(([number, principle]) => ({
      principle: `${number} ${principle}`,
      criteria: audit.criteria
        .filter(({ id }) => id.startsWith(`${number}.`))
        .map(({ id, name, level, checks }) => ({ id, name, level, groups: groupsOf(checks) })),
    })),
  },
}
export type AccessibilityContent = typeof content

/** What the site does for everybody to be able to use it, and how that was checked. */
export const accessibilityPage = definePage(
  'accessibility',
  [{ to: '/accessibility' }],
  (): Page<AccessibilityContent> => ({
    head: {
      title: content.title,
      description:
        'How this site was checked against WCAG 2.2, criterion by criterion: tests, a screen reader, inspection, what is not checked, and how to complain.',
      path: '/accessibility',
      index: true,
    },
    trail: [home, { label: content.title }],
    content,
  }),
)
