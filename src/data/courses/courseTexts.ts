import type { CourseText } from './courseText'
import { earlyChildhoodTexts } from './texts/earlyChildhood'

const courseTexts: ReadonlyMap<string, CourseText> = new Map(Object.entries({ ...earlyChildhoodTexts }))

export const courseTextOf = (slug: string): CourseText | undefined => courseTexts.get(slug)
