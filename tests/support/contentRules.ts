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

const forbidden: readonly RegExp[] = [
  /lorem|ipsum|TODO|TBD|FIXME|placeholder/i,
  /!/,
  /unlock|unleash|world-class|cutting-edge|game-chang|seamless|revolutioni|supercharge|empower|transformative/i,
  /job guarantee|guaranteed|we guarantee|100% success/i,
  /\b(organiz|analyz|personaliz|recogniz)(e|ed|es|ing|ation|ations)\b/,
  /https?:\/\/(?![a-z.]*\.example\b)/,
]

/** What the wording rules forbid and a text holds; empty where it keeps them. */
export const wordingFaults = (text: string): string[] =>
  forbidden.flatMap((rule) => {
    const found = rule.exec(text)
    return found ? [`${rule}: …${text.slice(Math.max(0, found.index - 30), found.index + 40)}…`] : []
  })
