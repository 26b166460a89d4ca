import type { Pool } from 'pg'
import { catalogueFacets } from '~/data/courses/catalogueFacets'
import type { CatalogueSource, FoundCourses } from '~/data/courses/catalogueSource'
import type { CourseCard } from '~/data/courses/course'
import { readOf, wishesIn, wordsOf } from '~/data/courses/courseLists'
import { CATALOGUE_PAGE_SIZE } from '~/data/courses/limits'
import { meetsGoal, meetsSubject, reasonFor, type SubjectTags, wishesOf } from '~/data/courses/recommending'
import { durationDays, orderCourses, priceNumber } from '~/data/courses/sorting'
import { learningGoalIds } from '~/data/courses/vocabulary'
import type { Asked } from '~/data/lists/asked'
import type { Facets } from '~/data/lists/facets'
import { pageAt } from '~/data/lists/paging'

const facets: Facets<CourseCard> = catalogueFacets
const rows = Object.entries(facets)

/** A value of a facet, a goal or a subject, as the tables hold what a course meets. */
const choice = (facet: string, value: string) => `${facet}=${value}`

const choicesOf = (card: CourseCard, subjects: readonly SubjectTags[]) => [
  ...rows.flatMap(([facet, { options, matches }]) =>
    options.filter(({ value }) => matches(card, value)).map(({ value }) => choice(facet, value)),
  ),
  ...learningGoalIds.filter((goal) => meetsGoal(card, goal)).map((goal) => choice('goal', goal)),
  ...subjects
    .filter((subject) => meetsSubject(card, subject, subjects))
    .map(({ id }) => choice('subject', id)),
]

/** How the database orders by each sort of §9. Titles stand as a number, since its collation is not the browser's. */
const orders: Readonly<Record<string, string>> = {
  'most-popular': 'reviews desc, title_place',
  'highest-rated': 'rating desc, title_place',
  'lowest-price': 'price, title_place',
  az: 'title_place',
  soonest: 'start, title_place',
  shortest: 'days, title_place',
}
const orderOf = (sort: string) =>
  (Object.hasOwn(orders, sort) ? orders[sort] : undefined) ?? 'reviews desc, title_place'

const TABLES = `
  create extension if not exists pg_trgm;
  drop table if exists course;
  create table course (
    id bigint primary key,
    place integer not null,
    title_place integer not null,
    reviews integer not null,
    rating double precision not null,
    price double precision not null,
    start date not null,
    days double precision not null,
    choices text[] not null,
    words text collate "C" not null,
    card json not null
  )`

const INDEXES = `
  create index on course using gin (choices);
  create index on course using gin (words gin_trgm_ops);
  create index on course (reviews desc, title_place);
  create index on course (rating desc, title_place);
  create index on course (price, title_place);
  create index on course (start, title_place);
  create index on course (days, title_place);
  create index on course (title_place);
  analyze course`

const BATCH = 1000

/** Puts courses in the place of those that a database has. */
export async function fillPostgres(
  pool: Pool,
  cards: readonly CourseCard[],
  subjects: readonly SubjectTags[],
): Promise<void> {
  await pool.query(TABLES)
  const titlePlaces = new Map(orderCourses(cards, 'az').map((card, at) => [card, at]))
  for (let from = 0; from < cards.length; from += BATCH) {
    const records = cards.slice(from, from + BATCH).map((card, at) => ({
      id: card.id,
      place: from + at,
      title_place: titlePlaces.get(card),
      reviews: card.reviews,
      rating: card.rating,
      // JSON has no infinity, and a column of numbers reads it from this.
      price: String(priceNumber(card.price)),
      start: card.nextIntake,
      days: String(durationDays(card.duration)),
      choices: choicesOf(card, subjects),
      words: readOf(card),
      card,
    }))
    await pool.query('insert into course select * from json_populate_recordset(null::course, $1)', [
      JSON.stringify(records),
    ])
  }
  await pool.query(INDEXES)
}

/** Conditions on a course, and the values that stand for `$1`, `$2` … in them. */
interface Conditions {
  texts: readonly string[]
  values: readonly unknown[]
}

const where = ({ texts }: Conditions) => (texts.length === 0 ? 'true' : texts.join(' and '))

