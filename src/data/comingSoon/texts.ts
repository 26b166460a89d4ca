import { academicTexts } from './texts/academic'
import { companyTexts } from './texts/company'
import { pathwayTexts } from './texts/pathways'
import { researchTexts } from './texts/research'
import { resourceTexts } from './texts/resources'
import { toolTexts } from './texts/tools'
import type { TodayPart } from './todayParts'

const texts: ReadonlyMap<string, readonly TodayPart[]> = new Map(
  Object.entries({
    ...academicTexts,
    ...companyTexts,
    ...pathwayTexts,
    ...researchTexts,
    ...resourceTexts,
    ...toolTexts,
  }),
)

export const placeholdersWrittenFor: readonly string[] = [...texts.keys()]

/** What a placeholder page says below 'Coming Soon', by the id of the page. */
export const todayOf = (id: string): readonly TodayPart[] => texts.get(id) ?? []
