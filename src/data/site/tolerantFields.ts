import { isDay } from './dates'

/*
 * Readers for what nobody can vouch for: an address or a device's storage. None of them can fail, so that a mistyped
 * link is a page without filters and damaged storage is a form not yet filled in. They are plain functions rather
 * than zod schemas because every route's search parameters are in the first download (docs/decisions/0002).
 */

/** Reads a value of any kind as what the field holds. */
export type Field<T> = (value: unknown) => T

type Shape = Readonly<Record<string, Field<unknown>>>
type Read<S extends Shape> = { [K in keyof S]: ReturnType<S[K]> }

/** A reader of several named fields, in the form that the router takes for search parameters. */
export interface TolerantSchema<T> {
  parse: Field<T>
  /** What a link has to say, which is nothing, and what is read then: every field at its default. */
  types: { input: Partial<T>; output: T }
}
export type ReadBy<S> = S extends TolerantSchema<infer T> ? T : never

/** Reads the known fields of an object and leaves out all others; what is no object has no fields. */
export function tolerant<S extends Shape>(shape: S): TolerantSchema<Read<S>> {
  const parse = (value: unknown): Read<S> => {
    const given = typeof value === 'object' && value !== null ? value : {}
    const read = Object.entries(shape).map(([name, field]) => [
      name,
      field(Object.getOwnPropertyDescriptor(given, name)?.value),
    ])
    return Object.fromEntries(read)
  }
  return { parse, types: { input: {}, output: parse({}) } }
}

/** Lone surrogates cannot be written into an address, and control characters have no business in one. */
const unprintable = /[\p{Cc}\p{Cs}\s]+/gu
const unprintableButNewline = /(?!\n)[\p{Cc}\p{Cs}]/gu

function itemsOf(value: unknown): ReadonlySet<string> {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value]
  return new Set(texts.flatMap((text) => (typeof text === 'string' ? text.split(',') : [])))
}

/** Lines of text, once each. What they may be, whoever reads them has to know. */
export const items =
  ({ atMost, characters }: { atMost: number; characters: number }): Field<string[]> =>
  (value) =>
    [...new Set([...itemsOf(value)].map(lineOfText(characters)))]
      .filter((text) => text !== '')
      .slice(0, atMost)

/** The known ones among the values given, once each and in the order of the list. */
export const choices =
  <const T extends readonly string[]>(values: T): Field<T[number][]> =>
  (value) => {
    const items = itemsOf(value)
    return values.filter((known) => items.has(known))
  }

/** One of the values, else the fallback. */
export const choice =
  <const T extends readonly string[], const F extends string>(values: T, fallback: F): Field<T[number] | F> =>
  (value) =>
    values.find((known) => known === value) ?? fallback

/** One line of text, trimmed and its spaces made single; longer than `max` it counts as not given. */
export const lineOfText =
  (max: number): Field<string> =>
  (value) => {
    const text = typeof value === 'string' ? value.replace(unprintable, ' ').trim() : ''
    return text.length > max ? '' : text
  }

/** Free text with its line breaks, cut at `max`: a long story loses its end, not itself. */
export const freeText =
  (max: number): Field<string> =>
  (value) =>
    // Cut before cleaning, since a cut can halve a character.
    typeof value === 'string'
      ? value.replaceAll('\r\n', '\n').slice(0, max).replace(unprintableButNewline, ' ').trim()
      : ''

export const yesNo = (): Field<boolean> => (value) => value === true || value === 'true'

/** A whole number within bounds, else the fallback. */
export const wholeNumber =
  ({ min, max, fallback }: { min: number; max: number; fallback: number }): Field<number> =>
  (value) => {
    const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
    return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
      ? number
      : fallback
  }

/** A date as a date field gives it, such as `2026-02-09`, else empty. */
export const isoDay = (): Field<string> => (value) => (typeof value === 'string' && isDay(value) ? value : '')
