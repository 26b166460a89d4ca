import { hrefOf } from '~/data/site/links'
import { academicPages } from './academicPages'
import type { ComingSoonPage } from './comingSoonPage'
import { companyPages } from './companyPages'
import { resourcePages } from './resourcePages'
import { pathwayPages, toolPages } from './toolAndPathwayPages'

/** Every placeholder page of §2. */
export const comingSoonPages: readonly ComingSoonPage[] = [
  ...academicPages,
  ...resourcePages,
  ...toolPages,
  ...pathwayPages,
  ...companyPages,
]

const byPath = new Map<string, ComingSoonPage>(comingSoonPages.map((page) => [hrefOf(page.link), page]))

/** The placeholder at a path without query and trailing slash. */
export const findComingSoonPage = (path: string): ComingSoonPage | undefined => byPath.get(path)

/** The placeholder pages that a page leads on to. */
export const pagesWithin = (path: string): readonly ComingSoonPage[] =>
  comingSoonPages.filter(({ parent }) => parent && hrefOf(parent) === path)
