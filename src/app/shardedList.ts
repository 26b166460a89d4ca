import type { CatalogueContent } from '~/data/courses/catalogue.page'
import { catalogueFacets } from '~/data/courses/catalogueFacets'
import { catalogueSearchSchema } from '~/data/courses/catalogueSearch'
import type { FoundCourses } from '~/data/courses/catalogueSource'
import { checksOf } from '~/data/courses/checkedAnswers'
import type { CourseCard } from '~/data/courses/course'
import { recommendationScope, wishesIn } from '~/data/courses/courseLists'
import { CATALOGUE_PAGE_SIZE } from '~/data/courses/limits'
import { isRecommending, nameOf } from '~/data/courses/recommendationTexts'
import { standingOf, wishesOf } from '~/data/courses/recommending'
import { type FetchShard, shardedCatalogue } from '~/data/courses/shards/shardedCatalogue'
import type { CatalogueShape } from '~/data/courses/shards/shardFormat'
import type { Asked } from '~/data/lists/asked'
import { narrowingOf } from '~/data/lists/list'
import { pageAt } from '~/data/lists/paging'
import { addressOfTry } from '~/data/site/retrying'
import { retrieving } from '~/ui/site/retrieving'
import { untilItArrives } from '~/ui/site/untilItArrives'
import type { Catalogue } from './catalogue'
import { versionOf } from './version'

/** Answers kept, so that drawing the same again costs nothing. */
const KEPT_ANSWERS = 50

/** A file of the catalogue, tried again as §7 says. The list that stands there stays until it has come. */
const fetchFile: FetchShard = (name, read) =>
  untilItArrives(
    'part',
    retrieving(async (tried, signal) => {
      const answer = await fetch(addressOfTry(`/data/${versionOf()}/catalogue/${name}`, tried), {
        cache: tried === 1 ? 'default' : 'reload',
        signal,
      })
      if (!answer.ok) throw new Error(`The catalogue answered with status ${answer.status}.`)
      return read(await answer.arrayBuffer())
    }),
  )()

/** Answers of one kind: given at once where the files are there, else React is handed the promise to wait for. */
function answers<T>(now: (asked: Asked) => T | undefined, later: (asked: Asked) => Promise<T>) {
  const known = new Map<string, T>()
  const coming = new Map<string, Promise<T>>()

  function remember(key: string, answer: T): T {
    known.set(key, answer)
    for (const old of known.keys()) if (known.size > KEPT_ANSWERS) known.delete(old)
    return answer
  }

  /** The answer, or when it comes. */
  function ask(asked: Asked): { answer?: T; coming?: Promise<T> } {
    const key = JSON.stringify(asked)
    const answer = known.get(key) ?? now(asked)
    if (answer !== undefined) return { answer: remember(key, answer) }
    const arriving =
      coming.get(key) ??
      later(asked)
        .then((given) => remember(key, given))
        .finally(() => coming.delete(key))
    coming.set(key, arriving)
    return { coming: arriving }
  }

  return {
    ask,
    remember: (asked: Asked, answer: T) => remember(JSON.stringify(asked), answer),
    /** For React: throws what it has to wait for. */
    read(asked: Asked): T {
      const { answer, coming: arriving } = ask(asked)
      if (answer !== undefined) return answer
      throw arriving
    },
  }
}

/** A catalogue whose courses are fetched as they are asked for. Its first page came with the page's content. */
export function shardedList({ courses, subjects }: CatalogueContent, shape: CatalogueShape): Catalogue {
  const source = shardedCatalogue(shape, subjects, fetchFile)
  const found = answers(source.now.find, source.find)
  const counts = answers(source.now.counts, source.counts)
  const seen = new Map<number, CourseCard>()

  /** How a card stands to the other answers. Which is the closest is known of nobody without looking at all courses. */
  function standingAt({ scope }: Asked) {
    const wishes = wishesOf(...wishesIn(scope), subjects)
    const checks = checksOf(scope, [])
    return (card: CourseCard) => standingOf(card, wishes, checks, subjects).text
  }

  const narrowing = narrowingOf(catalogueFacets, recommendationScope, {
    count: (asked) => found.read(asked).total,
    isScoped: ({ scope }) => isRecommending(scope, subjects),
  })
  const first = narrowing.askedOf(catalogueSearchSchema.parse({}))
  found.remember(first, {
    ...pageAt(shape.size, 1, CATALOGUE_PAGE_SIZE),
    items: courses,
    kind: 'all',
    reasons: {},
  })

  const outcomeIn = ({ total, kind }: FoundCourses) =>
    total === 0 ? 'empty' : kind === 'closest' ? 'relaxed' : 'listed'

  return {
    list: {
      ...narrowing,
      facets: catalogueFacets,
      findPage(asked) {
        const { reasons, ...page } = found.read(asked)
        const standing = page.kind === 'all' ? undefined : standingAt(asked)
        for (const card of page.items) seen.set(card.id, card)
        return { ...page, reasonOf: (card) => standing?.(card) ?? reasons[card.id] }
      },
      countOption: (asked, facet, value) => counts.read(asked)[facet]?.[value] ?? 0,
      outcomeOf(asked) {
        const { answer } = found.ask(asked)
        // What is on its way counts as found until it is there.
        return answer ? outcomeIn(answer) : 'listed'
      },
      outcomeComing: (asked) => found.ask(asked).coming,
    },
    titleOf: (id) => seen.get(id)?.title,
    comparable: { known: { includes: () => true }, titleOf: (id) => seen.get(id)?.title },
    nameFor: (search) => nameOf(narrowing.askedOf(search).scope, subjects),
    prepare: async (asked) => found.ask(asked).coming,
  }
}
