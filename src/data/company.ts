import { provider } from './provider'

interface LegalEntity {
  name: string
  /** What the entity does for the brand. */
  role: string
  abn: string
  providerCode: string
}

export interface Office {
  name: string
  lines: readonly string[]
  locality: string
  state: 'VIC' | 'NSW'
  postcode: string
}

interface Phone {
  label: string
  number: string
  href: `tel:${string}`
}

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

export interface OpeningHours {
  days: readonly Weekday[]
  /** How the days and the times are written on a page. */
  label: string
  times: string
  /** The same for machines, in 24-hour time. */
  opens: string
  closes: string
}

interface ExternalLink {
  label: string
  href: `https://${string}`
}

/** What a provider says of itself, in `provider.ts`. */
export interface CompanyFacts {
  name: string
  tagline: string
  site: `https://${string}`
  city: string
  training: LegalEntity
  services: LegalEntity
  sampleNote: string
  email: Readonly<Record<string, string>>
  phone: Readonly<Record<string, Phone>>
  office: Readonly<Record<string, Office>>
  timeZone: string
  supportHours: readonly OpeningHours[]
  enquiryHours: readonly OpeningHours[]
  social: readonly ExternalLink[]
  scheduling: Readonly<Record<string, ExternalLink>>
  copyrightSince: number
}

export const company = provider

export type Company = typeof company

export const addressLine = ({ lines, locality, state, postcode }: Office) =>
  [...lines, `${locality} ${state} ${postcode}`].join(', ')

/** Opening hours in one line, as the footer, the answers and the course guides say them. */
export const hoursLine = (hours: readonly Pick<OpeningHours, 'label' | 'times'>[], timeZone: string) =>
  `${hours.map(({ label, times }) => `${label} ${times}`).join(', ')} ${timeZone}`

/** The years of a copyright line, of which the build knows the last. */
export const copyrightYears = (since: number, built: number) => (built > since ? `${since}–${built}` : since)
