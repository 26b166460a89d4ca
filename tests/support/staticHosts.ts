/**
 * What hosts that take a folder make of its `_headers` file, as their own published sources do it. One takes headers off at
 * `! Name` and joins what several rules say; one reads past that and lets the last rule win.
 */
export const staticHosts = ['joins', 'last wins'] as const
type StaticHost = (typeof staticHosts)[number]

interface Rule {
  path: string
  lines: string[]
}

function readRules(file: string): Rule[] {
  const rules: Rule[] = []
  for (const line of file.split('\n').map((text) => text.trim())) {
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('/')) rules.push({ path: line, lines: [] })
    else rules.at(-1)?.lines.push(line)
  }
  return rules
}

/** On the second host a `*` that is a step by itself may be missing, with the slash before it. */
function patternOf(path: string, host: StaticHost): RegExp {
  const step = (part: string) => {
    if (part.startsWith(':')) return '[^/]+'
    if (part === '*' && host === 'last wins') return '?.*'
    return part.replaceAll('.', '\\.').replaceAll('*', '.*')
  }
  return new RegExp(`^${path.split('/').map(step).join('/')}$`)
}

/** The headers of an address, by lower-case name. */
export function staticHostAnswer(file: string, address: string, host: StaticHost): Map<string, string> {
  const headers = new Map<string, string>()
  for (const { path, lines } of readRules(file)) {
    if (!patternOf(path, host).test(address)) continue
    for (const line of lines) {
      const [, removed] = /^! (\S+)$/.exec(line) ?? []
      if (removed !== undefined && host === 'joins') headers.delete(removed.toLowerCase())
      const [, name, value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? []
      if (name === undefined) continue
      const before = host === 'joins' ? headers.get(name.toLowerCase()) : undefined
      headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`)
    }
  }
  return headers
}
