import { describe, expect, test } from 'vitest'
import { marksIn, piecesOf } from '~/data/search/marking'
import { editsBetween, unlikeliness, vocabularyOf } from '~/data/search/misspelling'
import { fold, tidyQuery } from '~/data/search/textIndex'
import { seeded } from '../../build/searchCorpus'

type Random = ReturnType<typeof seeded>

/** Few letters, so that most pairs of words have something in common. */
const anyWord = (random: Random, letters: string, longest: number) =>
  Array.from({ length: random.below(longest + 1) }, () => random.pick([...letters])).join('')

// Searchers are built inside each test: what is built while this file loads is not counted as looked at.
describe('how far a beginning is from a word', () => {
  test.each([
    ['care', 'career', 0],
    ['craeer', 'career', 1],
    ['caeeer', 'career', 2],
    ['cakeer', 'career', 5],
    ['ca1eer', 'career', 5],
    ['carrer', 'career', 2],
    ['caeer', 'career', 3],
    ['carre', 'care', 2],
    ['careea', 'care', undefined],
    ['capre', 'care', 4],
    ['catre', 'care', 3],
    ['caree', 'care', 2],
    ['care1', 'care', 4],
    ['acre', 'care', 7],
    ['vare', 'care', 8],
    ['pare', 'care', 11],
    ['are', 'care', 9],
    ['cacb', 'abcb', undefined],
    ['1care', 'care', 10],
    ['carek', 'care', 4],
    ['pcare', 'care', 10],
  ])('%s for %s', (typed, word, wanted) => {
    expect(unlikeliness(typed, word)).toBe(wanted)
  })

  test('words are found by way of their ranges as by looking at each', () => {
    const random = seeded(11)
    const words = [...new Set(Array.from({ length: 300 }, () => anyWord(random, 'abcd', 6)))]
    const vocabulary = vocabularyOf(words)
    expect(vocabulary.words).toEqual(words.toSorted())
    for (let run = 0; run < 400; run += 1) {
      const typed = anyWord(random, 'abcde', 6) || 'a'
      const shortest = random.pick([3, 4])
      const told = new Map<string, number>()
      vocabulary.eachMeantBy(typed, shortest, (word, distance) => {
        told.set(vocabulary.words[word] ?? '', distance)
      })
      const wanted = words.flatMap((word): [string, number][] => {
        const distance = unlikeliness(typed, word)
        return distance === 0 || (distance !== undefined && typed.length >= shortest)
          ? [[word, distance]]
          : []
      })
      expect([...told].sort(), typed).toEqual(wanted.sort())
    }
  })

  test('more than thirty letters are taken as typed', () => {
    const told = (length: number) => {
      const all: number[] = []
      const vocabulary = vocabularyOf(['ab'.repeat(20)])
      vocabulary.eachMeantBy(`x${'ab'.repeat(20).slice(1, length)}`, 3, (_, distance) => all.push(distance))
      return all.length > 0
    }
    expect([told(30), told(31)]).toEqual([true, false])
  })

  /** By its definition, without a bound. */
  function plainEdits(a: string, b: string): number {
    if (a === '' || b === '') return a.length + b.length
    const [restOfA, restOfB] = [a.slice(1), b.slice(1)]
    if (a[0] === b[0]) return plainEdits(restOfA, restOfB)
    const isSwap = a[0] === b[1] && a[1] === b[0] && a.length > 1
    return (
      1 +
      Math.min(
        plainEdits(restOfA, b),
        plainEdits(a, restOfB),
        plainEdits(restOfA, restOfB),
        isSwap ? plainEdits(a.slice(2), b.slice(2)) : Infinity,
      )
    )
  }

  test('edits are counted as by their definition, up to the limit', () => {
    const random = seeded(12)
    for (let run = 0; run < 1500; run += 1) {
      const [a, b, limit] = [anyWord(random, 'abc', 5), anyWord(random, 'abc', 5), random.below(5)]
      expect(editsBetween(a, b, limit), `${a}, ${b}, ${limit}`).toBe(Math.min(plainEdits(a, b), limit + 1))
    }
  })
})

describe('folding', () => {
  test('keeps every letter in its place', () => {
    expect(fold('Care')).toBe('care')
    expect(fold('ΟΔΟΣ')).toBe('οδος')
    expect(fold('İstanbul AND İzmir')).toBe('İstanbul and İzmir')
  })
})

test('a query is looked for with single spaces, and none at its ends', () => {
  expect(tidyQuery('  Aged \t\n care\u0000 ')).toBe('aged care')
})

describe('marks and pieces', () => {
  test('beginnings are marked only where the query stands nowhere', () => {
    expect(marksIn('Care and carer', 'care', ['and'])).toEqual([
      [0, 4],
      [9, 13],
    ])
    expect(marksIn('Care and carer', 'scare', ['and'])).toEqual([[5, 8]])
  })

  test('a short beginning is marked where it is the whole word', () => {
    expect(marksIn('IT and items', '', ['it'])).toEqual([[0, 2]])
  })

  test('a text is cut before and behind each mark, and no piece is empty', () => {
    const ranges = [
      [0, 4],
      [9, 13],
    ] as const
    const pieces = [
      { text: 'Care', marked: true, at: 0 },
      { text: ' and ', marked: false, at: 4 },
      { text: 'care', marked: true, at: 9 },
    ]
    expect(piecesOf('Care and care', ranges)).toEqual(pieces)
    expect(piecesOf('Care and carer', ranges)).toEqual([...pieces, { text: 'r', marked: false, at: 13 }])
    expect(piecesOf('', [])).toEqual([])
  })
})
