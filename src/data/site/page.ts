/** One step of a breadcrumb: the page's own step carries no address. */
export interface TrailStep {
  label: string
  to?: string
}

/** A schema.org node. It is written into the prerendered HTML only and never travels with the page's data. */
export type StructuredData = { '@type': string } & Record<string, unknown>

/** What a page says of itself to a browser tab, a search engine and a link preview. */
export interface PageHead {
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

/** What the browser receives of a page: everything but the structured data. */
export type DeliveredPage<Content> = Omit<Page<Content>, 'head'> & { head: Omit<PageHead, 'structuredData'> }

/** A family of pages that share one screen, such as all course pages. */
export interface PageSource<Name extends string, Content> {
  name: Name
  /** Every id of the family; a page that stands alone has the one id `''`. */
  ids: () => readonly string[]
  /** Every address at which the page of this id is served. */
  paths: (id: string) => readonly string[]
  /** The page of an id, or undefined where nobody knows it. */
  load: (id: string) => Page<Content> | undefined
}

export const definePages = <const Name extends string, Content>(source: PageSource<Name, Content>) => source

/** A page that stands alone at one or several addresses; the first is canonical. */
export const definePage = <const Name extends string, Content>(
  name: Name,
  paths: readonly string[],
  load: () => Page<Content>,
): PageSource<Name, Content> => ({
  name,
  ids: () => [''],
  paths: () => paths,
  load: (id) => (id === '' ? load() : undefined),
})

export const documentTitle = (title: string) => `${title} | Lyrebird Learning`
