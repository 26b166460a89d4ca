import { advancedPrograms } from './advancedPrograms'
import { foundationPrograms } from './foundationPrograms'
import { intermediatePrograms } from './intermediatePrograms'
import type { Program } from './program'

/** All programs of §2.19, lowest level first. */
export const programs: readonly Program[] = [
  ...foundationPrograms,
  ...intermediatePrograms,
  ...advancedPrograms,
]

const bySlug = new Map<string, Program>(programs.map((program) => [program.slug, program]))

export const findProgram = (slug: string): Program | undefined => bySlug.get(slug)
