import { stringifySearch } from './searchParams'
import type { searchSchemas } from './searchSchemas'
import type { ReadBy } from './tolerantFields'

/** Filled in by `src/router.tsx`: the addresses of the route tree. */
// biome-ignore lint/suspicious/noEmptyInterface: an interface can be filled in from elsewhere, a type cannot
export interface RouteTree {}

/** An address as the route tree writes it, such as `/courses/$course`. */
export type Path = RouteTree extends { path: infer P extends string } ? P : never

/** What the query of each address may hold. */
export type Searches = { [P in keyof typeof searchSchemas]: ReadBy<(typeof searchSchemas)[P]> }

type ParamNames<P extends string> = P extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamNames<More>
    : Rest extends ''
      ? '_splat'
      : Rest
  : never

type ParamsOf<P extends string> = [ParamNames<P>] extends [never]
  ? { params?: never }
  : { params: { [Name in ParamNames<P>]: string } }

type SearchOf<P> = P extends keyof Searches ? { search?: Partial<Searches[P]> } : { search?: never }

/** A page of this site. What is not an address, a parameter or a value of the route tree does not compile. */
export type SiteLink = { [P in Path]: { to: P; hash?: string } & ParamsOf<P> & SearchOf<P> }[Path]

/** A link with its words. */
export interface LabelledLink {
  label: string
  link: SiteLink
}

type Text = string | number | boolean | SiteLink | Texts | readonly Text[]

/** Texts of a page with the links among them: `as const satisfies Texts` checks each `link` where it is written. */
export interface Texts {
  readonly link?: SiteLink
  readonly [name: string]: Text | undefined
}

/** An address that is none of this site. */
export interface OutsideLink {
  href: `https://${string}` | `mailto:${string}` | `tel:${string}`
}

export type AnyLink = SiteLink | OutsideLink

/** The address of a page as text, without query and fragment. */
export function pathOf({ to, params }: SiteLink): string {
  const values = new Map<string, string>(Object.entries(params ?? {}))
  return to.replace(/\$(\w*)/g, (_, name: string) =>
    name === ''
      ? (values.get('_splat') ?? '').split('/').map(encodeURIComponent).join('/')
      : encodeURIComponent(values.get(name) ?? ''),
  )
}

/** A link as text, for what is no link: a canonical address, a feed, a document. */
export const hrefOf = (link: SiteLink): string =>
  `${pathOf(link)}${stringifySearch(link.search ?? {})}${link.hash === undefined ? '' : `#${encodeURIComponent(link.hash)}`}`
