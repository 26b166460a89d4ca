import {
  cacheDefault,
  cacheRules,
  defaultType,
  hiddenPattern,
  longestAddress,
  mimeTypes,
  type PathRule,
  patternSource,
  redirectStatus,
  respellings,
  robotsRules,
  type SiteHeaders,
  securityHeaders,
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

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const map = (from: string, to: string, lines: readonly string[]) =>
  [`map ${from} ${to} {`, ...lines.map((line) => `  ${line};`), '}'].join('\n')

const rulesMap = (to: string, fallback: string, rules: readonly PathRule[]) =>
  map('$uri', to, [
    `default ${quoted(fallback)}`,
    ...rules.map((rule) => `${quoted(`~${patternSource(rule)}`)} ${quoted(rule.value)}`),
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
  return ${redirectStatus} https://${serverName}$request_uri;
}
`
    : ''

/** Goes inside nginx's \`http\` block, which is where conf.d files are read. */
export const nginxConfig = (
  site: NginxSite,
) => `# Made from deploy/headers.ts by: node build/run.mjs deploy/writeNginx.ts
# Do not edit by hand; a test compares the two.

${respellingsMap}

# By the file that is sent, so an unknown address under /assets/ is not kept for a year.
${rulesMap('$site_cache', cacheDefault, cacheRules)}

${rulesMap('$site_robots', '', robotsRules)}

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
${securityHeaders(site)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
  add_header Cache-Control $site_cache always;
  add_header X-Robots-Tag $site_robots always;
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
  location / {
    try_files $uri/index.html $uri =404;
  }
}
`
