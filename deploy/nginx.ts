import {
  defaultType,
  fileStatuses,
  type HeaderRules,
  headerRules,
  hiddenPattern,
  longestAddress,
  mimeTypes,
  patternSource,
  redirectStatus,
  respellings,
  type SiteHeaders,
} from './headers'

export interface NginxSite extends SiteHeaders {
  serverName: string
  /** The folder that holds the built site. */
  root: string
  /** Address and port, as nginx writes them. */
  listen: string
  /** With a certificate, plain http is redirected; without one, the site is served over plain http. */
  tls?: { certificate: string; key: string; plainListen: string }
}

/** What nginx reads of one value; a longer one it refuses with "too long parameter". */
const LONGEST_VALUE = 4000

function quoted(text: string) {
  const value = `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  if (value.length > LONGEST_VALUE)
    throw new Error(`nginx takes no value of ${value.length} characters: ${value.slice(0, 80)}…`)
  return value
}

const map = (from: string, to: string, lines: readonly string[]) =>
  [`map ${from} ${to} {`, ...lines.map((line) => `  ${line};`), '}'].join('\n')

const variableOf = ({ name }: HeaderRules) => `$site_${name.toLowerCase().replaceAll('-', '_')}`

/** A header whose value depends on the file. An unknown address under /assets/ is not kept for a year. */
const fileMap = (rules: HeaderRules) =>
  map('"$status:$uri"', variableOf(rules), [
    `default ${quoted(rules.value)}`,
    ...(rules.of ?? []).map(
      (rule) => `${quoted(`~^(?:${fileStatuses.join('|')}):${patternSource(rule)}$`)} ${quoted(rule.value)}`,
    ),
  ])

const respellingsMap = map('$request_uri', '$respelled', [
  'default ""',
  ...respellings.map(
    ({ pattern, emptyPath }) => `${quoted(`~${pattern}`)} ${quoted(`${emptyPath ?? '$path'}$query`)}`,
  ),
])

const types = Object.entries(mimeTypes).map(([extension, type]) => `    ${quoted(type)} ${extension};`)

function listenLines({ listen, serverName, tls }: NginxSite) {
  const lines = [`listen ${listen}${tls ? ' ssl http2' : ''};`, `server_name ${serverName};`]
  if (tls) {
    lines.push(
      `ssl_certificate ${tls.certificate};`,
      `ssl_certificate_key ${tls.key};`,
      'ssl_protocols TLSv1.2 TLSv1.3;',
      'ssl_session_cache shared:site:1m;',
      'ssl_session_tickets off;',
    )
  }
  return lines.map((line) => `  ${line}`).join('\n')
}

const plainServer = ({ serverName, tls }: NginxSite) =>
  tls
    ? `
server {
  listen ${tls.plainListen};
  server_name ${serverName};
  server_tokens off;
  # Browsers keep a permanent redirect for good where nothing says how long.
  add_header Cache-Control "no-cache" always;
  return ${redirectStatus} https://${serverName}$request_uri;
}
`
    : ''

export function nginxConfig(site: NginxSite) {
  const headers = headerRules(site)
  return `# Made by the build from deploy/headers.ts. It goes inside nginx's http block, which is where conf.d files are read.

${respellingsMap}

${headers
  .filter((rules) => rules.of)
  .map(fileMap)
  .join('\n\n')}

${map('$status', '$site_allow', ['default ""', '405 "GET, HEAD"'])}
${plainServer(site)}
server {
${listenLines(site)}
  root ${site.root};
  charset off;
  server_tokens off;
  absolute_redirect off;
  etag on;
  large_client_header_buffers 4 ${longestAddress / 1024}k;

  types {
${types.join('\n')}
  }
  default_type ${defaultType};

  # No location below may add a header of its own: it would lose all of these.
${headers
  .map((rules) => `  add_header ${rules.name} ${rules.of ? variableOf(rules) : quoted(rules.value)} always;`)
  .join('\n')}
  add_header Allow $site_allow always;

  # The build writes the .gz twins. Where the brotli module is installed, the .br twins are smaller still:
  # brotli_static on;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;

  error_page 404 /404.html;

  if ($request_method !~ ^(?:GET|HEAD)$) {
    return 405;
  }
  if ($respelled) {
    return ${redirectStatus} $respelled;
  }

  location = /404.html {
    internal;
  }
  location ~ ${quoted(hiddenPattern)} {
    return 404;
  }
  # By the rule below its file would be //index.html, which no header is said for.
  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri/index.html $uri =404;
  }
}
`
}
