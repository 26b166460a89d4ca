import { describe, expect, test } from 'vitest'
import { categoryIds } from '~/data/courses/vocabulary'
import { contrast, type Oklch } from '../../build/colour'
import { hueColours, type Palette, type Scheme, siteColours } from '../../build/tokens'

const schemes: readonly Scheme[] = ['light', 'dark']
/** WCAG 2.2, 1.4.3: text of any size. */
const TEXT = 4.5
/** WCAG 2.2, 1.4.11: borders of controls and what carries meaning without being text. */
const GRAPHIC = 3

const colourIn = (palette: Palette, name: string, scheme: Scheme): Oklch => {
  const colour = palette.get(name)?.[scheme]
  if (!colour) throw new Error(`The style sheets have no colour ${name}.`)
  return colour
}

const grounds = ['--paper', '--sand', '--card']

/** Every pair of text and ground that the site draws. */
const textPairs: readonly (readonly [text: string, ground: string])[] = [
  ...['--ink', '--ink-2', '--eucalypt', '--ochre', '--blossom'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ['--on-eucalypt', '--eucalypt'],
  ['--on-eucalypt', '--eucalypt-strong'],
  ['--on-ochre', '--ochre-block'],
  ['--on-eucalypt-block', '--eucalypt-block'],
  ['--on-leaf', '--leaf-block'],
  ['--eucalypt', '--leaf-block'],
  ['--on-blossom', '--blossom-block'],
  ['--on-night', '--night-block'],
  ['--on-night-2', '--night-block'],
  ['--wattle', '--night-block'],
  ['--wattle', '--eucalypt-block'],
  ['--on-wattle', '--wattle'],
  ['--night-block', '--on-night'],
  ['--eucalypt-block', '--on-eucalypt-block'],
  ...['--hot', '--popular', '--new', '--featured', '--trending', '--grey'].map(
    (badge) => ['--on-badge', badge] as const,
  ),
]

const graphicPairs: readonly (readonly [line: string, ground: string])[] = [
  ...grounds.flatMap((ground) => [
    ['--control', ground] as const,
    ['--focus', ground] as const,
    ['--eucalypt', ground] as const,
  ]),
  ['--focus', '--ochre-block'],
  ['--focus', '--leaf-block'],
  ['--ink-2', '--leaf-block'],
  ['--ochre', '--leaf-block'],
  ['--ochre', '--paper'],
  ['--blossom', '--leaf-block'],
  ['--focus', '--blossom-block'],
  ['--on-night', '--night-block'],
]

describe.each(schemes)('in the %s scheme', (scheme) => {
  const palette = siteColours()
  test.each(textPairs)('%s can be read on %s', (text, ground) => {
    expect(
      contrast(colourIn(palette, text, scheme), colourIn(palette, ground, scheme)),
    ).toBeGreaterThanOrEqual(TEXT)
  })

  test.each(graphicPairs)('%s can be seen on %s', (line, ground) => {
    expect(
      contrast(colourIn(palette, line, scheme), colourIn(palette, ground, scheme)),
    ).toBeGreaterThanOrEqual(GRAPHIC)
  })

  test.each(categoryIds)('the colours of %s can be read', (id) => {
    const hue = hueColours(id)
    for (const ground of grounds) {
      expect(
        contrast(colourIn(hue, '--cat', scheme), colourIn(palette, ground, scheme)),
      ).toBeGreaterThanOrEqual(TEXT)
    }
    expect(contrast(colourIn(hue, '--a3', scheme), colourIn(hue, '--a1', scheme))).toBeGreaterThanOrEqual(
      TEXT,
    )
  })
})

test('black on white is 21 to 1, and a colour on itself 1 to 1', () => {
  const [black, white] = [0, 1].map((lightness) => ({ lightness, chroma: 0, hue: 0 }))
  if (!black || !white) throw new Error('Two colours are needed.')
  expect(contrast(black, white)).toBeCloseTo(21, 3)
  expect(contrast(white, white)).toBe(1)
})
