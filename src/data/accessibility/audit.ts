import audited from './audit.json' with { type: 'json' }

/** How something was checked, that there is nothing to check, or that it does not hold. */
export type CheckKind = 'test' | 'reader' | 'inspection' | 'absent' | 'failure'

interface Check {
  kind: CheckKind
  /** The title of the test, what was seen, or why there is nothing to see. */
  text: string
  /** The file of the test. */
  file?: string
  /** ISO day of an inspection, and the pages that were looked at. */
  on?: string
  pages?: readonly string[]
}

export interface Audit {
  /** What is done with a screen reader, by name. */
  journeys: readonly string[]
  /** Under which preferences of a visitor the pages are looked at. */
  preferences: readonly string[]
  criteria: readonly { id: string; name: string; level: 'A' | 'AA'; checks: readonly Check[] }[]
}

/** Written by `npm run accessibility` from `tests/accessibility`. */
export const audit = audited as Audit
