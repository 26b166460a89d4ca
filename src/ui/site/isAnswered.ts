/** React writes on every element that it draws: from then on the element answers for itself. */
export const isAnswered = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))
