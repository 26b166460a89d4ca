import { posix } from 'node:path'

/**
 * The one source of everything a host adds to a file: the security headers, how long a file may be kept, its type,
 * and the addresses that are sent elsewhere. The preview server, the nginx configuration and the static-host files
 * are all made from it.
 */

export type Header = readonly [name: string, value: string]

/**
 * `preview` leaves out the two rules that only make sense behind a certificate. A browser that obeyed them on a
 * plain http preview would ask for every script over https and find nobody there.
 */
export type Variant = 'production' | 'preview'

/** What one build decided about its headers. It is kept with the site, and every host is told the same. */
export interface BuiltHeaders {
  /** Where leads are posted, when the build was told (VITE_LEAD_ENDPOINT); an address of the site itself adds nothing. */
  leadEndpoint?: string | undefined
  /** Where browsers report what the policy refused, when the build was told (CSP_REPORT_ENDPOINT). */
  reportEndpoint?: string | undefined
  /** What stands in the pages' HTML and may run or style there, as `sha256-…` of its text. */
  inline?: Inline | undefined
}

export interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** By its path: the styles of a page that has a sheet of its own, which is told no other's. */
  readonly stylesOf?: Readonly<Record<string, readonly string[]>>
}

export interface SiteHeaders extends BuiltHeaders {
  variant: Variant
}

/** The origin a page must be allowed to talk to, or nothing when leads stay on the site's own origin. */
export function leadOrigin(endpoint: string | undefined): string | undefined {
  if (!endpoint || /^\/(?!\/)/.test(endpoint)) return undefined
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)) {
    throw new Error(`VITE_LEAD_ENDPOINT must be a path or an http(s) address, not "${endpoint}"`)
  }
  return new URL(endpoint).origin
}

