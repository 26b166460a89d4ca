import { feedPath } from '~/data/blog/feed'
import { company } from '~/data/company'
import { previewPicture } from '~/data/provider'
import { hrefOf } from '~/data/site/links'
import type { Page } from '~/data/site/page'
import { documentTitle } from '~/data/site/page'

export interface HeadParts {
  page: Page<unknown> | undefined
  path: string
  /** Version of the page data. */
  version: string
  /** The script that stands in the document: it runs before anything is painted. */
  boot: string
  /** What the page is styled by, also in the document. */
  sheet: string
  /** The files that it holds whole: a script that is fetched later has no need of them. */
  sheetParts: readonly string[]
  /** The rules of the fonts that are to be fetched, and the files that every page needs of them. */
  fontSheet: string
  fonts: readonly string[]
  /** What comes before this id moves while it arrives piece by piece, and is painted once it is there. */
  paintedFrom: string | undefined
  /** The scripts of this page; the first is the one that starts. */
  scripts: readonly { file: string; integrity: string }[]
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** JSON inside a script element: `<` must not close it. */
export const jsonForHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The page can be read without its scripts, so they come after what it is read by. */
const loading = ({ integrity }: HeadParts['scripts'][number]) =>
  `integrity="${integrity}" crossorigin fetchpriority="low"`

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
  fontSheet,
  fonts,
  paintedFrom,
  scripts: [first, ...others],
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
    `<style media="not all" data-fonts="${fonts.map((file) => `/${file}`).join(' ')}">${fontSheet}</style>`,
    `<noscript><style>${fontSheet}</style></noscript>`,
    `<script>${boot}</script>`,
    `<style>${sheet}</style>`,
    paintedFrom ? `<link rel="expect" href="#${paintedFrom}" blocking="render">` : '',
    first ? `<script type="module" src="/${first.file}" ${loading(first)} async></script>` : '',
    ...others.map((script) => `<link rel="modulepreload" href="/${script.file}" ${loading(script)}>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
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
      property('og:site_name', company.name),
      property('og:locale', 'en_AU'),
      property('og:title', head.title),
      property('og:description', head.description),
      property('og:url', url),
      property('og:image', image),
      property('og:image:width', '1200'),
      property('og:image:height', '630'),
      property('og:image:alt', previewPicture),
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
