import { areaCast } from './cast/areas'
import type { Cast } from './cast/cast'
import { courseCast } from './cast/courses'
import {
  articleCast,
  careerCast,
  categoryCast,
  emptyCast,
  pageCast,
  posterCast,
  programCast,
  serviceCast,
  soonCast,
} from './cast/others'
import { heroScene } from './hero'
import { type MotifName, motifs } from './motifs'
import { palettes } from './palette'
import { fill, group } from './shapes'
import { compositions, everywhere, poster, stage } from './stages'

const others = 'src/ui/art/cast/others.ts'

/** What each kind of picture shows, and the file that says so. A picture is called `<kind>-<name>`. */
const kinds = {
  course: { cast: courseCast, file: 'src/ui/art/cast/courses.ts' },
  career: { cast: careerCast, file: others },
  program: { cast: programCast, file: others },
  service: { cast: serviceCast, file: others },
  article: { cast: articleCast, file: others },
  category: { cast: categoryCast, file: others },
  page: { cast: pageCast, file: others },
  soon: { cast: soonCast, file: others },
  empty: { cast: emptyCast, file: others },
} as const satisfies Readonly<Record<string, { cast: Cast; file: string }>>
export type Kind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as readonly Kind[]

/** A drawing as a file of its own, to be used as `<use href="/art/name.svg#art">`. */
const asFile = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g id="art" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`

/** Stage and colours of a place in a list: none is like the one before, and both together come again after eighteen. */
function standing(place: number) {
  const composition = compositions[(place * 5) % compositions.length]
  const palette = palettes[(place + Math.floor(place / 6) * 2) % palettes.length]
  if (!composition || !palette) throw new Error(`A list has no place ${place}.`)
  return { composition, palette }
}

function scene(motif: MotifName, place: number) {
  const { composition, palette } = standing(place)
  return asFile(400, 300, stage(composition, motifs[motif](palette), palette))
}

/** A subject alone, for small pictures. */
function quill(motif: MotifName, place: number) {
  const { palette } = standing(place)
  const subject = group('translate(120 120)', motifs[motif](palette))
  return asFile(240, 240, fill(palette.stage, everywhere) + subject)
}

function posterOf(motif: MotifName, place: number) {
  const { palette } = standing(place)
  return asFile(360, 460, poster(place, motifs[motif](palette), palette))
}

/** The poster of a category. */
export function posterScene(category: keyof typeof posterCast) {
  return posterOf(posterCast[category], Object.keys(posterCast).indexOf(category))
}

/** The picture of a course that no list names shows what its subject is about. */
export function sceneOfArea(subject: string, place: number) {
  const motif = (areaCast as Cast)[subject]
  if (motif === undefined)
    throw new Error(
      `The area "${subject}" has no picture. Say in src/ui/art/cast/areas.ts which motif stands on it; motifs are drawn in src/ui/art/motifs.`,
    )
  return scene(motif, place)
}

/** The names of a kind that have no picture, each with what to do about it. */
export const withoutPicture = (kind: Kind, names: readonly string[]) =>
  names
    .filter((name) => !(name in kinds[kind].cast))
    .map(
      (name) =>
        `The ${kind} "${name}" has no picture. Say in ${kinds[kind].file} which motif stands on it; motifs are drawn in src/ui/art/motifs.`,
    )

/** Every drawing of the site by its name. */
export function allDrawings(names: Readonly<Record<Kind, readonly string[]>>): ReadonlyMap<string, string> {
  const missing = kindNames.flatMap((kind) => withoutPicture(kind, names[kind]))
  if (missing.length > 0) throw new Error(missing.join('\n'))
  const drawn = new Map([['hero', heroScene()]])
  for (const [place, [id, motif]] of Object.entries<MotifName>(posterCast).entries())
    drawn.set(`poster-${id}`, posterOf(motif, place))
  for (const kind of kindNames) {
    const wanted = new Set(names[kind])
    for (const [place, [name, motif]] of Object.entries<MotifName>(kinds[kind].cast).entries()) {
      if (!wanted.has(name)) continue
      drawn.set(`${kind}-${name}`, scene(motif, place))
      if (kind === 'course') drawn.set(`quill-${name}`, quill(motif, place))
    }
  }
  return drawn
}
