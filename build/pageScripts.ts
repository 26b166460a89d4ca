import { relative } from 'node:path'
import type { Plugin } from 'vite'

const screens = (names: string) => new RegExp(`/src/routes/(?:${names})\\.tsx\\?tsr-split=component$`)

/** The screen that comes with the application: it is below 1 KB, which costs less than a request. */
const small = screens('index')

/** What begins the script of each area of the site: the screens of its routes, and what these ask for by themselves. */
const areas = {
  homeLater: /\/src\/ui\/home\/(CategoriesSection|CourseFinderSection|LowerSections)\.tsx$/,
  presses: /\/src\/(app\/(searchOverlay|toasts)|ui\/site\/(CoursesMenu|ServicesMenu))\.tsx?$/,
  catalogue:
    /\/src\/routes\/courses\.index\.tsx\?tsr-split=component$|\/src\/app\/(comparison|catalogue)\.ts$/,
  course: screens('courses?\\.\\$course'),
  courseLater: /\/src\/app\/screens\/CourseDetailsScreen\.tsx$/,
  choosing: screens('(?:categories|category|courses\\.compare|compare)\\b.*'),
  careers: screens('(?:careers|career-hub|career-paths|CareerHubPage|employment-pathways)\\b.*'),
  services: screens('(?:programs|services|academic|research|research-students)\\b.*'),
  company: screens(
    '(?:about|accessibility|keyboard|organizations|for-organisations|on-this-device|open-data|pricing|privacy|resources|pages|terms)\\b.*',
  ),
  reading: screens('(?:blog|blogs|faq|contact|how-to-enroll|studying-online)\\b.*'),
  calculator: screens('tools\\.roi-calculator'),
  wizards: screens('(?:tools\\.(?!roi-)|course-wizard\\b).*'),
  machines: screens('machines\\b.*'),
  // Each by itself would be a file of a few lines, which the application has to name.
  notFound: /\?tsr-split=notFoundComponent$/,
} satisfies Record<string, RegExp>
type Area = keyof typeof areas

/**
 * Pages whose weight has a budget, and what is fetched on every page: what two of them share comes with the application,
 * since no page should fetch the script of another.
 */
const busiest: readonly Area[] = ['catalogue', 'course', 'presses']

/** Large parts that some pages of an area need and others do not. */
const libraries = {
  aria: /\/node_modules\/(react-aria|react-aria-components|react-stately|@internationalized|@react-aria)\/|\/src\/ui\/kit\/(RadioGroup|Tabs)\.tsx$/,
  tables:
    /\/node_modules\/@tanstack\/(react-table|table-core)\/|\/(DataTable|ArrangedTable|dataTable\.machine)\.tsx?$/,
  leads:
    /\/src\/(app\/(leads\/(?!useEnquiry|sendEnquiry)|giveBack|newsletter)|machines\/submission\.|data\/(enquiry\/(lead|drafts)|wizard\/courseFinder)\.)/,
  enquiry: /\/src\/(ui\/enquiry\/|data\/enquiry\/(?:enquiry|contactDoubts)\.|app\/leads\/(use|send)Enquiry)/,
  shortcuts: /\/src\/(?:app|machines)\/shortcuts\.|\/src\/data\/keyboard\/shortcuts\./,
  shortlist: /\/src\/data\/shortlist\//,
  zod: /\/node_modules\/zod\//,
}

/** What two of the busiest share and nobody needs before a press. */
const dialog = /\/src\/ui\/kit\/Dialog\.tsx$/

/** Where the build says which script holds a source file, for whoever names the scripts of a page. */
export const SCRIPTS_FILE = '.vite/scripts.json'

/**
 * Says which script a module goes into, so that a page names few: `first` starts every page, `app` is what every page
 * needs, and each area of the site has one with its screens. What several areas share is `common`.
 */
export function pageScripts(root: string) {
  const scriptOf = new Map<string, string>()

  const plugin: Plugin = {
    name: 'page-scripts',
    apply: 'build',
    buildEnd() {
      scriptOf.clear()
      const needsOf = (module: string) => {
        const needs = new Set([module])
        for (const id of needs) {
          for (const next of this.getModuleInfo(id)?.importedIds ?? [])
            if (!scriptOf.has(next)) needs.add(next)
        }
        return needs
      }
      for (const id of needsOf(`${root}src/first.ts`)) scriptOf.set(id, 'first')
      const application = [`${root}src/main.tsx`, ...[...this.getModuleIds()].filter((id) => small.test(id))]
      for (const id of application.flatMap((id) => [...needsOf(id)]))
        if (!scriptOf.has(id)) scriptOf.set(id, 'app')

      const users = new Map<string, Set<Area>>()
      for (const id of this.getModuleIds()) {
        for (const [area, begins] of Object.entries(areas) as [Area, RegExp][]) {
          if (!begins.test(id)) continue
          for (const module of needsOf(id)) users.set(module, (users.get(module) ?? new Set()).add(area))
        }
      }
      for (const [id, of] of users) {
        const busy = busiest.filter((area) => of.has(area))
        const library = Object.entries(libraries).find(([, isOfLibrary]) => isOfLibrary.test(id))?.[0]
        const [only = 'common'] = of.size === 1 ? of : busy
        scriptOf.set(id, dialog.test(id) ? 'dialog' : busy.length > 1 ? 'app' : (library ?? only))
      }
    },
    generateBundle(_, bundle) {
      const source: Record<string, string> = {}
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const id of file.moduleIds) {
          if (id.startsWith(`${root}src/`)) source[relative(root, id)] = file.fileName
        }
      }
      this.emitFile({ type: 'asset', fileName: SCRIPTS_FILE, source: JSON.stringify(source) })
    },
  }

  // A group takes what its modules need as well, so the common ones come after those that must stay small.
  const names = [
    'first',
    'app',
    'dialog',
    ...busiest,
    ...Object.keys(libraries),
    'common',
    ...Object.keys(areas),
  ]
  const groups = names.map((name) => ({ name, test: (id: string) => scriptOf.get(id) === name }))
  return { plugin, groups }
}
