/** Where a machine without regions stands, as one word: 'menu.fresh' for `{ menu: 'fresh' }`. */
export function standing(value: unknown): string {
  if (typeof value === 'string') return value
  const [[outer, inner] = ['', '']] = Object.entries(value as object)
  return `${outer}.${standing(inner)}`
}
