import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** As a policy names what stands inside a document. */
export const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const fontFaces = /@font-face\s*\{[^{}]*\burl\([^{}]*\}/g

/** The CSS module that a class comes from: the build writes `name_module`. */
const moduleInClass = /[\w-]_([0-9a-f]{5})\b/g

export const modulesIn = (text: string) =>
  new Set([...text.matchAll(moduleInClass)].map(([, module]) => module))

/** What stands side by side in a sheet: statements, and rules with their blocks. */
function partsOf(css: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at]
    if (char === '{') depth += 1
    else if (char === '}') depth -= 1
    if (depth > 0 || (char !== '}' && char !== ';')) continue
    parts.push(css.slice(from, at + 1))
    from = at + 1
  }
  return parts
}

interface Rule {
  text: string
  modules: ReadonlySet<string | undefined>
}

/** A sheet as its layers with their rules; what stands in no layer is one rule in a layer of no name. */
type Rules = readonly { layer: string; rules: readonly Rule[] }[]

const ruleOf = (text: string): Rule => ({ text, modules: modulesIn(text) })

export const rulesOf = (sheet: string): Rules =>
  partsOf(sheet).map((part) => {
    if (!part.startsWith('@layer') || !part.endsWith('}')) return { layer: '', rules: [ruleOf(part)] }
    const begin = part.indexOf('{') + 1
    return { layer: part.slice(0, begin), rules: partsOf(part.slice(begin, -1)).map(ruleOf) }
  })

/** The rules that a document which shows these modules has something for: those of its CSS modules, and those that are of no module. */
export function rulesFor(shown: ReadonlySet<string | undefined>, sheet: Rules): string {
  const isFor = ({ modules }: Rule) => modules.size === 0 || [...modules].some((module) => shown.has(module))
  return sheet
    .map(({ layer, rules }) => {
      const kept = rules.filter(isFor).map(({ text }) => text)
      return kept.length > 0 ? `${layer}${kept.join('')}${layer && '}'}` : ''
    })
    .join('')
}

/** Sheets of a page: `own` is of the scripts it starts with, `late` of what comes when it is near or asked for. */
export interface PageSheets {
  own: readonly string[]
  late: readonly string[]
}

/**
 * Joins the sheets of a page into the text that stands in its document: a sheet to wait for would hold up the first
 * paint. Of what comes late only those rules stand there that something on the page is drawn by; the script that draws
 * the rest brings its sheet along. The rules of the fonts that are to be fetched stand by themselves, because a slow
 * line waits for its scripts first.
 */
export function sheetJoiner(from: string) {
  const sheets = new Map<string, { text: string; rules: Rules }>()
  const joined = new Map<string, string>()
  const fontRules = new Set<string>()
  const read = async (file: string) => {
    const known = sheets.get(file)
    if (known) return known
    const whole = await readFile(join(from, file), 'utf8')
    for (const [rule] of whole.matchAll(fontFaces)) fontRules.add(rule)
    const text = whole.replace(fontFaces, '').trim()
    const sheet = { text, rules: rulesOf(text) }
    sheets.set(file, sheet)
    return sheet
  }
  return {
    /** The text for a document with its hash, and the files that it holds whole, which no script need fetch. */
    async textFor(html: string, { own, late }: PageSheets) {
      const shown = modulesIn(html)
      const parts: string[] = []
      const whole: string[] = []
      for (const file of [...own, ...late]) {
        const { text, rules } = await read(file)
        const part = own.includes(file) ? text : rulesFor(shown, rules)
        parts.push(part)
        if (part === text) whole.push(file)
      }
      const text = parts.join('')
      const hash = joined.get(text) ?? hashOf(text)
      joined.set(text, hash)
      return { text, whole, hash }
    },
    /** Of the sheets that have been read: the application's has all the rules, and every page has the application's. */
    fontSheet: () => [...fontRules].join(''),
    hashes: () => [...joined.values(), hashOf([...fontRules].join(''))],
  }
}
