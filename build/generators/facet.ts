import type { PlopGeneratorConfig } from 'plop'
import { catalogueFacets } from '~/data/courses/catalogueFacets'
import { recommendationFields } from '~/data/courses/catalogueSearch'
import { categoryFacets } from '~/data/courses/categoryFacets'
import type { CourseCard } from '~/data/courses/course'
import { courses, toCourseCard } from '~/data/courses/courses'
import { type Answers, choose, insert, rendered, tidy } from './writing'

/** The tables of facets that a row can be written into: one that ticks several values, one that chooses one. */
const tables = {
  catalogue: {
    file: 'src/data/courses/catalogueFacets.ts',
    schema: 'src/data/courses/catalogueSearch.ts',
    rows: catalogueFacets,
    end: /^\} as const satisfies Facets<CourseCard>/,
    choosesOne: false,
  },
  category: {
    file: 'src/data/courses/categoryFacets.ts',
    schema: 'src/data/courses/categorySearch.ts',
    rows: categoryFacets,
    end: /^\} as const satisfies Facets<CourseCard>/,
    choosesOne: true,
  },
} as const
type TableName = keyof typeof tables

const isTable = (name: string): name is TableName => Object.hasOwn(tables, name)

/** Below the names of a table's facets, which the schema of the address has without the table. */
const endOfNames = /^\}\)\n\n\/\*\* What the/

/** More values than a visitor reads through are no choices. */
const MOST_VALUES = 12

const cards = courses.map(toCourseCard)
const fields = Object.keys(cards[0] ?? {}) as (keyof CourseCard)[]

/** The distinct values of a field, where it holds few enough texts to choose among. */
function valuesOf(field: keyof CourseCard): readonly string[] {
  const values = new Set(cards.map((card) => card[field]))
  const texts = [...values].filter((value) => typeof value === 'string' && value !== '')
  return texts.length === values.size && values.size <= MOST_VALUES ? texts.map(String) : []
}

const choosable = fields.filter((field) => valuesOf(field).length > 1)

/** Names that an address of a list has already. */
const taken = [...Object.keys(recommendationFields), 'q', 'sort', 'page', 'panel']

/** Why a facet cannot have the name, or undefined. */
export function refusalOf(table: string, id: string): string | undefined {
  if (!isTable(table)) return `"${table}" is no list: choose ${Object.keys(tables).join(' or ')}.`
  if (!/^[a-z][a-zA-Z]{1,20}$/.test(id))
    return `"${id}" is no name for a facet: use up to 21 letters and begin with a small one, such as delivery.`
  if (taken.includes(id)) return `Addresses have another meaning for "${id}" already: choose another name.`
  const { file, rows } = tables[table]
  return Object.hasOwn(rows, id) ? `${file} has a facet called ${id} already.` : undefined
}

export const facetGenerator: PlopGeneratorConfig = {
  description: 'a row in a list’s table of facets',
  prompts: [
    choose('list', 'Which list can be narrowed by it?', Object.keys(tables)),
    {
      type: 'input',
      name: 'facet',
      message: 'What is it called in the address? (such as delivery)',
      validate: (id: string, { list = 'catalogue' }: Answers = {}) => refusalOf(list, id) ?? true,
    },
    {
      type: 'input',
      name: 'label',
      message: 'What do visitors read above its values? (such as Delivery mode)',
      validate: (label: string) =>
        /^[A-Z].{2,30}$/.test(label) || 'Label: 3 to 31 characters, with a capital first.',
    },
    choose('field', 'Which field of a course does it go by?', choosable),
  ],
  actions: ({ list = '', facet = '', label = '', field = '' }: Answers = {}) => {
    const refusal = refusalOf(list, facet)
    if (refusal !== undefined || !isTable(list)) throw new Error(refusal)
    const { file, schema, end, choosesOne } = tables[list]
    const known = choosable.find((one) => one === field)
    if (known === undefined)
      throw new Error(`"${field}" is no field to go by: choose ${choosable.join(', ')}.`)
    const row = {
      facet,
      label,
      field,
      values: valuesOf(known),
      any: choosesOne && `Any ${label.toLowerCase()}`,
    }
    return [
      rendered('facet', row, (text) => insert(file, end, text)),
      insert(schema, endOfNames, `  ${facet}: true,\n`),
      tidy(file, schema),
      `Now: npm run dev, narrow the list by it, and put the values in ${file} into the order in which they are read`,
    ]
  },
}
