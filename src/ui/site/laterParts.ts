/**
 * Gives the parts below the first screen their true height; until that screen stood they only had room kept for them. The
 * place that the visitor has scrolled to stays in view: no browser holds it while so much above it changes at once.
 */
export function giveLaterPartsTheirHeight() {
  // A part in view has its height already, so that it moves only with what is above it.
  const part = [...document.querySelectorAll('[data-later]')].find(
    (later) => later.getBoundingClientRect().bottom > 0,
  )
  const top = () => part?.getBoundingClientRect().top ?? 0
  const before = top()
  delete document.documentElement.dataset.first
  scrollBy(0, top() - before)
}
