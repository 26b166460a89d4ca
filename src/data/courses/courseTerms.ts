import { plural } from '~/data/site/plural'
import type { Award, Course, Prerequisite } from './course'

/** §9: entry age. */
const ENTRY_AGE = 18

/** §2.9's fixed text, which stands where it is true. */
const noPrerequisites = 'There are no academic prerequisites.'

/** Each thing once, the last after "or". */
const either = (things: readonly string[]) =>
  [things.slice(0, -1).join(', '), things.at(-1)].filter(Boolean).join(' or ')

const article = (title: string) => (/^[A-Z]{3}\d/.test(title) ? title : `a ${title}`)

function prerequisiteText(prerequisite: Prerequisite): string {
  if (prerequisite.kind === 'skills') return prerequisite.text
  const needed =
    prerequisite.kind === 'qualification'
      ? either(
          prerequisite.oneOf.map(({ code, title, note }) =>
            article([code, title, note].filter(Boolean).join(' ')),
          ),
        )
      : prerequisite.units.map(({ code, title }) => `${code} ${title}`).join(', ')
  return [`You need ${needed} before you start.`, prerequisite.others].filter(Boolean).join(' ')
}

/** What the award asks for before the start; the sentence of §2.9 only where it asks for nothing. */
function prerequisitesOf(code: string, { prerequisites = [] }: Award): readonly string[] {
  if (prerequisites === null)
    return [`Whether ${code} asks for earlier study is to be confirmed: ask before you pay.`]
  return prerequisites.length === 0 ? [noPrerequisites] : prerequisites.map(prerequisiteText)
}

/** Everything that a student needs before starting, as page and guide list it. */
export const entryRequirementsOf = ({ code, award, detail, entryChecks }: Course): readonly string[] => [
  ...prerequisitesOf(code, award),
  `You must be ${ENTRY_AGE} or above when you enrol.`,
  ...(detail?.prerequisites ?? []),
  ...entryChecks,
]

/** Fixed section of §2.9 that stands on every course. */
export const courseFeatures: readonly string[] = [
  'World-class online platform',
  'Study on any device',
  'Real-time trainer support by chat, email, phone and video',
  'Balance work, family, social life and study',
]

export const studyTime = (hours: number) => `About ${plural(hours, 'hour')} a week`

export const fundingNote =
  'No government-funded courses are offered. You pay the price shown, in full or by instalments.'
