import { formatDay } from '~/data/site/dates'

/** The day of the next intake; where the one that was planned has passed, that there is none yet. */
export const startText = (nextIntake: string | null) =>
  nextIntake === null ? 'To be confirmed' : formatDay(nextIntake)
