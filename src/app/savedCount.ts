/**
 * Shows in the bar of every page how many courses are saved. As a property of the document: it is known before the bar is
 * there, and the bar itself need not wait for the shortlist.
 */
export function showSavedCount(count: number) {
  const { style } = document.documentElement
  if (count > 0) style.setProperty('--saved', `"${count}"`)
  else style.removeProperty('--saved')
}
