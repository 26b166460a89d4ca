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
