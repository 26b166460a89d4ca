import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import { syllable } from 'syllable'

type Node = DefaultTreeAdapterTypes.Node

/** What is no prose of the page: it leads elsewhere, is filled in, or is not read. */
const skipped = /^(form|nav|script|select|style|svg|template)$/
/** Elements within a line of text; every other begins a line of its own. */
const inline = /^(a|abbr|b|bdi|cite|code|dfn|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/

function* textOf(node: Node, isMain: boolean): Generator<string> {
  if (defaultTreeAdapter.isTextNode(node)) {
    if (isMain) yield node.value
    return
  }
  if (!('childNodes' in node)) return
  const name = defaultTreeAdapter.isElementNode(node) ? node.tagName : ''
  if (skipped.test(name)) return
  // Hardly anybody sees it.
  if ('attrs' in node && node.attrs.some((attribute) => attribute.name === 'data-without-script')) return
  const isBlock = !inline.test(name)
  if (isBlock) yield '\n'
  for (const child of node.childNodes) yield* textOf(child, isMain || name === 'main')
  if (isBlock) yield '\n'
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean)

/** A label, a figure or a heading has fewer words or no full stop. */
const LEAST_WORDS = 4

/** All that is read of a document, which is mostly drawings and sheets. */
const mainOf = (html: string) =>
  html.slice(
    Math.max(0, html.indexOf('<main')),
    html.includes('</main>') ? html.indexOf('</main>') + 7 : undefined,
  )

/** The texts in the main part of a page, in their order: each paragraph, label and heading by itself. */
export const paragraphsOn = (html: string): readonly string[] =>
  [...textOf(parse(mainOf(html)), false)]
    .join('')
    .split(/\n[\s]*/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')

/** The sentences in the main part of a page, in their order. */
export const sentencesOn = (html: string): readonly string[] =>
  paragraphsOn(html)
    .flatMap((line) => line.split(/(?<=[.!?][’”'"]?)\s+(?=[\p{Lu}\d‘“$])/u))
    .filter((sentence) => /[.!?][’”'"]?$/.test(sentence) && wordsOf(sentence).length >= LEAST_WORDS)

/** The number of words in the main part of a page. */
export const wordsOn = (html: string): number =>
  wordsOf([...textOf(parse(mainOf(html)), false)].join('')).filter((word) => /[\p{L}\d]/u.test(word)).length

/** Figures and codes are read out in ways that nobody counts: each is taken as a word of two syllables. */
const syllablesOf = (word: string) => (/\d/.test(word) ? 2 : Math.max(1, syllable(word)))

/** The school year in which one can read it, after Flesch and Kincaid. */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf).filter((word) => /[\p{L}\d]/u.test(word))
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

export interface BuiltPage {
  path: string
  html: string
}

/** A text that the pages may not word otherwise, with where that is said. `{}` in it stands for what differs. */
export interface FixedText {
  text: string
  section: string
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
const patternOf = ({ text }: FixedText) => new RegExp(`^${text.split('{}').map(escaped).join('.+')}$`)

/** Tells whether a sentence is fixed. */
export function fixedAmong(texts: readonly FixedText[]): (sentence: string) => boolean {
  const patterns = texts.map(patternOf)
  return (sentence) => patterns.some((pattern) => pattern.test(sentence))
}

export interface ProseLimits {
  /** Sentences that stand on more than one page of the kind, in percent of all. */
  repeated: number
  /** Words of a page in sentences that stand on no other of the kind. */
  words: number
  /** Of the page in the middle, and of the hardest. */
  grade: { median: number; page: number }
}

interface PageFigures {
  path: string
  words: number
  grade: number
}

export interface KindFigures {
  kind: string
  repeated: number
  pages: readonly PageFigures[]
  /** The sentences that stand on most pages, with the number of these. */
  most: readonly (readonly [sentence: string, pages: number])[]
}

export function figuresOf(
  kind: string,
  pages: readonly BuiltPage[],
  isFixed: (sentence: string) => boolean,
): KindFigures {
  const read = pages.map(({ path, html }) => ({ path, sentences: sentencesOn(html) }))
  const on = new Map<string, number>()
  for (const { sentences } of read)
    for (const sentence of new Set(sentences)) on.set(sentence, (on.get(sentence) ?? 0) + 1)
  const isRepeated = (sentence: string) => (on.get(sentence) ?? 0) > 1
  const counted = read.flatMap(({ sentences }) => sentences.filter((sentence) => !isFixed(sentence)))
  return {
    kind,
    repeated: (100 * counted.filter(isRepeated).length) / Math.max(1, counted.length),
    pages: read.map(({ path, sentences }) => ({
      path,
      words: sentences
        .filter((sentence) => !isRepeated(sentence) && !isFixed(sentence))
        .reduce((sum, sentence) => sum + wordsOf(sentence).length, 0),
      grade: readingGrade(sentences),
    })),
    most: [...on]
      .filter(([sentence, count]) => count > 1 && !isFixed(sentence))
      .toSorted(([, a], [, b]) => b - a),
  }
}

/** The one in the middle, and the higher of two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const inWords = (value: number) => value.toFixed(1)

/** What does not hold, each in a sentence. */
export function proseFaults({ kind, repeated, pages, most }: KindFigures, limits: ProseLimits): string[] {
  if (pages.length === 0) return [`${kind}: no page was built, so nothing can be said of them.`]
  const middle = median(pages.map(({ grade }) => grade))
  const [often] = most
  return [
    ...(repeated > limits.repeated
      ? [
          `${kind}: ${inWords(repeated)} % of the sentences stand on more than one page, and ${limits.repeated} % may: reword or link "${often?.[0]}" (on ${often?.[1]} pages) and others.`,
        ]
      : []),
    ...(middle > limits.grade.median
      ? [
          `${kind}: half of the pages have a reading grade of ${inWords(middle)} or more, and ${limits.grade.median} is allowed: shorten sentences and words.`,
        ]
      : []),
    ...pages.flatMap(({ path, words, grade }) => [
      ...(words < limits.words
        ? [`${path}: has ${words} words that no other page of ${kind} has, and needs ${limits.words}.`]
        : []),
      ...(grade > limits.grade.page
        ? [
            `${path}: has a reading grade of ${inWords(grade)}, and no page of ${kind} may have more than ${limits.grade.page}.`,
          ]
        : []),
    ]),
  ]
}

/** Fixed texts that no page has: each would hide nothing, or a text that was changed. */
export function unusedFixedTexts(texts: readonly FixedText[], sentences: readonly string[]): string[] {
  return texts
    .filter((text) => !sentences.some((sentence) => patternOf(text).test(sentence)))
    .map(({ text, section }) => `The fixed text "${text}" (${section}) stands on no page: take it out.`)
}
