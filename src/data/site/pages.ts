import { articlePages } from '~/data/blog/article.page'
import { blogPage } from '~/data/blog/blog.page'
import { careerPages } from '~/data/careers/career.page'
import { careersByAreaPage, careersPage } from '~/data/careers/careers.page'
import { rolePages } from '~/data/careers/role.page'
import { comingSoonSource } from '~/data/comingSoon/comingSoon.page'
import { cataloguePage } from '~/data/courses/catalogue.page'
import { categoriesPage, categoryPages, simpleCategoryPages } from '~/data/courses/category.page'
import { comparePage } from '~/data/courses/compare.page'
import { coursePages } from '~/data/courses/course.page'
import { employmentPathwaysPage } from '~/data/employment/employment.page'
import { contactPageSource } from '~/data/help/contact.page'
import { enrollingPageSource, faqPageSource, studyingPageSource } from '~/data/help/help.page'
import { homePage } from '~/data/home/home.page'
import { termsPageSource } from '~/data/legal/terms.page'
import type { MachineContent, MachinesContent } from '~/data/machines/machinePage'
import { forOrganisationsPage, organizationsPage } from '~/data/organisations/organisations.page'
import { programPages, programsPage } from '~/data/programs/programs.page'
import { searchDemoPage, searchIndexData } from '~/data/search/search.page'
import { servicePages, servicesPage } from '~/data/services/services.page'
import { analysisPages } from '~/data/tools/analysis.page'
import { roiCalculatorPage } from '~/data/tools/roiCalculator.page'
import { careerWizardPage } from '~/data/wizard/careerWizard.page'
import { courseWizardPage } from '~/data/wizard/courseWizard.page'
import { coursesMenuData } from './coursesMenu.page'
import type { DeliveredPage, Page, PageHead, PageSource } from './page'

/**
 * Every page of the site. Imported by the build alone: the browser receives one page's data at a time, as JSON,
 * so that no other page's content travels with a page.
 */
export const pageSources = {
  home: homePage,
  coursesMenu: coursesMenuData,
  catalogue: cataloguePage,
  course: coursePages,
  compare: comparePage,
  categories: categoriesPage,
  category: categoryPages,
  simpleCategory: simpleCategoryPages,
  services: servicesPage,
  service: servicePages,
  programs: programsPage,
  program: programPages,
  forOrganisations: forOrganisationsPage,
  organizations: organizationsPage,
  employment: employmentPathwaysPage,
  courseWizard: courseWizardPage,
  careerWizard: careerWizardPage,
  roiCalculator: roiCalculatorPage,
  blog: blogPage,
  article: articlePages,
  careers: careersPage,
  careersByArea: careersByAreaPage,
  career: careerPages,
  role: rolePages,
  contact: contactPageSource,
  faq: faqPageSource,
  enrolling: enrollingPageSource,
  studying: studyingPageSource,
  termsOfService: termsPageSource,
  analysis: analysisPages,
  searchDemo: searchDemoPage,
  searchIndex: searchIndexData,
  comingSoon: comingSoonSource,
} as const

/** Made by the build from the machines themselves, and left out on request. */
export interface MachineSources {
  machines: PageSource<'machines', MachinesContent>
  machine: PageSource<'machine', MachineContent>
}

type Sources = typeof pageSources & MachineSources
export type PageName = keyof Sources
/** What the screen of a page draws. */
export type PageContent<N extends PageName> = Sources[N] extends PageSource<string, infer C> ? C : never

/** Looks a page up without trusting the name or the id. */
export function findPage(name: string, id: string): Page<unknown> | undefined {
  return findIn(pageSources, name, id)
}

/** Any family of pages, by its name. */
export type PageFamilies = Readonly<Record<string, PageSource<string, unknown>>>

/** The same among the families given. */
export const findIn = (sources: PageFamilies, name: string, id: string) =>
  Object.hasOwn(sources, name) ? sources[name]?.load(id) : undefined

/** Leaves out what only the prerendered HTML needs. */
export function deliver<C>({ head, trail, content }: Page<C>): DeliveredPage<C> {
  const { structuredData: _, ...rest }: PageHead = head
  return { head: rest, trail, content }
}

/** Every address with the page it shows. */
export function allAddresses(
  sources: PageFamilies = pageSources,
): readonly { path: string; name: string; id: string }[] {
  return Object.entries(sources).flatMap(([name, source]) =>
    source.ids().flatMap((id) => source.paths(id).map((path) => ({ path, name, id }))),
  )
}
