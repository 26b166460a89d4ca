import { feedPath } from '~/data/blog/feed'
import { company } from '~/data/company'
import { hrefOf } from '~/data/site/links'
import type { Page } from '~/data/site/page'
import { documentTitle } from '~/data/site/page'

export interface HeadParts {
  page: Page<unknown> | undefined
  path: string
  /** Version of the page data. */
  version: string
  /** The blocking script's file. */
  boot: string
  /** The file of everything the first paint is styled by. */
  sheet: string
  /** The files that went into the sheet, for pages that are opened from this one. */
  sheetParts: readonly string[]
  /** The application's first script, and those it needs on this page. */
  entry: string
  scripts: readonly string[]
  data: readonly string[]
  fonts: readonly string[]
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** As an attribute that the blocking script reads. */
const addresses = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ')

/** JSON inside a script element: `<` must not close it. */
const jsonForHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const feedLink = `<link rel="alternate" type="application/atom+xml" href="${feedPath}" title="${company.name} blog">`
const isOfBlog = (path: string) => path === '/blog' || path.startsWith('/blog/')

/** The breadcrumb as search engines read it. The last step has no address of its own, as on the page. */
function breadcrumbs(page: Page<unknown> | undefined) {
  if (!page || page.trail.length === 0) return []
  const itemListElement = page.trail.map(({ label, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(link && { item: new URL(hrefOf(link), company.site).href }),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/** Everything of a document's head that differs from page to page. */
export function documentHead({
  page,
  version,
  boot,
  sheet,
  sheetParts,
  entry,
  scripts,
  data,
  fonts,
}: HeadParts) {
  const head = page?.head ?? {
    title: 'Page not found',
    description:
      'This address leads nowhere on our site. Search, or start again from one of the useful pages.',
    path: undefined,
    index: false,
    image: undefined,
    structuredData: undefined,
  }
  const title = documentTitle(head.title)
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', head.description),
    meta('content-version', version),
    head.index ? '' : meta('robots', 'noindex'),
    `<script src="/${boot}" data-entry="/${entry}" data-scripts="${addresses(scripts)}" data-data="${addresses(data)}"></script>`,
    `<link rel="stylesheet" href="/${sheet}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...sheetParts.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
  ]
  if (head.path !== undefined) {
    const url = new URL(head.path, company.site).href
    const isArticle = head.structuredData?.some((node) => node['@type'] === 'Article')
    const image = new URL(`/og/${head.image ?? 'site'}.png`, company.site).href
    tags.push(
      `<link rel="canonical" href="${escapeHtml(url)}">`,
      isOfBlog(head.path) ? feedLink : '',
      property('og:type', isArticle ? 'article' : 'website'),
      property('og:site_name', 'Lyrebird Learning'),
      property('og:locale', 'en_AU'),
      property('og:title', head.title),
      property('og:description', head.description),
      property('og:url', url),
      property('og:image', image),
      property('og:image:width', '1200'),
      property('og:image:height', '630'),
      property('og:image:alt', 'A lyrebird’s tail, drawn in bold flat shapes'),
      meta('twitter:card', 'summary_large_image'),
    )
  }
  for (const node of [...(head.structuredData ?? []), ...breadcrumbs(page)]) {
    tags.push(
      `<script type="application/ld+json">${jsonForHtml({ '@context': 'https://schema.org', ...node })}</script>`,
    )
  }
  return tags.filter(Boolean).join('\n    ')
}
