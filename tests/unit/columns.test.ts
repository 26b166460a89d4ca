import { expect, test } from 'vitest'
import { canMove, moved } from '~/data/site/columns'

const list = ['a', 'b', 'c']

test('an item changes places with its neighbour', () => {
  expect(moved(list, 'b', 'left')).toEqual(['b', 'a', 'c'])
  expect(moved(list, 'b', 'right')).toEqual(['a', 'c', 'b'])
  expect(list).toEqual(['a', 'b', 'c'])
})

test('at an end, or in no list, it stays where it is', () => {
  for (const [item, side] of [
    ['a', 'left'],
    ['c', 'right'],
    ['d', 'left'],
    ['d', 'right'],
  ] as const) {
    expect(moved(list, item, side)).toBe(list)
    expect(canMove(list, item, side)).toBe(false)
  }
  expect(canMove(list, 'a', 'right')).toBe(true)
})
