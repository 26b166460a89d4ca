import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareSearchSchema, courseIdsOf } from '~/data/courses/compareSearch'
import { parseSearch, stringifySearch } from '~/data/site/searchParams'

/** The rule of §5 written the long way round. */
function reference(text: string): number[] {
  const whole = text
    .split(',')
    .map((part) => part.trim())
    .filter(
      (part) => part !== '' && part.length <= 15 && [...part].every((digit) => '0123456789'.includes(digit)),
    )
    .map(Number)
    .filter((id) => id !== 0)
  return whole.filter((id, at) => whole.indexOf(id) === at).slice(0, 3)
}

describe('ids of courses to compare', () => {
  test.each([
    ['1,2,3', [1, 2, 3]],
    ['3,1', [3, 1]],
    ['1,1,1,2,2,3', [1, 2, 3]],
    ['1,2,3,4', [1, 2, 3]],
    ['0,-1,x,1.5,2e3, 7 ,NaN,Infinity', [7]],
    ['', []],
    [',,,', []],
    ['99999999999999999999', []],
    ['1abc', []],
    ['007', [7]],
  ])('%j gives %j', (text, ids) => {
    expect(courseIdsOf(text)).toEqual(ids)
  })

  test('are whole numbers by themselves', () => {
    expect(courseIdsOf([7, 1.5, Number.NaN])).toEqual([7])
    expect(courseIdsOf([[7]])).toEqual([])
  })

  test('agree with the rule for any text', () => {
    const parts = fc.oneof(
      fc.integer({ min: -3, max: 9 }).map(String),
      fc.constantFrom('', ' 4 ', '1.5', 'x', '00'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(parts), (list) => {
        expect(courseIdsOf(list.join(','))).toEqual(reference(list.join(',')))
      }),
      { numRuns: 1000 },
    )
  })

  test('come back from an address', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 3 }),
        fc.boolean(),
        (ids, differences) => {
          const search = { ids, differences }
          expect(compareSearchSchema.parse(parseSearch(stringifySearch(search)))).toEqual(search)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('are none where nothing can be read', () => {
    for (const ids of [null, undefined, {}, true, [null], [{}], Number.NaN, -4])
      expect(compareSearchSchema.parse({ ids })).toEqual({ ids: [], differences: false })
    expect(compareSearchSchema.parse({ ids: ['1', '2,3'], differences: 'true' })).toEqual({
      ids: [1, 2, 3],
      differences: true,
    })
  })
})
