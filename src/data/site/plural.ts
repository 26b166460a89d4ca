/** `1 unit`, `17 units`, `2 people`: a count with its noun, so that no sentence says "1 units". */
export const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
