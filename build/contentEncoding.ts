export type Encoding = 'br' | 'gzip' | 'identity'

/** The twin files the build leaves, best first. */
export const twins: readonly { encoding: Encoding; suffix: string }[] = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
]

/** Reads an Accept-Encoding header; a weight that is not a number between 0 and 1 counts as a refusal. */
function weights(header: string): Map<string, number> {
  const entries = header.split(',').map((part): [string, number] => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const q = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '')
    if (q === undefined) return [name, 1]
    const weight = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q) ? Number(q) : 0
    return [name, weight]
  })
  return new Map(entries.filter(([name]) => name !== ''))
}

/**
 * The encodings a client accepts, the one it likes best first. Of equally liked ones the smaller comes first, and
 * the plain file is always last, since an answer is better than 406.
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const given = weights(header ?? '')
  const weightOf = (name: string) =>
    given.get(name) ?? (name === 'gzip' ? given.get('x-gzip') : undefined) ?? given.get('*') ?? 0
  const accepted = twins
    .map(({ encoding }) => ({ encoding, weight: weightOf(encoding) }))
    .filter(({ weight }) => weight > 0 && weight >= (given.get('identity') ?? 0))
    .sort((a, b) => b.weight - a.weight)
  return [...accepted.map(({ encoding }) => encoding), 'identity']
}
