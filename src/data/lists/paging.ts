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

export function pageOf<Item>(list: readonly Item[], asked: number, size: number): PageOfList<Item> {
  const pages = Math.max(1, Math.ceil(list.length / size))
  const page = Math.min(Math.max(1, Math.trunc(asked) || 1), pages)
  const start = (page - 1) * size
  const items = list.slice(start, start + size)
  return {
    items,
    page,
    pages,
    total: list.length,
    first: items.length && start + 1,
    last: start + items.length,
  }
}
