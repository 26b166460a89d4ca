import { describe, expect, test } from 'vitest'
import { refusalOf as facetRefusalOf } from '../../build/generators/facet'
import { refusalOf as machineRefusalOf } from '../../build/generators/machine'
import { refusalOf as pageRefusalOf } from '../../build/generators/page'

describe('a new machine', () => {
  test.each([
    ['', 'is no name'],
    ['SaveButton', 'is no name'],
    ['save-button', 'is no name'],
    ['../../etc', 'is no name'],
    ['__proto__', 'is no name'],
    ['naïve', 'is no name'],
    ['a'.repeat(41), 'too long'],
    ['class', 'would clash'],
    ['saveMachine', 'would clash'],
    ['filteredList', 'There is a machine called'],
    ['filteredlist', 'There is a machine called'],
  ])('is refused the name %j with a sentence', (name, reason) => {
    expect(machineRefusalOf(name)).toContain(reason)
  })

  test('may have any other name', () => expect(machineRefusalOf('lampSwitch')).toBeUndefined())
})

describe('a new page', () => {
  test.each([
    ['', 'is no address'],
    ['student-life', 'is no address'],
    ['/Student', 'is no address'],
    ['/student_life', 'is no address'],
    ['/../etc', 'is no address'],
    ['/a/$id', 'is no address'],
    ['/faq', 'There is a page at /faq already.'],
    ['/blog/vet-nurse', 'There is a page at /blog/vet-nurse already.'],
    ['/machines', 'There is a page at /machines already.'],
    ['/home', 'has that name already: choose another address'],
    ['/faq/fees', 'rename it to src/routes/faq.index.tsx'],
  ])('is refused the address %j with a sentence', (path, reason) => {
    expect(pageRefusalOf(path)).toContain(reason)
  })

  test.each(['/student-life', '/guides/first-week'])('may stand at %s', (path) =>
    expect(pageRefusalOf(path)).toBeUndefined(),
  )
})

describe('a new facet', () => {
  test.each([
    ['catalogue', '', 'is no name for a facet'],
    ['catalogue', 'Delivery', 'is no name for a facet'],
    ['catalogue', '__proto__', 'is no name for a facet'],
    ['catalogue', 'page', 'Addresses have another meaning for "page" already'],
    ['catalogue', 'area', 'src/data/courses/catalogueFacets.ts has a facet called area already.'],
    ['category', 'mode', 'src/data/courses/categoryFacets.ts has a facet called mode already.'],
    ['elsewhere', 'delivery', '"elsewhere" is no list: choose catalogue or category.'],
  ])('of %s is refused the name %j with a sentence', (list, id, reason) => {
    expect(facetRefusalOf(list, id)).toContain(reason)
  })

  test('may have any other name', () => expect(facetRefusalOf('catalogue', 'weather')).toBeUndefined())
})
