import { describe, expect, test } from 'vitest'
import {
  choice,
  choices,
  freeText,
  isoDay,
  lineOfText,
  tolerant,
  wholeNumber,
  yesNo,
} from '~/data/site/tolerantFields'

describe('a tolerant field', () => {
  test.each([
    ['2026-02-09', '2026-02-09'],
    ['2026-02-30x', ''],
    ['x2026-02-09', ''],
    ['26-02-09', ''],
    ['2026-2-9', ''],
    ['2026-13-40', ''],
    ['abcd-ef-gh', ''],
    [['2026-02-09'], ''],
    [20260209, ''],
  ])('reads the day %j as %j', (given, day) => {
    expect(isoDay()(given)).toBe(day)
  })

  test.each([
    [true, true],
    ['true', true],
    ['yes', false],
    [1, false],
    [undefined, false],
  ])('reads %j as yes or no: %j', (given, answer) => {
    expect(yesNo()(given)).toBe(answer)
  })

  test('takes a line of text of the length allowed, its spaces made single', () => {
    expect(lineOfText(5)('  a \n\t b ')).toBe('a b')
    expect([lineOfText(3)('abc'), lineOfText(3)('abcd'), lineOfText(3)(['abc'])]).toEqual(['abc', '', ''])
    expect(lineOfText(9)('a\ud800b\u0007c')).toBe('a b c')
  })

  test('keeps the line breaks of a story, and cuts its end', () => {
    expect(freeText(20)(' a\r\nb\u0007c\ud800d ')).toBe('a\nb c d')
    expect(freeText(3)('abcdef')).toBe('abc')
    expect(freeText(3)(7)).toBe('')
  })

  test.each([
    [5, 5],
    ['5', 5],
    [1, 1],
    [9, 9],
    [0, 3],
    [10, 3],
    [2.5, 3],
    ['2.5', 3],
    ['x5', 3],
    ['5x', 3],
    [[5], 3],
    [null, 3],
  ])('reads %j as the number %j', (given, number) => {
    expect(wholeNumber({ min: 1, max: 9, fallback: 3 })(given)).toBe(number)
  })

  test('takes what it knows, once and in the order of the list', () => {
    const known = ['a', 'b', 'c'] as const
    expect(choices(known)(['c,a', 'x', 'c'])).toEqual(['a', 'c'])
    expect(choices(known)('b')).toEqual(['b'])
    expect(choices(known)([7, null])).toEqual([])
    expect([choice(known, '')('b'), choice(known, 'a')('x'), choice(known, '')(['b'])]).toEqual([
      'b',
      'a',
      '',
    ])
  })

  test('reads the fields of an object and of nothing else, and none that is inherited', () => {
    const { parse } = tolerant({ a: yesNo(), b: lineOfText(3) })
    expect(parse({ a: true, b: 'x', c: 1 })).toEqual({ a: true, b: 'x' })
    for (const given of [null, 'a', undefined, Object.create({ a: true })])
      expect(parse(given)).toEqual({ a: false, b: '' })
  })
})
