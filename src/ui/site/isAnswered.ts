/** What React has drawn an element with; nothing before it has. */
export const propsOf = (element: Element): Readonly<Record<string, unknown>> | undefined =>
  Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1]

/** React writes on every element that it draws: from then on the element answers for itself. */
export const isAnswered = (element: Element) => propsOf(element) !== undefined