/** The address as it may stand in a policy and in nginx's quotes, where each of the refused characters means something. */
function reportAddress(endpoint: string | undefined): string | undefined {
  if (!endpoint) return undefined
  if (
    !/^(?:\/(?!\/)|https:\/\/)[^\s"'$\\,;]*$/.test(endpoint) ||
    !URL.canParse(endpoint, 'https://site.example')
  )
    throw new Error(
      `CSP_REPORT_ENDPOINT must be a path or an https address without quotes, commas, semicolons and $, not "${endpoint}"`,
    )
  return endpoint
}

const hashes = (tokens: readonly string[] = []) => tokens.map((token) => ` '${token}'`).join('')

/** The name under which `Reporting-Endpoints` and the policy speak of the same address. */
const REPORTS = 'csp'

export function contentSecurityPolicy({
  variant,
  leadEndpoint,
  reportEndpoint,
  inline,
}: SiteHeaders): string {
  const origin = leadOrigin(leadEndpoint)
  const reports = reportAddress(reportEndpoint)
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(inline?.scripts)}`,
    `style-src 'self'${hashes(inline?.styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${origin ? ` ${origin}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    // A page whose scripts do not run posts its form there.
    `form-action 'self'${origin ? ` ${origin}` : ''}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(variant === 'production' ? ['upgrade-insecure-requests'] : []),
    // The second is for browsers that do not know the first yet.
    ...(reports ? [`report-to ${REPORTS}`, `report-uri ${reports}`] : []),
  ].join('; ')
}

/**
 * What reads a device or its user, or asks for it. Only names that browsers know: Chromium warns in the console about
 * each one it does not.
 */
const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

const twoYears = 63_072_000

/** A value for the files whose path matches one of the patterns: `*` stands for any characters, `:name` for one step. */
export interface PathRule {
  paths: readonly string[]
  value: string
}

/** A header, with what every answer has, and what the files of a path have instead. An empty value is not sent. */
export interface HeaderRules {
  name: string
  value: string
  of?: readonly PathRule[]
}

/** The open catalogue: other sites may read it, too. */
const openFiles: readonly string[] = ['/open-data/courses.*', '/open-data/intakes.ics']

/**
 * Files that no browser makes a document of, so that what only documents obey would be sent for nothing. The script of a
 * worker is none of them: a worker lives by the headers of its own file.
 */
const resources: readonly string[] = [
  '/assets/*',
  '/data/*',
  '/og/*',
  '/icon-*',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/*.txt',
  '/*.webmanifest',
  ...openFiles,
]

/** Files that are documents once somebody opens them by themselves, and then need nothing from anywhere. */
const drawings: readonly string[] = ['/art/*', '/favicon.svg', '/*.xml']

const forDocuments = (name: string, value: string): HeaderRules => ({
  name,
  value,
  of: [{ paths: [...resources, ...drawings], value: '' }],
})

/** The pages that many visits begin on have sheets of their own: the hashes of all others would be half of their headers. */
const policiesOfPages = (site: SiteHeaders): readonly PathRule[] =>
  Object.entries(site.inline?.stylesOf ?? {}).map(([path, styles]) => ({
    paths: [path, posix.join(path, 'index.html')],
    value: contentSecurityPolicy({ ...site, inline: { scripts: site.inline?.scripts ?? [], styles } }),
  }))

function securityHeaders(site: SiteHeaders): readonly HeaderRules[] {
  const reports = reportAddress(site.reportEndpoint)
  return [
    {
      name: 'Content-Security-Policy',
      value: contentSecurityPolicy(site),
      of: [
        { paths: resources, value: '' },
        { paths: drawings, value: "default-src 'none'; frame-ancestors 'none'" },
        ...policiesOfPages(site),
      ],
    },
    ...(reports ? [forDocuments('Reporting-Endpoints', `${REPORTS}="${reports}"`)] : []),
    // Without `preload`: putting a domain on the browsers' list is the owner's decision and is hard to take back.
    ...(site.variant === 'production'
      ? [{ name: 'Strict-Transport-Security', value: `max-age=${twoYears}; includeSubDomains` }]
      : []),
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    forDocuments('Referrer-Policy', 'strict-origin-when-cross-origin'),
    forDocuments('Permissions-Policy', deniedFeatures.map((feature) => `${feature}=()`).join(', ')),
    forDocuments('Cross-Origin-Opener-Policy', 'same-origin'),
    forDocuments('Cross-Origin-Embedder-Policy', 'require-corp'),
    {
      name: 'Cross-Origin-Resource-Policy',
      value: 'same-origin',
      of: [{ paths: openFiles, value: 'cross-origin' }],
    },
    { name: 'Access-Control-Allow-Origin', value: '', of: [{ paths: openFiles, value: '*' }] },
    forDocuments('X-Frame-Options', 'DENY'),
    forDocuments('X-Permitted-Cross-Domain-Policies', 'none'),
  ]
}

export const CACHE = 'Cache-Control'

/** Patterns of one header do not overlap: some static hosts join the values of all rules that match. */
const cacheRules: readonly PathRule[] = [
  {
    // Files whose name or folder changes with their content, which that of `/data/version.json` does not.
    // Counted step by step: on some hosts `/data/:version/*` would match it too.
    paths: [
      '/assets/*',
      '/workers/*',
      '/data/:version/:file',
      '/data/:version/:name/:file',
      '/data/:version/:name/:part/:file',
    ],
    value: 'public, max-age=31536000, immutable',
  },
  // A tab asks it whether the site has moved on, and an answer from anybody's store would be no answer.
  { paths: ['/data/version.json'], value: 'no-store' },
  {
    // Pictures under a lasting name: an old one may stand in for a moment while the new one is fetched.
    paths: ['/art/*', '/og/*', '/icon-*', '/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'],
    value: 'public, max-age=86400, stale-while-revalidate=604800',
  },
  // What crawlers, feed readers and browsers fetch by a known name.
  { paths: ['/*.xml', '/*.txt', '/*.webmanifest', ...openFiles], value: 'public, max-age=3600' },
]

/** Every header of the site that does not follow from the file itself, as its type and its length do. */
export const headerRules = (site: SiteHeaders): readonly HeaderRules[] => [
  ...securityHeaders(site),
  // Pages, errors and redirects: ask every time, and get a short 304 when nothing changed.
  { name: CACHE, value: 'no-cache', of: cacheRules },
  // The state-machine pages are for the provider's developers.
  { name: 'X-Robots-Tag', value: '', of: [{ paths: ['/machines', '/machines/*'], value: 'noindex' }] },
]

/**
 * The answers that carry the file of their address. To any other, such as a redirect or an error, the rules of the path do
 * not apply: they would be kept as long as the file.
 */
export const fileStatuses: readonly number[] = [200, 206, 304]

/** In the syntax that JavaScript and nginx share. */
export const patternSource = ({ paths }: PathRule) =>
  `(?:${paths
    .map((path) =>
      path
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*')
        .replace(/:\w+/g, '[^/]+'),
    )
    .join('|')})`

/** Gives the headers of an answer by the path of the file that it carries; a redirect, an error or the not-found page has none. */
export function headersOf(site: SiteHeaders): (file?: string) => readonly Header[] {
  const rules = headerRules(site).map(({ name, value, of = [] }) => ({
    name,
    value,
    of: of.map((rule) => ({ pattern: new RegExp(`^${patternSource(rule)}$`), value: rule.value })),
  }))
  return (file) =>
    rules.flatMap(({ name, value, of }) => {
      const rule = file === undefined ? undefined : of.find(({ pattern }) => pattern.test(file))
      const sent = rule?.value ?? value
      return sent ? [[name, sent] as const] : []
    })
}

/** Types by file extension, with the charset where the type is text. */
export const mimeTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  scxml: 'application/scxml+xml; charset=utf-8',
  mmd: 'text/vnd.mermaid; charset=utf-8',
  puml: 'text/plain; charset=utf-8',
  dot: 'text/vnd.graphviz; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
}

export const defaultType = 'application/octet-stream'

/** What is worth compressing; the pictures and fonts above already are. */
export const compressible: readonly string[] = [
  'html',
  'css',
  'js',
  'json',
  'webmanifest',
  'xml',
  'txt',
  'md',
  'csv',
  'ics',
  'scxml',
  'mmd',
  'puml',
  'dot',
  'svg',
]

/** A request line longer than this is answered with 414. */
export const longestAddress = 8192

/**
 * Addresses that are another spelling of a page, matched against the raw request target. The page is in the groups
 * `path` and `query`. A second slash or a backslash at the front never matches: a browser would read what
 * follows as another host.
 */
export const respellings: readonly { pattern: string; emptyPath?: '/' }[] = [
  { pattern: '^(?<path>)/index\\.html(?<query>\\?.*)?$', emptyPath: '/' },
  { pattern: '^(?<path>/[^/\\\\?][^?]*)/index\\.html(?<query>\\?.*)?$' },
  { pattern: '^(?<path>/[^/\\\\?](?:[^?]*[^/?])?)/+(?<query>\\?.*)?$' },
]

/** Permanent, and keeps the method. */
export const redirectStatus = 308

/** Where a raw request target is redirected to, if it is another spelling of a page. */
export function redirectFor(target: string): string | undefined {
  for (const { pattern, emptyPath = '' } of respellings) {
    const groups = new RegExp(pattern).exec(target)?.groups
    if (groups) return `${groups.path || emptyPath}${groups.query ?? ''}`
  }
  return undefined
}

/**
 * Files in the folder that are not for visitors: dot files (but for `/.well-known/`), the compressed twins, the
 * static-host files, and the not-found page, which has no address of its own.
 */
export const hiddenPattern = '^/404\\.html$|/\\.(?!well-known/)|\\.(?:br|gz)$|^/_(?:headers|redirects)$'

const hidden = new RegExp(hiddenPattern)

export const isHidden = (path: string) => hidden.test(path)
