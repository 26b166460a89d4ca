import { CACHE, type HeaderRules, headerRules, type SiteHeaders } from './headers'

const madeBy = '# Made by the build from deploy/headers.ts.\n'

const block = (path: string, lines: readonly string[]) =>
  [path, ...lines.map((line) => `  ${line}`)].join('\n')

const line = (name: string, value: string) => `${name}: ${value}`

/**
 * What a path has instead of what every answer has. `! Name` takes a header off again; hosts that do not know it read past
 * it and send the header, which costs bytes and nothing else.
 */
const instead = (name: string, common: string, value: string) => [
  ...(common ? [`! ${name}`] : []),
  ...(value ? [line(name, value)] : []),
]

/** Hosts add the values of all rules that match, so what they say of a page's freshness by themselves has to do. */
const ofEvery = ({ name, value }: HeaderRules) => (name === CACHE ? '' : value)

/**
 * A `_headers` file for hosts that take a folder. They go by the address that was asked for: an unknown one below
 * `/assets/` is answered as a file from there would be, which only nginx can tell apart.
 */
export function staticHostHeaders(site: SiteHeaders): string {
  const rules = headerRules(site)
  const byPath = new Map<string, string[]>()
  for (const header of rules) {
    for (const { paths, value } of header.of ?? []) {
      for (const path of paths) {
        const lines = byPath.get(path) ?? []
        byPath.set(path, [...lines, ...instead(header.name, ofEvery(header), value)])
      }
    }
  }
  const common = rules.filter(ofEvery).map((header) => line(header.name, header.value))
  const blocks = [block('/*', common), ...[...byPath].map(([path, lines]) => block(path, lines))]
  return `${madeBy}\n${blocks.join('\n\n')}\n`
}

/**
 * A `_redirects` file for the same hosts. Whether `/courses/` answers as `/courses` is their own setting ("pretty
 * addresses", "drop trailing slash"); no rule can say it. They say nothing of how long a redirect may be kept, and
 * browsers keep a permanent one for good.
 */
export const staticHostRedirects = () => `${madeBy}
/index.html  /          302
/.deploy/*   /404.html  404!
/*           /404.html  404
`
