import { courses } from '~/data/courses/courses'
import { type LearningGoal, learningGoals } from '~/data/courses/learningGoals'
import { subjects } from '~/data/courses/subjects'
import { type Testimonial, testimonials } from '~/data/courses/testimonials'
import type { WizardStep } from '~/data/courses/wizardSearch'
import { definePage, home, type Page } from '~/data/site/page'
import { courseFinderSteps } from './courseFinder'

interface WizardStepText {
  step: WizardStep
  /** The document's title while this step is shown. */
  documentTitle: string
  /** 'Step 2 of 4' */
  progress: string
  question: string
  hint: string
}

export interface CourseWizardContent {
  steps: readonly WizardStepText[]
  goals: readonly LearningGoal[]
  subjects: readonly { id: string; label: string }[]
  testimonial: Testimonial
  courseCount: number
}

const questions: Readonly<Record<WizardStep, { question: string; hint: string }>> = {
  goal: {
    question: 'Why do you want to study?',
    hint: 'Four short steps lead to a list of courses that fit you. You can change every answer later.',
  },
  subject: {
    question: 'What do you want to learn about?',
    hint: 'Choose the subject that comes closest.',
  },
  preferences: {
    question: 'How, when and at what level do you want to study?',
    hint: 'Your status and a level are all we need. Level, method, start, budget and time decide what stands first in your list.',
  },
  details: {
    question: 'How can we reach you?',
    hint: 'A first name and an email address are all we need.',
  },
}

const steps = courseFinderSteps.map(({ step, title }, index): WizardStepText => {
  const progress = `Step ${index + 1} of ${courseFinderSteps.length}`
  return { step, progress, documentTitle: `${progress}: ${title}, course finder`, ...questions[step] }
})

/** Someone who speaks of studying here in general fits every visitor of the course finder. */
const testimonial = testimonials.find(({ courseSlug }) => courseSlug === undefined)

/** §2.15. */
export const courseWizardPage = definePage(
  'courseWizard',
  [{ to: '/course-wizard' }],
  (): Page<CourseWizardContent> => {
    const [first] = steps
    if (!first || !testimonial) throw new Error('The course finder needs a first step and a testimonial.')
    return {
      head: {
        title: first.documentTitle,
        description:
          'Answer four short questions about your goal, subject, preferences and contact details, and get a list of courses that fit you.',
        path: '/course-wizard',
        index: true,
      },
      trail: [home, { label: 'Courses', link: { to: '/courses' } }, { label: 'Course finder' }],
      content: {
        steps,
        goals: learningGoals,
        subjects: subjects.map(({ id, label }) => ({ id, label })),
        testimonial,
        courseCount: courses.length,
      },
    }
  },
)
