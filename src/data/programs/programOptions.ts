/** Levels of §5, lowest first. */
export const programLevels = ['Foundation', 'Intermediate', 'Advanced'] as const
export type ProgramLevel = (typeof programLevels)[number]

/** Durations of §5. */
export const programDurations = ['4-8 weeks', '8-12 weeks', '12-16 weeks'] as const

/** §9: programs in the carousel of the home page. */
export const PROGRAMS_CAROUSEL = 6
