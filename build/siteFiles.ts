import { startsCalendar } from '~/app/startsCalendar'
import { articleSummaries } from '~/data/blog/articles'
import { atomFeed, feedPath } from '~/data/blog/feed'
import { company } from '~/data/company'
import { courseGuide } from '~/data/courses/courseGuide'
import { courses } from '~/data/courses/courses'
import { guideText } from '~/data/courses/guideText'
import { catalogueCsv, catalogueJsonSchema, openCatalogue } from '~/data/openData/openCatalogue'
import { openFiles } from '~/data/openData/openFiles'
import { buildDay } from '~/data/site/buildDay'
import { allAddresses } from '~/data/site/page'
import { findPage, pageSources } from '~/data/site/pages'
import { gapAnalysisPage, skillsTemplatePath } from '~/data/tools/analysisPages'
import { drawings } from './drawings'
import { favicon, manifest } from './pictures'
import { securityTxt } from './securityTxt'

/** The files beside the pages that are drawn or written from data, by path. Used by the build and the dev server. */
export function siteFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...[...drawings()].map(([name, svg]): [string, string] => [`art/${name}.svg`, svg]),
    ...courses.map((course): [string, string] => {
      const guide = courseGuide(course, company, buildDay)
      return [`guides/${guide.fileName}.txt`, guideText(guide)]
    }),
    ...openCatalogueFiles(),
    [skillsTemplatePath.slice(1), gapAnalysisPage.template.content],
    ['favicon.svg', favicon()],
    ['manifest.webmanifest', manifest()],
    ['sitemap.xml', sitemap()],
    [feedPath.slice(1), feed()],
    ['.well-known/security.txt', securityTxt(new Date())],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', company.site).href}\n`],
  ])
}

/** The catalogue to reuse: its forms are made from one and the same data. */
function openCatalogueFiles(): [string, string][] {
  const catalogue = openCatalogue(courses, buildDay)
  return [
    [openFiles.json.slice(1), `${JSON.stringify(catalogue, null, 2)}\n`],
    [openFiles.schema.slice(1), `${JSON.stringify(catalogueJsonSchema(), null, 2)}\n`],
    [openFiles.csv.slice(1), catalogueCsv(catalogue)],
    [openFiles.calendar.slice(1), startsCalendar(courses, company.site, new Date(buildDay))],
  ]
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
