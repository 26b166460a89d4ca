/**
 * Whether this is one of the browsers that `browserslist` in package.json names, by what the oldest of each engine were the
 * first to have: Firefox 121, Chromium 111 and Safari 17.4.
 */
export const isServed = () =>
  CSS.supports('selector(:has(*))') &&
  CSS.supports('color: color-mix(in oklab, red, red)') &&
  'checkVisibility' in Element.prototype
