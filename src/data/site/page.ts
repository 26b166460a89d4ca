import type {
  ArticleLeaf,
  BlogLeaf,
  BreadcrumbListLeaf,
  CourseLeaf,
  EducationalOrganizationLeaf,
  ItemListLeaf,
} from 'schema-dts'
import { providerName } from '~/data/providerName'
import { hrefOf, type LabelledLink, type SiteLink } from './links'

/** One step of a breadcrumb: the page's own step carries no link. */
export interface TrailStep {
  label: string
  link?: SiteLink
}

/** The first step of nearly every breadcrumb. */
export const home: LabelledLink = { label: 'Home', link: { to: '/' } }

/**
 * A schema.org node, as its vocabulary types it. It is written into the prerendered HTML only and never travels with the page's
 * data.
 */
export type StructuredData =
  | ArticleLeaf
  | BlogLeaf
  | BreadcrumbListLeaf
  | CourseLeaf
  | EducationalOrganizationLeaf
  | ItemListLeaf

/** What a page says of itself to a browser tab, a search engine and a link preview. */
interface PageHead {
  /** Without the provider's name, which `documentTitle` adds. */
  title: string
  /** 50 to 158 characters. */
  description: string
  /** Canonical path: the first address of the page's row in the route table. */
  path: string
  /** False keeps the page out of search engines and the sitemap. */
  index: boolean
  /** Name of the link preview's picture below `/og/`: a category's id, or nothing for the site's own. */
  image?: string
  structuredData?: readonly StructuredData[]
}

/** One page: its head, its breadcrumb (empty where it has none) and the content its screen draws. */
export interface Page<Content> {
  head: PageHead
  trail: readonly TrailStep[]
  content: Content
}

/** What the screen of a page is given of it. */
export type PageProps<Content> = Pick<Page<Content>, 'content' | 'trail'>

/** What the browser receives of a page: everything but the structured data, and which file it came as. */
export type DeliveredPage<Content> = Omit<Page<Content>, 'head'> & {
  file: string
  head: Omit<PageHead, 'structuredData'>
}

/** A family of pages that share one screen, such as all course pages. */
export interface PageSource<Name extends string, Content> {
  name: Name
  /** Every id of the family; a page that stands alone has the one id `''`. */
  ids: () => readonly string[]
  /** Every address at which the page of this id is served. */
  links: (id: string) => readonly SiteLink[]
  /** The page of an id, or undefined where nobody knows it. */
  load: (id: string) => Page<Content> | undefined
  /** What its screen fetches later, by its name below the source's own; one by one, since all may not fit into memory. */
  files?: () => PageFiles
}

/** Files beside the data of a page. */
export type PageFiles = Iterable<readonly [name: string, content: string | Uint8Array]>

export const definePages = <const Name extends string, Content>(source: PageSource<Name, Content>) => source

/** A page that stands alone at one or several addresses; the first is canonical. */
export const definePage = <const Name extends string, Content>(
  name: Name,
  links: readonly SiteLink[],
  load: () => Page<Content>,
): PageSource<Name, Content> => ({
  name,
  ids: () => [''],
  links: () => links,
  load: (id) => (id === '' ? load() : undefined),
})

/** Any family of pages, by its name. */
export type PageFamilies = Readonly<Record<string, PageSource<string, unknown>>>

/** Looks a page up without trusting the name or the id. */
export const findIn = (sources: PageFamilies, name: string, id: string): Page<unknown> | undefined =>
  Object.hasOwn(sources, name) ? sources[name]?.load(id) : undefined

/** The file that holds a page's data, below `/data/<version>/`. */
export const dataFileOf = (name: string, id: string) => `${name}${id && `/${id}`}.json`

/** Leaves out what only the prerendered HTML needs. */
export function deliver<C>(file: string, { head, trail, content }: Page<C>): DeliveredPage<C> {
  const { structuredData: _, ...rest }: PageHead = head
  return { file, head: rest, trail, content }
}

/**
 * Whether an answer is the page that was asked for. Its content was checked by its schema when the site was built; on
 * the way a page can still become another one, an error in JSON, or nothing.
 */
export const isDelivered = (file: string, answer: unknown): answer is DeliveredPage<unknown> =>
  typeof answer === 'object' && answer !== null && 'file' in answer && answer.file === file

interface Address {
  path: string
  link: SiteLink
  name: string
  id: string
}

/** Every address with the page it shows, one by one, so that a build need not hold them all. */
export function* eachAddress(sources: PageFamilies): Generator<Address> {
  for (const [name, source] of Object.entries(sources))
    for (const id of source.ids())
      for (const link of source.links(id)) yield { path: hrefOf(link), link, name, id }
}

export const allAddresses = (sources: PageFamilies): readonly Address[] => [...eachAddress(sources)]

export const documentTitle = (title: string) => `${title} | ${providerName}`
