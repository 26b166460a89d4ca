/**
 * Where the page cannot be scrolled, the bar that scrolls it goes, and its room must not. Whoever measures it before a
 * dialog opens spares the press a new style for every element of the page.
 */
export function measureScrollBar() {
  const { documentElement: page } = document
  const bar = `${innerWidth - page.clientWidth}px`
  if (bar !== '0px' && page.style.getPropertyValue('--scroll-bar') !== bar)
    page.style.setProperty('--scroll-bar', bar)
}
