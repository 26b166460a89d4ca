import { definePage, home, type Page } from '~/data/site/page'
import { enrollingPage, enrolQuestions, enrolSteps, enrolTestimonials, platformPromo } from './enrollingPage'
import { faqCategories, faqPage } from './faqCategories'
import { glossary } from './glossary'
import { dashboards, overviewVideo, studyBenefits, studyingOnlinePage } from './studyingOnline'

const headOf = ({ title, description }: { title: string; description: string }, path: string) => ({
  title,
  description,
  path,
  index: true,
})

const trailOf = (label: string) => [home, { label }]

const faqContent = { texts: faqPage, categories: faqCategories, glossary }
export type FaqContent = typeof faqContent

/** §2.4. */
export const faqPageSource = definePage(
  'faq',
  [{ to: '/faq' }],
  (): Page<FaqContent> => ({
    head: headOf(faqPage, '/faq'),
    trail: trailOf(faqPage.title),
    content: faqContent,
  }),
)

const enrollingContent = {
  texts: enrollingPage,
  steps: enrolSteps,
  promo: platformPromo,
  questions: enrolQuestions,
  testimonials: enrolTestimonials,
}
export type EnrollingContent = typeof enrollingContent

/** §2.5. */
export const enrollingPageSource = definePage(
  'enrolling',
  [{ to: '/how-to-enroll' }],
  (): Page<EnrollingContent> => ({
    head: headOf(enrollingPage, '/how-to-enroll'),
    trail: trailOf(enrollingPage.title),
    content: enrollingContent,
  }),
)

const studyingContent = {
  texts: studyingOnlinePage,
  benefits: studyBenefits,
  video: overviewVideo,
  dashboards,
}
export type StudyingContent = typeof studyingContent

/** §2.6. */
export const studyingPageSource = definePage(
  'studying',
  [{ to: '/studying-online' }],
  (): Page<StudyingContent> => ({
    head: headOf(studyingOnlinePage, '/studying-online'),
    trail: trailOf(studyingOnlinePage.title),
    content: studyingContent,
  }),
)
