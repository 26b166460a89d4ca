import { heroScene } from './hero'
import { cardScene, emptyScene, posterScene } from './scenes'

export interface DrawingSubjects {
  categories: readonly string[]
  /** Names of the pictures on cards, such as `course-first-aid` or `article-vet-nurse`. */
  cards: readonly string[]
}

/** Every drawing of the site by its name. */
export function allDrawings({ categories, cards }: DrawingSubjects): ReadonlyMap<string, string> {
  return new Map([
    ['hero', heroScene()],
    ['empty', emptyScene()],
    ...categories.map((id): [string, string] => [`poster-${id}`, posterScene(id)]),
    ...cards.map((name): [string, string] => [name, cardScene(name)]),
  ])
}
