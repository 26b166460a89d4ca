import { siteLinkSchema } from '~/data/site/linkSchema'
import { placeOf } from './faults'

/** Addresses that no content has: look-ups have to say so and nothing else. */
export const hostileSlugs: readonly string[] = [
  '',
  ' ',
  '/',
  '.',
  '..',
  '../vet-nurse',
  '..%2fvet-nurse',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'VET-NURSE',
  'Vet-Nurse',
  'vet-nurse/',
  ' vet-nurse',
  'vet-nurse ',
  'vet%2Dnurse',
  'vet_nurse',
  '%00',
  'vet-nurse\u0000',
  '%E0%A4%A',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '{{7*7}}',
  '\u202evet-nurse',
  '🦜',
  '0',
  '-1',
  'NaN',
  'null',
  'undefined',
  'a'.repeat(5000),
]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every text in a piece of content, with the key under which it stands. A link has none. */
function textsOf(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key))
  if (!isRecord(value) || siteLinkSchema.safeParse(value).success) return []
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, name))
}

const forbidden: Readonly<Record<string, RegExp>> = {
  'a text that still has to be written': /lorem|ipsum|TODO|TBD|FIXME|placeholder/i,
  'an exclamation mark': /!/,
  'a word of advertising':
    /unlock|unleash|world-class|cutting-edge|game-chang|seamless|revolutioni|supercharge|empower|transformative/i,
  'a promise of work': /\bget a job\b|job guarantee|guaranteed|we guarantee|100% success/i,
  'American spelling':
    /\b(organiz|analyz|personaliz|recogniz)(e|ed|es|ing|ation|ations)\b|\b(enroll|program(me)s)\b/,
  'an address of somebody real': /https?:\/\/(?![a-z.]*\.example\b)/,
}

/** The first thing that the wording rules forbid in a text, in words. */
export const forbiddenIn = (text: string) =>
  Object.entries(forbidden).flatMap(([what, rule]) => {
    const found = rule.exec(text)
    return found ? [`${what} ("${found[0]}")`] : []
  })[0]

/** Texts in a piece of content that the wording rules forbid. */
export const wordingFaults = (value: unknown): string[] =>
  textsOf(value)
    .filter(({ key }) => !['href', 'path', 'slug'].includes(key))
    .flatMap(({ text }) => {
      const found = forbiddenIn(text)
      return found ? [`${placeOf(text)}: has ${found}: reword "${text.slice(0, 80)}".`] : []
    })
