import { yieldToPaint } from '~/ui/kit/yieldToPaint'

let isTakenOver = false

/** Says that the content of the page is React's: it has drawn it, or taken over what the build rendered. */
export const sayTakenOver = () => {
  isTakenOver = true
}

/**
 * Resolves once React answers for the content of the page, which it takes over after the frame round it; at once from
 * then on. If that fails it draws the content anew, and what the build rendered is gone.
 */
export async function hydrated() {
  const content = document.querySelector('main > *')
  while (!isTakenOver && content?.isConnected) await yieldToPaint()
}
