import type { DecisionText } from '~/data/site/decisionText'
import { hrefOf } from '~/data/site/links'
import { definePage, definePages, home, type Page } from '~/data/site/page'
import { type StatisticGroup, studentStatistics } from '~/data/site/statistics'
import type { Program, ProgramCard } from './program'
import { relatedPrograms } from './programQueries'
import { findProgram, programs } from './programs'
import { programsHero } from './programsPage'
import { programTextOf } from './programTexts'

export const toProgramCard = ({
  slug,
  title,
  type,
  description,
  badge,
  color,
  link,
  duration,
  level,
  price,
  rating,
  reviews,
  tags,
}: Program): ProgramCard => ({
  slug,
  title,
  type,
  description,
  color,
  link,
  duration,
  level,
  rating,
  reviews,
  tags,
  ...(badge && { badge }),
  ...(price !== undefined && { price }),
})

export interface ProgramsContent {
  programs: readonly ProgramCard[]
  statistics: StatisticGroup
}

export const programsPage = definePage(
  'programs',
  [{ to: '/programs' }],
  (): Page<ProgramsContent> => ({
    head: {
      title: 'Job-ready programs and micro-credentials',
      description: programsHero.description,
      path: '/programs',
      index: true,
    },
    trail: [home, { label: 'Programs' }],
    content: { programs: programs.map(toProgramCard), statistics: studentStatistics },
  }),
)

export interface ProgramContent {
  program: Program
  related: readonly ProgramCard[]
  text: DecisionText
}

export const programPages = definePages({
  name: 'program',
  ids: () => programs.map(({ slug }) => slug),
  links: (slug) => [{ to: '/programs/$slug', params: { slug } }],
  load: (slug): Page<ProgramContent> | undefined => {
    const program = findProgram(slug)
    if (!program) return undefined
    const text = programTextOf(slug)
    if (!text)
      throw new Error(`src/data/programs/texts: the program ${slug} has no text: add one under its slug.`)
    return {
      head: {
        title: program.title,
        description: program.description,
        path: hrefOf(program.link),
        index: true,
        image: program.color,
      },
      trail: [home, { label: 'Programs', link: { to: '/programs' } }, { label: program.title }],
      content: { program, related: relatedPrograms(program, programs).map(toProgramCard), text },
    }
  },
})
