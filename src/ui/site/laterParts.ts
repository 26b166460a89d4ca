import { whenIdle } from '~/ui/kit/whenIdle'

/** Says of a part that it has its true height: until the first screen stood it only had room kept for it. */
const SHOWN = 'shown'

/**
 * Gives the parts below the first screen their true height, each in an idle moment of its own: all at once they hold up
 * a slow phone for a quarter of a second. What the visitor looks at stays in view: no browser holds it while so much above
 * it changes.
 */
export function giveLaterPartsTheirHeight() {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-later]')]
  const part = parts.find(({ dataset }) => dataset.later !== SHOWN)
  if (!part) {
    delete document.documentElement.dataset.first
    return
  }
  // A part in view has its height already, so that it moves only with what is above it.
  const seen = parts.find((other) => other.getBoundingClientRect().bottom > 0)
  const held = seen && parts.indexOf(part) < parts.indexOf(seen) ? seen : undefined
  const before = held?.getBoundingClientRect().top ?? 0
  part.dataset.later = SHOWN
  if (held) scrollBy(0, held.getBoundingClientRect().top - before)
  whenIdle(giveLaterPartsTheirHeight)
}
