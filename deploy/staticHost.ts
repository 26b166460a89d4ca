import { cacheRules, robotsRules, type SiteHeaders, securityHeaders } from './headers'

const madeBy = '# Made from deploy/headers.ts by: node build/run.mjs deploy/writeNginx.ts\n'

const block = (path: string, lines: readonly string[]) =>
  [path, ...lines.map((line) => `  ${line}`)].join('\n')

/**
 * A `_headers` file for hosts that take a folder. They join the values of every rule that matches, so pages get no
 * Cache-Control here: the hosts' own `max-age=0, must-revalidate` says the same as `no-cache`.
 */
export function staticHostHeaders(site: SiteHeaders): string {
  const rules = [
    ...cacheRules.map((rule) => ({ ...rule, name: 'Cache-Control' })),
    ...robotsRules.map((rule) => ({ ...rule, name: 'X-Robots-Tag' })),
  ]
  const blocks = [
    block(
      '/*',
      securityHeaders(site).map(([name, value]) => `${name}: ${value}`),
    ),
    ...rules.flatMap(({ name, paths, value }) => paths.map((path) => block(path, [`${name}: ${value}`]))),
  ]
  return `${madeBy}\n${blocks.join('\n\n')}\n`
}

/**
 * A `_redirects` file for the same hosts. Whether `/courses/` answers as `/courses` is their own setting ("pretty
 * addresses", "drop trailing slash"); no rule can say it.
 */
export const staticHostRedirects = () => `${madeBy}
/index.html  /          301
/*           /404.html  404
`
