export interface PageOfList<Item> {
  items: readonly Item[]
  /** The page shown: one beyond the last is the last. */
  page: number
  pages: number
  total: number
  /** Positions in the whole list, counted from 1; both 0 where it is empty. */
  first: number
  last: number
}

/** Which part of a list of so many items a page shows. */
export function pageAt(total: number, asked: number, size: number): Omit<PageOfList<never>, 'items'> {
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(Math.max(1, Math.trunc(asked) || 1), pages)
  const start = (page - 1) * size
  return { page, pages, total, first: total && start + 1, last: Math.min(start + size, total) }
}

export function pageOf<Item>(list: readonly Item[], asked: number, size: number): PageOfList<Item> {
  const shown = pageAt(list.length, asked, size)
  return { ...shown, items: list.slice(Math.max(0, shown.first - 1), shown.last) }
}

/** So many pages are all named; of more, those around the one shown, and the ends. */
const ALL_NAMED = 9
const AROUND = 2

/** The pages that can be gone to from a page, in their order; a gap stands for those that are left out. */
export function pagesNamed(page: number, pages: number): readonly (number | 'gap')[] {
  if (pages <= ALL_NAMED) return Array.from({ length: pages }, (_, at) => at + 1)
  const from = Math.max(1, page - AROUND)
  const around = Array.from({ length: Math.min(pages, page + AROUND) - from + 1 }, (_, at) => from + at)
  const named = [...new Set([1, ...around, pages])]
  return named.flatMap((one, at) => (one - (named[at - 1] ?? 0) > 1 ? ['gap' as const, one] : [one]))
}
