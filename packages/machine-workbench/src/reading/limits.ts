/** More than this is no machine that somebody wrote, and would keep the page busy. */
export const MOST_CHARACTERS = 1_000_000
