import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogueSearchSchema } from '~/data/courses/catalogueSearch'
import { compareSearchSchema } from '~/data/courses/compareSearch'
import { wizardSearchSchema } from '~/data/courses/wizardSearch'
import { contactSearchSchema } from '~/data/enquiry/contactSearch'
import { parseSearch, stringifySearch } from '~/data/site/searchParams'
import { catalogueSearches, hostileQueries } from '../support/searches'

const schemas = { catalogueSearchSchema, compareSearchSchema, wizardSearchSchema, contactSearchSchema }

describe('an address', () => {
  test('is readable', () => {
    expect(stringifySearch({ area: ['health', 'education'], sort: 'az', page: 2 })).toBe(
      '?area=health,education&sort=az&page=2',
    )
    expect(stringifySearch({ qualification: ['Certificate III'], recommendations: true })).toBe(
      '?qualification=Certificate+III&recommendations=true',
    )
    expect(stringifySearch({ ids: [1, 2, 3] })).toBe('?ids=1,2,3')
  })

  test('leaves out what is empty or not plain data', () => {
    const empty = { a: '', b: undefined, c: null, d: [], e: [''], f: Number.NaN, g: {}, h: [{}, null] }
    expect(stringifySearch(empty)).toBe('')
    expect(stringifySearch({ ...empty, page: 0, panel: false })).toBe('?page=0&panel=false')
  })

  test('is read as text, repeated names as lists', () => {
    expect({ ...parseSearch('?area=health,education&page=2') }).toEqual({
      area: 'health,education',
      page: '2',
    })
    expect({ ...parseSearch('area=health&area=education&area=creative') }).toEqual({
      area: ['health', 'education', 'creative'],
    })
  })

  test('cannot touch a prototype', () => {
    const found = parseSearch('?__proto__=x&__proto__=y&constructor=z&toString=1')
    expect(Object.getPrototypeOf(found)).toBeNull()
    expect(Object.keys(found)).toEqual(['constructor', 'toString'])
  })

  test('survives malformed percent encoding', () => {
    expect(() => parseSearch('?q=%&area=%E0%A4%A&%%%=%ZZ')).not.toThrow()
    expect({ ...parseSearch('?q=100%&sort=az') }).toEqual({ q: '100%', sort: 'az' })
  })

  test('is cut at 4,000 characters, never inside a parameter', () => {
    expect({ ...parseSearch(`?page=2&q=${'a'.repeat(5000)}`) }).toEqual({ page: '2' })
    expect({ ...parseSearch(`?q=${'a'.repeat(5000)}`) }).toEqual({})
    expect({ ...parseSearch(`?q=${'a'.repeat(3998)}`) }).toEqual({ q: 'a'.repeat(3998) })
  })

  test('says the same again when read and written', () => {
    fc.assert(
      fc.property(hostileQueries, (query) => {
        const once = stringifySearch(parseSearch(query))
        expect(stringifySearch(parseSearch(once))).toBe(once)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a page’s search', () => {
  test('comes back from its address as it was', () => {
    fc.assert(
      fc.property(catalogueSearches, (search) => {
        expect(catalogueSearchSchema.parse(parseSearch(stringifySearch(search)))).toEqual(search)
      }),
      { numRuns: 1000 },
    )
  })

  test.each(Object.entries(schemas))('%s reads any address', (_, schema) => {
    fc.assert(
      fc.property(hostileQueries, (query) => {
        const search = schema.parse(parseSearch(query))
        // Valid means: the schema has nothing left to correct, from memory or from the address.
        expect(schema.parse(search)).toEqual(search)
        expect(schema.parse(parseSearch(stringifySearch(search)))).toEqual(search)
      }),
      { numRuns: 2000 },
    )
  })

  test.each(Object.entries(schemas))('%s reads any object', (_, schema) => {
    const keys = Object.keys(schema.parse({}))
    const objects = fc.dictionary(fc.constantFrom(...keys), fc.anything())
    fc.assert(
      fc.property(objects, (object) => {
        const search = schema.parse(object)
        expect(schema.parse(search)).toEqual(search)
      }),
      { numRuns: 1000 },
    )
  })
})
