import type { FaqCategory } from './faq'

/** What the fragment of an address names: a category, or a question with the category that it is in. */
export function placeOf(categories: readonly FaqCategory[], fragment: string) {
  const category = categories.find(
    ({ id, questions }) => id === fragment || questions.some((question) => question.id === fragment),
  )
  return {
    category: category?.id ?? null,
    question: category && category.id !== fragment ? fragment : null,
  }
}
