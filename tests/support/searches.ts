import * as fc from 'fast-check'
import { catalogueFacets } from '~/data/courses/catalogueFacets'
import { type CatalogueSearch, catalogueSearchSchema, catalogueSorts } from '~/data/courses/catalogueSearch'
import { learningGoalIds } from '~/data/courses/vocabulary'
import type { Facets } from '~/data/lists/facets'
import { phrases, someSubjects } from './courseCards'

/** A search that the catalogue's own controls could have made. */
export const catalogueSearches: fc.Arbitrary<CatalogueSearch> = fc
  .record({
    recommendations: fc.boolean(),
    goal: fc.constantFrom('', ...learningGoalIds),
    subject: fc.constantFrom('', ...someSubjects.flatMap(({ id, label }) => [id, label])),
    choices: fc.record(
      Object.fromEntries(
        Object.entries<Facets[string]>(catalogueFacets).map(([id, { options }]) => [
          id,
          // Ten facets at once leave nothing of any list.
          fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray(options.map(({ value }) => value))),
        ]),
      ),
    ),
    q: fc.oneof(fc.constant(''), phrases, fc.string({ unit: 'binary', maxLength: 40 })),
    sort: fc.constantFrom(...catalogueSorts),
    page: fc.integer({ min: 1, max: 999 }),
    panel: fc.constantFrom('', 'filters'),
  })
  .map(({ choices, ...given }) => catalogueSearchSchema.parse({ ...given, ...choices }))

const names = [
  'recommendations',
  'goal',
  'subject',
  'level',
  'budget',
  'startDate',
  'area',
  'qualification',
  'q',
  'sort',
  'page',
  'panel',
  'ids',
  'differences',
  'step',
  'type',
  'topic',
  'service',
  '__proto__',
  'constructor',
  'toString',
  'x[]',
  '',
]
const values = [
  'true',
  'health',
  'health,education',
  'Diploma',
  'az',
  '2',
  '-1',
  '0',
  '1e9',
  'NaN',
  '1,2,3,4',
  '%',
  '%E0%A4%A',
  '%00',
  '+',
  '%2B',
  '<script>',
  "' OR 1=1",
  'null',
  'undefined',
  '[object Object]',
  '[]',
  '{"a":1}',
  'filters',
  'details',
  'a'.repeat(5000),
  ',,,,',
  '9'.repeat(400),
]

/** Queries as a stranger might type or send them. */
export const hostileQueries: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...names),
        fc.oneof(fc.constantFrom(...values), fc.string({ unit: 'binary' })),
      ),
      {
        maxLength: 12,
      },
    )
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
)
