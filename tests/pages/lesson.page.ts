import type { Page } from '@playwright/test'
import { courseTextOf } from '~/data/courses/courseTexts'
import { selectChoice, selectScreen, selectVerdict } from '~/machines/lesson.machine'
import { lessonModel } from '../model/lesson.model'
import { expect } from '../support/page'
import { agrees, pageContract } from '../support/pageModel'

const slug = 'certificate-iii-in-early-childhood-education-and-care'
export const address = `/courses/${slug}`
const lesson = courseTextOf(slug)?.lesson
if (!lesson) throw new Error(`${slug} has no lesson.`)
const { title } = lesson
export const { exercise } = lesson

export const part = (page: Page) => page.getByRole('region', { name: 'Try a lesson' })
const choices = (page: Page) => part(page).getByRole('radio')

export const lessonPage = pageContract(lessonModel, {
  open: (page) => page.goto(address),
  drivers: (page) => ({
    'exercise.start': () => part(page).getByRole('button', { name: 'Try it yourself' }).click(),
    'choice.pick': ({ choice }) =>
      part(page)
        .locator('label', { hasText: exercise.choices[choice]?.text ?? '' })
        .click(),
    'answer.check': () => part(page).getByRole('button', { name: 'Check my answer' }).click(),
    'lesson.read': () => part(page).getByRole('button', { name: 'Read it again' }).click(),
  }),
  // What is chosen already cannot be chosen again.
  cannot: (step, before) =>
    step.kind === 'event' && step.event.type === 'choice.pick' && step.event.choice === selectChoice(before),
  async verify(page, snapshot, step) {
    const verdict = selectVerdict(snapshot)
    const choice = selectChoice(snapshot)
    const isExercise = selectScreen(snapshot) === 'exercise'
    const said = part(page).getByRole('status')
    await agrees(
      async () => ({
        heading: await part(page).getByRole('heading', { level: 3 }).textContent(),
        chosen: await choices(page).evaluateAll((all) =>
          all.findIndex((one) => (one as HTMLInputElement).checked),
        ),
        saysBetter: await said.getByText('That is the better choice.').count(),
        saysOther: await said.getByText('Another choice is better.').count(),
        saysMissing: await said.getByText('Choose one of the answers first.').count(),
        reasons: await Promise.all(exercise.choices.map(({ answer }) => said.getByText(answer).count())),
      }),
      {
        heading: isExercise ? `Try it: ${title}` : title,
        chosen: isExercise ? (choice ?? -1) : -1,
        saysBetter: Number(verdict === 'better'),
        saysOther: Number(verdict === 'other'),
        saysMissing: Number(verdict === 'missing'),
        reasons: exercise.choices.map((_, at) =>
          Number(verdict === 'better' || (verdict === 'other' && at === choice)),
        ),
      },
    )
    if (step?.emitted.at(-1)?.type === 'focus.requested')
      await expect(part(page).getByRole('heading', { level: 3 })).toBeFocused()
  },
})
