import { registerReadOn } from '~/data/courses/qualifications/nationalAward'

/**
 * The day on which the site is built, such as `2026-11-25`: what is said of a course by its dates is said as at this day.
 * `build/buildDay.mjs` sets it; where nothing does, it is the day on which the facts were read.
 */
export const buildDay: string = import.meta.env?.VITE_BUILD_DAY ?? registerReadOn
