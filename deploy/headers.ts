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
type Variant = 'production' | 'preview'

export interface SiteHeaders {
  variant: Variant
  /** Where leads are posted, when the build was told (VITE_LEAD_ENDPOINT); an address of the site itself adds nothing. */
  leadEndpoint?: string | undefined
  /** What stands in the pages' HTML and may run or style there, as `sha256-…` of its text. */
  inline?: { readonly scripts: readonly string[]; readonly styles: readonly string[] } | undefined
}

const hashes = (tokens: readonly string[] = []) => tokens.map((token) => ` '${token}'`).join('')

/** The origin a page must be allowed to talk to, or nothing when leads stay on the site's own origin. */
export function leadOrigin(endpoint: string | undefined): string | undefined {
  if (!endpoint || /^\/(?!\/)/.test(endpoint)) return undefined
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)) {
    throw new Error(`VITE_LEAD_ENDPOINT must be a path or an http(s) address, not "${endpoint}"`)
  }
  return new URL(endpoint).origin
}

export function contentSecurityPolicy({ variant, leadEndpoint, inline }: SiteHeaders): string {
  const origin = leadOrigin(leadEndpoint)
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(inline?.scripts)}`,
    `style-src 'self'${hashes(inline?.styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${origin ? ` ${origin}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(variant === 'production' ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Only names that browsers know: Chromium warns in the console about each one it does not. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

const twoYears = 63_072_000

/** Sent with every answer, errors and redirects included. */
export function securityHeaders(site: SiteHeaders): readonly Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(site)],
    // Without `preload`: putting a domain on the browsers' list is the owner's decision and is hard to take back.
    ...(site.variant === 'production'
      ? [['Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`] as const]
      : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', deniedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Embedder-Policy', 'require-corp'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
    ['X-Permitted-Cross-Domain-Policies', 'none'],
  ]
}

/** A value for the files whose path matches one of the patterns; `*` stands for any characters. */
export interface PathRule {
  paths: readonly string[]
  value: string
}

/** Files whose name or folder changes with their content. */
const immutable: PathRule = {
  paths: ['/assets/*', '/data/*'],
  value: 'public, max-age=31536000, immutable',
}

/** Pictures under a lasting name: an old one may stand in for a moment while the new one is fetched. */
const pictures: PathRule = {
  paths: ['/art/*', '/og/*', '/icons/*', '/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'],
  value: 'public, max-age=86400, stale-while-revalidate=604800',
}

/** What crawlers, feed readers and browsers fetch by a known name. */
const wellKnown: PathRule = {
  paths: ['/*.xml', '/*.txt', '/*.webmanifest'],
  value: 'public, max-age=3600',
}

/** Patterns do not overlap: static hosts join the values of all rules that match. */
export const cacheRules: readonly PathRule[] = [immutable, pictures, wellKnown]

/** Pages, errors and redirects: ask every time, and get a short 304 when nothing changed. */
export const cacheDefault = 'no-cache'

/** The state-machine pages are for the provider's developers. */
export const robotsRules: readonly PathRule[] = [{ paths: ['/machines', '/machines/*'], value: 'noindex' }]

/** In the syntax that JavaScript and nginx share. */
export const patternSource = ({ paths }: PathRule) =>
  `^(?:${paths.map((path) => path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')).join('|')})$`

const valueFor = (rules: readonly PathRule[], path: string) =>
  rules.find((rule) => new RegExp(patternSource(rule)).test(path))?.value

/** @param file the path of the file that is sent, which for an unknown address is `/404.html` */
export const cacheControlFor = (file: string) => valueFor(cacheRules, file) ?? cacheDefault

/** @param file as in {@link cacheControlFor} */
export const robotsTagFor = (file: string) => valueFor(robotsRules, file)

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
