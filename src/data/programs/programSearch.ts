import { choice, lineOfText, type ReadBy, tolerant } from '~/data/site/tolerantFields'
import { allDurations, allLevels, programDurations, programLevels } from './programOptions'

/** Search parameters of `/programs`: whatever the address holds, the page opens. */
export const programSearchSchema = tolerant({
  q: lineOfText(80),
  level: choice(programLevels, allLevels),
  duration: choice(programDurations, allDurations),
})
export type ProgramSearch = ReadBy<typeof programSearchSchema>

export const programSearchDefaults: ProgramSearch = programSearchSchema.parse({})
