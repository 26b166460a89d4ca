import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { courses } from '~/data/courses/courses'
import { subjects } from '~/data/courses/subjects'
import { courseCast } from '~/ui/art/cast/courses'
import { kindNames, sceneOfArea, withoutPicture } from '~/ui/art/drawings'
import { SAFE } from '~/ui/art/motif'
import { motifs } from '~/ui/art/motifs'
import { drawings } from '../../../build/drawings'

/** As wide as a small picture stands on a page, in pixels. */
const SIZE = 120
/** Of 255: two motifs whose pixels are nearer than this on the whole look alike in that size. */
const LEAST_DIFFERENCE = 20
const ROOM = 130
const names = Object.keys(motifs) as (keyof typeof motifs)[]

/** The motif as ink on paper, with no colour to tell it by. */
const inked = async (name: keyof typeof motifs) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${ROOM} -${ROOM} ${2 * ROOM} ${2 * ROOM}" width="${SIZE}" height="${SIZE}"><path fill="#fff" d="M-${ROOM}-${ROOM}h${2 * ROOM}v${2 * ROOM}h-${2 * ROOM}z"/><g stroke-linecap="round" stroke-linejoin="round">${motifs[name]({ stage: '#fff', ink: '#000', soft: '#999', pop: '#666' })}</g></svg>`,
    ),
  )
    .greyscale()
    .raw()
    .toBuffer()

describe('motifs', async () => {
  const pictures = new Map(await Promise.all(names.map(async (name) => [name, await inked(name)] as const)))

  test('can be told apart in small and without colour', () => {
    const alike = names.flatMap((one, at) =>
      names.slice(at + 1).flatMap((other) => {
        const [a, b] = [pictures.get(one), pictures.get(other)]
        const sum = a?.reduce((total, value, place) => total + Math.abs(value - (b?.[place] ?? 0)), 0) ?? 0
        const difference = sum / SIZE ** 2
        return difference < LEAST_DIFFERENCE ? [`${one} and ${other}: ${difference.toFixed(1)}`] : []
      }),
    )
    expect(alike).toEqual([])
  })

  test.each(names)('%s stays in its place', (name) => {
    const edge = Math.ceil(((ROOM - SAFE - 5) / (2 * ROOM)) * SIZE) - 1
    const isOutside = (at: number) => Math.min(at, SIZE - 1 - at) < edge
    const picture = pictures.get(name) ?? Buffer.alloc(0)
    const marks = picture.filter(
      (value, place) => (isOutside(place % SIZE) || isOutside(Math.floor(place / SIZE))) && value < 250,
    )
    expect(marks.length).toBe(0)
  })
})

test('every course has a subject of its own', () => {
  expect(Object.keys(courseCast).toSorted()).toEqual(courses.map(({ slug }) => slug).toSorted())
  expect(new Set(Object.values(courseCast)).size).toBe(courses.length)
})

test('every area has a picture, and one without fails with where to add it', () => {
  for (const { id } of subjects) expect(sceneOfArea(id, 1), id).toContain('<svg')
  expect(() => sceneOfArea('something-new', 1)).toThrow(
    /area "something-new" has no picture\. Say in src\/ui\/art\/cast\/areas\.ts/,
  )
})

test.each(kindNames)('a new %s without a picture fails with where to add one', (kind) => {
  const [said = ''] = withoutPicture(kind, ['something-new'])
  expect(said).toMatch(
    new RegExp(`^The ${kind} "something-new" has no picture\\. Say in src/ui/art/cast/\\w+\\.ts which motif`),
  )
})

test('drawings have no colour but those of the page, and are small', () => {
  for (const [name, svg] of drawings()) {
    expect(svg, name).not.toMatch(/(?:fill|stroke)="#/)
    expect(Buffer.byteLength(svg), name).toBeLessThan(16_000)
  }
})
