import { hrefOf } from '~/data/site/links'
import { definePage, home, type Page } from '~/data/site/page'
import { findTool } from '~/data/tools/tools'
import { type CareerPathway, careerPathways } from './careerPathways'
import { type CareerQuestion, careerWizardSteps } from './careerWizard'
import { careerStages } from './careerWizardSearch'
import { type PathwayWays, waysOf } from './pathwayWays'

interface CareerStageText {
  stage: (typeof careerStages)[number]
  /** The document's title while this step is shown. */
  documentTitle: string
  heading: string
  hint: string
  questions: readonly CareerQuestion[]
}

export interface CareerWizardContent {
  stages: readonly CareerStageText[]
  pathways: readonly (Omit<CareerPathway, keyof PathwayWays> & PathwayWays)[]
}

const stages = careerStages.map((stage, index): CareerStageText => {
  const step = careerWizardSteps[index]
  return step
    ? {
        stage,
        documentTitle: `Step ${index + 1} of ${careerWizardSteps.length}: ${step.title}, AI career pathway wizard`,
        heading: step.title,
        hint: step.hint,
        questions: step.questions,
      }
    : {
        stage,
        documentTitle: 'Your results, AI career pathway wizard',
        heading: 'Five AI career pathways',
        hint: 'The pathways, their order and their scores are the same for everyone. Beside each you see which of your answers speak for it.',
        questions: [],
      }
})

/** §2.16. */
export const careerWizardPage = definePage(
  'careerWizard',
  [{ to: '/tools/career-wizard' }],
  (): Page<CareerWizardContent> => {
    const tool = findTool('career-wizard')
    if (!tool) throw new Error('The career wizard is not among the tools.')
    return {
      head: { title: tool.title, description: tool.description, path: hrefOf(tool.link), index: true },
      trail: [
        home,
        { label: 'Employment pathways', link: { to: '/employment-pathways' } },
        { label: tool.title },
      ],
      content: {
        stages,
        pathways: careerPathways.map((pathway) => ({ ...pathway, ...waysOf(pathway) })),
      },
    }
  },
)
