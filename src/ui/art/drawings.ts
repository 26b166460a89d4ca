import { heroScene } from './hero'
import { iconSprite } from './icons'
import { cardScene, emptyScene, logoScene, posterScene } from './scenes'

export interface DrawingSubjects {
  categories: readonly string[]
  /** Names of the pictures on cards, such as `course-first-aid` or `article-vet-nurse`. */
  cards: readonly string[]
}

/** Every drawing of the site by its file name below `/art/`. */
export function allDrawings({ categories, cards }: DrawingSubjects): ReadonlyMap<string, string> {
  return new Map([
    ['icons.svg', iconSprite()],
    ['logo.svg', logoScene()],
    ['hero.svg', heroScene()],
    ['empty.svg', emptyScene()],
    ...categories.map((id): [string, string] => [`poster-${id}.svg`, posterScene(id)]),
    ...cards.map((name): [string, string] => [`${name}.svg`, cardScene(name)]),
  ])
}
