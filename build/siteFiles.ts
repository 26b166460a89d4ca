import { articleSummaries } from '~/data/blog/articles'
import { atomFeed, feedPath } from '~/data/blog/feed'
import { careers } from '~/data/careers/careers'
import { company } from '~/data/company'
import { categories } from '~/data/courses/categories'
import { courseGuide } from '~/data/courses/courseGuide'
import { courses } from '~/data/courses/courses'
import { programs } from '~/data/programs/programs'
import { services } from '~/data/services/services'
import { allAddresses } from '~/data/site/page'
import { findPage, pageSources } from '~/data/site/pages'
import { gapAnalysisPage, skillsTemplatePath } from '~/data/tools/analysisPages'
import { allDrawings } from '~/ui/art/drawings'
import { favicon, manifest } from './pictures'
import { securityTxt } from './securityTxt'

/** The drawings at the heads of pages that stand alone. */
const pageDrawings = [
  'page-services',
  'page-programs',
  'page-organisations',
  'page-return',
  'page-employment',
  'page-contact',
  'page-help',
  'page-research',
  'page-enrolling',
  'page-studying',
  'page-coming-soon',
  'page-analysis',
]

/** The files beside the pages that are drawn or written from data, by path. Used by the build and the dev server. */
export function siteFiles(): ReadonlyMap<string, string> {
  const drawings = allDrawings({
    categories: categories.map(({ id }) => id),
    cards: [
      ...courses.map(({ slug }) => `course-${slug}`),
      ...articleSummaries.map(({ slug }) => `article-${slug}`),
      ...careers.map(({ slug }) => `career-${slug}`),
      ...services.map(({ slug }) => `service-${slug}`),
      ...programs.map(({ slug }) => `program-${slug}`),
      ...categories.map(({ id }) => `category-${id}`),
      ...pageDrawings,
    ],
  })
  return new Map([
    ...[...drawings].map(([name, svg]): [string, string] => [`art/${name}`, svg]),
    ...courses.map((course): [string, string] => {
      const { fileName, text } = courseGuide(course, company)
      return [`guides/${fileName}`, text]
    }),
    [skillsTemplatePath.slice(1), gapAnalysisPage.template.content],
    ['favicon.svg', favicon()],
    ['manifest.webmanifest', manifest()],
    ['sitemap.xml', sitemap()],
    [feedPath.slice(1), feed()],
    ['.well-known/security.txt', securityTxt(new Date())],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', company.site).href}\n`],
  ])
}

/** Every page that search engines may list, once, at its canonical address. */
export function canonicalPaths(): readonly string[] {
  const paths = allAddresses(pageSources).flatMap(({ name, id }) => {
    const head = findPage(name, id)?.head
    return head?.index ? [head.path] : []
  })
  return [...new Set(paths)].sort()
}

function sitemap() {
  const urls = canonicalPaths().map((path) => `  <url><loc>${new URL(path, company.site).href}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

const feed = () =>
  atomFeed({
    articles: articleSummaries,
    origin: company.site,
    companyName: company.name,
    authorEmail: company.email.support,
  })
