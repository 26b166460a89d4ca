import type { MachinePaths } from 'machine-workbench/description/machinePath'
import { accessibilityPage } from '~/data/accessibility/accessibility.page'
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
import { onThisDevicePage } from '~/data/device/onThisDevice.page'
import { employmentPathwaysPage } from '~/data/employment/employment.page'
import { contactPageSource } from '~/data/help/contact.page'
import { enrollingPageSource, faqPageSource, studyingPageSource } from '~/data/help/help.page'
import { homePage } from '~/data/home/home.page'
import { keyboardPage } from '~/data/keyboard/keyboard.page'
import { termsPageSource } from '~/data/legal/terms.page'
import type { MachineContent, MachinesContent, OpenMachineContent } from '~/data/machines/machinePage'
import { openDataPage } from '~/data/openData/openData.page'
import { forOrganisationsPage, organizationsPage } from '~/data/organisations/organisations.page'
import { programPages, programsPage } from '~/data/programs/programs.page'
import { searchDemoPage, searchIndexOf } from '~/data/search/search.page'
import { servicePages, servicesPage } from '~/data/services/services.page'
import { shortlistPage } from '~/data/shortlist/shortlist.page'
import { analysisPages } from '~/data/tools/analysis.page'
import { roiCalculatorPage } from '~/data/tools/roiCalculator.page'
import { careerWizardPage } from '~/data/wizard/careerWizard.page'
import { courseWizardPage } from '~/data/wizard/courseWizard.page'
import { coursesMenuData } from './coursesMenu.page'
import { findIn, type PageSource } from './page'

const contentSources = {
  home: homePage,
  coursesMenu: coursesMenuData,
  catalogue: cataloguePage,
  course: coursePages,
  compare: comparePage,
  shortlist: shortlistPage,
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
  onThisDevice: onThisDevicePage,
  comingSoon: comingSoonSource,
  openData: openDataPage,
  accessibility: accessibilityPage,
  keyboard: keyboardPage,
} as const

/**
 * Every page of the site. Imported by the build alone: the browser receives one page's data at a time, as JSON,
 * so that no other page's content travels with a page.
 */
export const pageSources = { ...contentSources, searchIndex: searchIndexOf(contentSources) } as const

/** Made by the build from the machines themselves, and left out on request. */
export interface MachineSources {
  machines: PageSource<'machines', MachinesContent>
  machine: PageSource<'machine', MachineContent>
  openMachine: PageSource<'openMachine', OpenMachineContent>
  /** Has no address: the bench of a machine fetches it when its paths are asked for. */
  machinePaths: PageSource<'machinePaths', MachinePaths>
}

type Sources = typeof pageSources & MachineSources
export type PageName = keyof Sources
/** What the screen of a page draws. */
export type PageContent<N extends PageName> = Sources[N] extends PageSource<string, infer C> ? C : never

/** Looks a page up without trusting the name or the id. */
export const findPage = (name: string, id: string) => findIn(pageSources, name, id)
