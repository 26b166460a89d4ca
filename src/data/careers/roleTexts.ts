import type { RoleText } from './roleText'
import { trainingAndAssessmentTexts } from './texts/trainingAndAssessment'

const roleTexts: ReadonlyMap<string, RoleText> = new Map(Object.entries({ ...trainingAndAssessmentTexts }))

export const writtenFor: readonly string[] = [...roleTexts.keys()]

export const roleTextOf = (slug: string): RoleText | undefined => roleTexts.get(slug)
