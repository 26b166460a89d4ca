import { type CourseLink, courseLinks } from '~/data/courses/courseLinks'
import { courses } from '~/data/courses/courses'
import { hrefOf } from '~/data/site/links'
import { definePage, home, type Page } from '~/data/site/page'
import { findTool } from '~/data/tools/tools'
import { type CareerPathway, careerPathways } from './careerPathways'
import { type CareerQuestion, careerWizardSteps } from './careerWizard'
import { careerStages } from './careerWizardSearch'

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
  pathways: readonly (CareerPathway & { recommended: readonly CourseLink[] })[]
}

/** Courses named under each pathway. */
const RECOMMENDED_COURSES = 3
const SHORTEST_TELLING_WORD = 5

const wordsIn = (texts: readonly string[]) =>
  new Set(
    texts
      .join(' ')
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length >= SHORTEST_TELLING_WORD || word === 'ai'),
  )

/** Courses that share most words with the pathway's topics and skills, a word in the title counting double. */
function recommendedFor({ area, courses: topics, skills }: CareerPathway): readonly CourseLink[] {
  const significant = wordsIn([...topics, ...skills])
  const scored = courses
    .map((course) => {
      const inTitle = wordsIn([course.title])
      const inText = wordsIn([course.title, course.short, ...course.features, ...course.subjects])
      const shared = (words: ReadonlySet<string>) => [...significant].filter((word) => words.has(word)).length
      const isAboutAi = inText.has('ai')
      return {
        course,
        score: shared(inTitle) + shared(inText) + (course.categoryId === area ? 1 : 0) + (isAboutAi ? 2 : 0),
      }
    })
    .sort((a, b) => b.score - a.score || b.course.reviews - a.course.reviews)
  return courseLinks(scored.slice(0, RECOMMENDED_COURSES).map(({ course }) => course.slug))
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
        pathways: careerPathways.map((pathway) => ({ ...pathway, recommended: recommendedFor(pathway) })),
      },
    }
  },
)
