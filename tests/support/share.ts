/** `npm test` takes a share of what is one thing many times over; with `PAGES=whole` all of it is taken. */
export const isWhole = process.env.PAGES === 'whole'

/** All of a list, or every nth of it: those that come when it is the turn of `turn`. */
export const shareOf = <T>(items: readonly T[], nth: number, turn = 0): readonly T[] =>
  isWhole ? items : items.filter((_, index) => index % nth === turn % nth)
