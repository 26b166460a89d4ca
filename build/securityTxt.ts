import { company } from '~/data/company'

const DAY_MS = 86_400_000

/** RFC 9116 asks for less than a year: whoever finds a fault a year after the last build would write to nobody. */
const VALID_DAYS = 360

/** Whom to tell of a weakness of the site (RFC 9116), at `/.well-known/security.txt`. */
export const securityTxt = (built: Date) =>
  [
    `Contact: mailto:${company.email.support}`,
    `Contact: ${new URL('/contact', company.site).href}`,
    `Expires: ${new Date(built.getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', company.site).href}`,
    '',
  ].join('\n')
