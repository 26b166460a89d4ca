import { extname } from 'node:path'
import { builtPaths, htmlOf, kindOf } from './sitePages'

/** A link or a button, as the pages that were built have it. */
export interface Control {
  /** The page that it was found on. */
  path: string
  /** Its element and those round it, each with its classes: what draws it. */
  place: string
  /** What it is called, where that tells it from its neighbours: for a button, and without figures. */
  name: string
  href?: string
}

/** What may be pressed, in a document as in its source. */
export const pressable = 'a[href], button, summary, [role="tab"]'

const isPressable = (tag: string, attributes: ReadonlyMap<string, string>) =>
  (tag === 'a' && attributes.has('href')) ||
  tag === 'button' ||
  tag === 'summary' ||
  attributes.get('role') === 'tab'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const decoded = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? '')

/** The first heading of a page, and its title, as its source has them. */
export const headingIn = (html: string) => {
  const inner = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]
  return inner === undefined ? undefined : decoded(inner.replace(/<[^>]*>/g, ''))
}
export const titleIn = (html: string) => decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')

/** What a button does, without figures and without what it is done to: "Compare: Provide First Aid" is "Compare:". */
export const actionOf = (name: string) =>
  name.replace(/\s+/g, ' ').trim().replace(/\d+/g, '#').replace(/: .*/, ':')

const tokens = /<!--[\s\S]*?-->|<script[\s\S]*?<\/script>|<(\/?)([a-zA-Z][\w-]*)([^<>]*)>|([^<]+)/g

const isVoid = (tag: string, rest: string) =>
  rest.endsWith('/') || /^(?:input|br|img|hr|link|meta|source|wbr)$/.test(tag)

/** Every link and button in the source of a page, without what is shown only where no script runs. React writes it, so that every element is closed and every quote is double. */
export function controlsIn(path: string, html: string): Control[] {
  const found: Control[] = []
  const open: {
    step: string
    control?: Control
    text: string
    label?: string | undefined
    isHidden: boolean
  }[] = []
  // What follows the page is shown only where something did not arrive (loading.spec.ts).
  const page = html.slice(html.indexOf('<body'), html.indexOf('<div id="delivery"'))
  for (const [, closing, tag, rest = '', text] of page.matchAll(tokens)) {
    if (text !== undefined) {
      for (const element of open) if (element.control) element.text += text
    } else if (tag === undefined || tag === 'body' || tag === 'html') {
      // Neither is part of a place.
    } else if (closing) {
      const closed = open.pop()
      if (closed?.control && closed.control.href === undefined)
        closed.control.name = actionOf(decoded(closed.label ?? closed.text))
    } else {
      const attributes = new Map(
        [...rest.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, value]),
      )
      const classes = (attributes.get('class') ?? '').split(/\s+/).filter(Boolean).sort()
      const step = [tag, ...classes].join('.')
      const href = attributes.get('href')
      const isHidden = (open.at(-1)?.isHidden ?? false) || attributes.has('data-without-script')
      const control: Control | undefined =
        !isHidden && isPressable(tag, attributes)
          ? {
              path,
              place: [...open.map((element) => element.step), step].join('>'),
              name: '',
              ...(tag === 'a' && href !== undefined && { href: decoded(href) }),
            }
          : undefined
      if (control) found.push(control)
      if (!isVoid(tag, rest))
        open.push({
          step,
          text: '',
          ...(control && { control }),
          label: attributes.get('aria-label'),
          isHidden,
        })
    }
  }
  return found
}

/** What stands round every page is the same on all of them. */
const areaOf = ({ path, place }: Control) => (/(?:^|>)main\b/.test(place) ? kindOf(path) : 'every page')

export const isFile = (href: string) => /^\/[^?#]*\.\w+$/.test(href) && extname(href) !== ''
export const isOutside = (href: string) => /^[a-z]+:/.test(href)

/** Every control of every page, by the page. */
export const controlsByPage: ReadonlyMap<string, readonly Control[]> = new Map(
  builtPaths.map((path) => [path, controlsIn(path, htmlOf(path))]),
)

/** One thing draws all of them: so many of its names are pressed, and one that stands for the others. */
const NAMES_OF_A_PLACE = 6

const placeKey = (control: Control) => `${areaOf(control)} as ${control.place}`

const namesByPlace = [...controlsByPage.values()].flat().reduce((names, control) => {
  if (control.href === undefined) {
    const key = placeKey(control)
    names.set(key, (names.get(key) ?? new Set<string>()).add(control.name))
  }
  return names
}, new Map<string, Set<string>>())

function nameIn(place: string, name: string) {
  const names = [...(namesByPlace.get(place) ?? [])]
  const isOneOfMany = names.length > NAMES_OF_A_PLACE && !names.slice(0, NAMES_OF_A_PLACE).includes(name)
  return isOneOfMany ? 'another of many' : `"${name}"`
}

/** A link that asks something of a list leads to the list as asked. */
const destinationOf = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'https://site.example')
  return [kindOf(pathname), ...searchParams.keys()].join(' ')
}

/**
 * What a press of a control shows, as keys: two controls are the same to the crawler where they share all of theirs.
 * - A button is its name, what draws it and the kind of page. Of the name, neither figures count nor what follows a colon: what is
 *   done counts, not what it is done to. Where one place has many names, some stand for all. What stands round every page is of
 *   one kind.
 * - A link is two things, each of which some press has to show: what kind of page it leads to, and what draws it on which kind
 *   of page. That every single address is there, and every place on a page, is read from what was built (everyPage.spec.ts). A
 *   file is asked for, and pressed once for whatever draws it.
 */
export function keysOf(control: Control): string[] {
  const { href, name } = control
  const place = placeKey(control)
  if (href === undefined) return [`button ${nameIn(place, name)} drawn on ${place}`]
  const drawn = `link drawn on ${place}`
  if (isFile(href) || isOutside(href) || href.startsWith('#')) return [drawn]
  return [drawn, `link to ${destinationOf(href)}`]
}

export const knownKeys: ReadonlySet<string> = new Set([...controlsByPage.values()].flat().flatMap(keysOf))

/** A link to the page that one is on leads nowhere else; it is pressed where it stands on another. */
export const leadsElsewhere = ({ path, href }: Control) => href !== path

/**
 * Which page shows which controls: the fewest presses, begun with the pages that have the most to press, that together
 * show every key.
 */
export const presses: ReadonlyMap<string, readonly Control[]> = (() => {
  const shown = new Set<string>()
  const plan = new Map<string, Control[]>()
  const pages = [...controlsByPage].sort(([, a], [, b]) => b.length - a.length)
  for (const [path, controls] of pages) {
    for (const control of controls) {
      const keys = keysOf(control)
      if (keys.every((key) => shown.has(key)) || !leadsElsewhere(control)) continue
      for (const key of keys) shown.add(key)
      plan.set(path, [...(plan.get(path) ?? []), control])
    }
  }
  return plan
})()
