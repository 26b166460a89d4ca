import type { Asked } from '~/data/lists/asked'
import type { Scoped } from '~/data/lists/list'
import type { CatalogueContent } from './catalogue.page'
import { comparedAnswers } from './checkedAnswers'
import { wishesIn } from './courseLists'
import { wishesOf } from './recommending'

export const recommendationsTitle = 'Recommended for you'

/** Whether recommendations are asked for: for a goal or a subject that is known. */
export function isRecommending(scope: Asked['scope'], subjects: CatalogueContent['subjects']) {
  const { goal, subject } = wishesOf(...wishesIn(scope), subjects)
  return goal !== undefined || subject !== undefined
}

/** What the list of an address is called, where it is not all courses. */
export const nameOf = (...asked: Parameters<typeof isRecommending>) =>
  isRecommending(...asked) ? recommendationsTitle : undefined

/** What a list of recommendations says of itself: nothing that one of its cards would not bear out. */
export function recommendationLead(
  { kind, total }: Pick<Scoped<unknown>, 'kind'> & { total: number },
  scope: Asked['scope'],
  { goals, subjects }: Pick<CatalogueContent, 'goals' | 'subjects'>,
): string {
  const wishes = wishesOf(...wishesIn(scope), subjects)
  const goal = goals.find(({ id }) => id === wishes.goal)?.label
  const subject = wishes.subject?.label
  const compared = comparedAnswers(scope)
  const claim =
    total === 0
      ? 'Of the courses for your answers, none meets what else is asked.'
      : kind === 'closest'
        ? 'No course meets everything you asked for. These are the closest.'
        : `These courses fit ${[goal && 'your goal', subject && 'your subject'].filter(Boolean).join(' and ')}.`
  return [
    claim,
    goal && `Goal: ${goal}.`,
    subject && `Subject: ${subject}.`,
    compared.length > 0 && `Compared where we can: ${compared.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