/** A word as a pattern: nothing in it means anything to `like`. */
const patternOf = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** The same catalogue in PostgreSQL, for as many courses as a database holds. */
export function postgresCatalogue(pool: Pool, subjects: readonly SubjectTags[]): CatalogueSource {
  /** What chose the courses before anybody narrowed them, with its reasons. */
  async function scoped(scope: Asked['scope']) {
    const { goal, subject } = wishesOf(...wishesIn(scope), subjects)
    if (goal === undefined && subject === undefined) return { kind: 'all' as const }
    const goalChoice = goal && choice('goal', goal)
    const subjectChoice = subject && choice('subject', subject.id)
    const wishes = [goalChoice, subjectChoice].filter((wish) => wish !== undefined)
    const exact = await pool.query('select 1 from course where choices @> $1 limit 1', [wishes])
    if (exact.rowCount) return { kind: 'exact' as const, wishes, reasonOf: () => reasonFor(goal, subject) }
    const closest = await pool.query<{ id: string; goal: boolean; subject: boolean }>(
      `with judged as (
         select id, reviews, place,
                coalesce(choices @> array[$1::text], false) as goal,
                coalesce(choices @> array[$2::text], false) as subject
         from course
       ), scored as (select *, goal::int + 2 * subject::int as score from judged)
       select id, goal, subject from scored
       where score > 0 or not exists (select 1 from scored where score > 0)
       order by score desc, reviews desc, place limit $3`,
      [goalChoice ?? null, subjectChoice ?? null, CATALOGUE_PAGE_SIZE],
    )
    const reasons = new Map(
      closest.rows.map((one) => [
        Number(one.id),
        reasonFor(one.goal ? goal : undefined, one.subject ? subject : undefined),
      ]),
    )
    return {
      kind: 'closest' as const,
      ids: [...reasons.keys()],
      reasonOf: (id: number) => reasons.get(id) ?? '',
    }
  }

  type Scope = Awaited<ReturnType<typeof scoped>>

  /** The conditions of everything asked, but for those of one facet. */
  function conditions({ wishes, ids }: Scope, { text, choices }: Asked, except?: string): Conditions {
    const texts: string[] = []
    const values: unknown[] = []
    const need = (write: (value: string) => string, value: unknown) => {
      values.push(value)
      texts.push(write(`$${values.length}`))
    }
    if (wishes) need((value) => `choices @> ${value}::text[]`, wishes)
    if (ids) need((value) => `id = any(${value}::bigint[])`, ids)
    for (const [facet] of rows) {
      const chosen = choices[facet] ?? []
      if (facet !== except && chosen.length > 0)
        need(
          (value) => `choices && ${value}::text[]`,
          chosen.map((one) => choice(facet, one)),
        )
    }
    for (const word of new Set(wordsOf(text)))
      if (word !== '') need((value) => `words like ${value}`, patternOf(word))
    return { texts, values }
  }

  return {
    async find(asked): Promise<FoundCourses> {
      const scope = await scoped(asked.scope)
      const wanted = conditions(scope, asked)
      const { rows: totals } = await pool.query<{ total: number }>(
        `select count(*)::int as total from course where ${where(wanted)}`,
        [...wanted.values],
      )
      const shown = pageAt(totals[0]?.total ?? 0, asked.page, CATALOGUE_PAGE_SIZE)
      const { rows: found } = await pool.query<{ card: CourseCard }>(
        `select card from course where ${where(wanted)} order by ${orderOf(asked.sort)}
         limit ${CATALOGUE_PAGE_SIZE} offset ${Math.max(0, shown.first - 1)}`,
        [...wanted.values],
      )
      const items = found.map(({ card }) => card)
      const { kind, reasonOf } = scope
      const reasons = reasonOf ? items.map(({ id }) => [id, reasonOf(id)]) : []
      return { ...shown, items, kind, reasons: Object.fromEntries(reasons) }
    },

    async counts(asked) {
      const scope = await scoped(asked.scope)
      const counted = rows.map(async ([facet, { options }]) => {
        const wanted = conditions(scope, asked, facet)
        const given = await pool.query<{ value: string; courses: number }>(
          `select value, count(*)::int as courses from course, unnest(choices) as value
           where ${where(wanted)} group by value`,
          [...wanted.values],
        )
        const courses = new Map(given.rows.map((row) => [row.value, row.courses]))
        const ofValue = options.map(({ value }) => [value, courses.get(choice(facet, value)) ?? 0])
        return [facet, Object.fromEntries(ofValue)]
      })
      return Object.fromEntries(await Promise.all(counted))
    },

    async cards(ids) {
      const wanted = ids.filter((id) => Number.isSafeInteger(id))
      const { rows: found } = await pool.query<{ id: string; card: CourseCard }>(
        'select id, card from course where id = any($1::bigint[])',
        [wanted],
      )
      const byId = new Map(found.map(({ id, card }) => [Number(id), card]))
      return wanted.flatMap((id) => byId.get(id) ?? [])
    },
  }
}
