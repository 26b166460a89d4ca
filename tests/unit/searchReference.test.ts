import { describe, expect, test } from 'vitest'
import { editsBetween, unlikeliness, vocabularyOf } from '~/data/search/misspelling'
import { marksIn, otherWordings, piecesOf } from '~/data/search/queryWording'
import { createSearcher } from '~/data/search/searchEngine'
import type { SearchRule } from '~/data/search/searchFields'
import { type SearchItem, searchTypes } from '~/data/search/searchItem'
import { fold, tidyQuery, wordsOf } from '~/data/search/textIndex'
import { seeded } from '../../build/searchCorpus'
import { searchItem as item } from '../support/searchItem'

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
    ['acre', 'care', 5],
    ['vare', 'care', 6],
    ['pare', 'care', 9],
    ['are', 'care', 7],
    ['cacb', 'abcb', undefined],
    ['1care', 'care', 8],
    ['carek', 'care', 4],
    ['pcare', 'care', 8],
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

describe('other wordings', () => {
  test.each([
    ['it', ['information technology', 'it support']],
    ['kind', ['early childhood', 'early childhood']],
    ['kin', []],
    ['garten', []],
    ['childcare', ['early childhood']],
    ['cheap childcare', ['cheap early childhood']],
    ['childcare at night', ['early childhood at night']],
    ['cheapchildcare', []],
  ])('of %s', (query, wanted) => {
    expect(otherWordings(query)).toEqual(wanted)
  })
})

describe('marks and pieces', () => {
  test('beginnings are marked only where the query stands nowhere', () => {
    expect(marksIn('Care and carer', 'care', ['and'])).toEqual([
      [0, 4],
      [9, 13],
    ])
    expect(marksIn('Care and carer', 'scare', ['and'])).toEqual([[5, 8]])
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

/** The whole search again: every item is looked at, and nothing is stopped early. */
function plainSearch(items: readonly SearchItem[], typed: string, rule: SearchRule, limit: number) {
  const query = tidyQuery(typed)
  const counts = ({ type }: SearchItem, place: number) =>
    rule === 'demo' || place <= 1 || (place === 2 && type === 'course')
  const best = (one: SearchItem, numbers: readonly number[]) => ({ one, score: Math.min(...numbers) })
  const inOrder = (found: readonly { one: SearchItem; score: number }[]) =>
    found
      .filter(({ score }) => score < Infinity)
      .toSorted((a, b) => a.score - b.score)
      .map(({ one }) => one)
  const begins = (text: string, at: number) => at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')

  const exact = (asked: string) =>
    inOrder(
      items.map((one) => {
        const title = tidyQuery(one.title)
        const ofTitle = asked.includes(' ')
          ? [title].map((text) => {
              const at = text.indexOf(asked)
              return at === -1 ? Infinity : at === 0 ? 0 : begins(text, at) ? 1 : 2
            })
          : title.split(' ').map((run, number) => {
              const at = run.indexOf(asked)
              return at === -1 ? Infinity : !begins(run, at) ? 2 : number === 0 ? 0 : 1
            })
        const others = [[one.category], one.tags, [one.description]].map((texts, at) =>
          counts(one, at + 2) && texts.some((text) => tidyQuery(text).includes(asked)) ? at + 3 : Infinity,
        )
        return best(one, [...ofTitle, ...others])
      }),
    )

  const placedWords = (one: SearchItem) => [
    ...wordsOf(tidyQuery(one.title)).map((word, at) => ({ word, place: at === 0 ? 0 : 1 })),
    ...wordsOf(tidyQuery(one.category)).map((word) => ({ word, place: 2 })),
    ...one.tags.flatMap((tag) => wordsOf(tidyQuery(tag)).map((word) => ({ word, place: 3 }))),
  ]
  const meant = (begun: string, words: readonly string[], word: string) => {
    const distance = unlikeliness(begun, word)
    return distance !== 0 && begun.length < (words.length === 1 ? 3 : 4) ? undefined : distance
  }
  const byBeginnings = (words: readonly string[]) =>
    inOrder(
      items.map((one) => {
        const scores = words.map((begun) =>
          placedWords(one)
            .filter(({ place }) => counts(one, place))
            .reduce((least, { word, place }) => {
              const distance = meant(begun, words, word)
              if (distance === undefined) return least
              return Math.min(least, (distance === 0 ? 0 : 256 + 8 * distance) + place)
            }, Infinity),
        )
        const sum = scores.reduce((total, score) => total + score, 0)
        return { one, score: sum < 512 ? sum : Infinity }
      }),
    )
  const mistypedFor = (words: readonly string[]) =>
    items.flatMap((one) =>
      placedWords(one).flatMap(({ word }) =>
        words.some((begun) => (meant(begun, words, word) ?? 0) > 0) ? [word] : [],
      ),
    )

  const found = exact(query)
  const marked = (one: SearchItem, beginnings?: readonly string[]) => {
    const marks = (text: string) => marksIn(text, beginnings ? '' : query, beginnings ?? [])
    return {
      item: one,
      near: beginnings !== undefined,
      marks: { title: marks(one.title), description: marks(one.description) },
    }
  }
  const results = found.map((one) => marked(one))
  const add = (more: readonly SearchItem[], beginnings: readonly string[]) => {
    for (const one of more) {
      if (!results.some((result) => result.item === one)) results.push(marked(one, beginnings))
    }
  }
  const wordings = otherWordings(query)
  for (const wording of wordings) add(exact(wording), wordsOf(wording))
  for (const words of [query, ...wordings].map(wordsOf)) {
    if (words.length === 0 || words.length > 8) continue
    add(byBeginnings(words), [...words, ...mistypedFor(words)])
  }
  return { results: results.slice(0, limit), hasMore: found.length > limit }
}

describe('the search', () => {
  const words =
    'care scare scared carer career cared self-care self–care “care” 4care écare early earl childhood child data date aged support individual information technology technical it ai'.split(
      ' ',
    )

  const someItems = (random: Random, count: number) => {
    const some = (least: number, most: number) =>
      Array.from({ length: least + random.below(most - least + 1) }, () => random.pick(words)).join(' ')
    return Array.from({ length: count }, (_, at) =>
      item(`${at}`, {
        title: some(1, 4),
        category: some(0, 2),
        tags: Array.from({ length: random.below(3) }, () => some(1, 2)),
        description: some(0, 5),
        type: random.pick(searchTypes),
      }),
    )
  }

  /** A part of a text, words that need not stand together, or what people call otherwise; with a slip now and then. */
  function someQuery(random: Random, items: readonly SearchItem[]): string {
    const { title, category, description, tags } = random.pick(items)
    const text = random.pick([title, category, description, ...tags])
    const from = random.below(text.length + 1)
    const query = random.pick([
      text,
      text.slice(from, from + 2 + random.below(12)),
      random.pick(words),
      `${random.pick(words)} ${random.pick(words)}`,
      random.pick(['kindy', 'aged care', 'it', 'computing', 'kind', 'carer', 'kindy care']),
    ])
    const slip = random.below(query.length + 1)
    return random.pick([
      query,
      query,
      query.slice(0, slip) + query.slice(slip + 1),
      `${query.slice(0, slip)}e${query.slice(slip)}`,
    ])
  }

  test('finds, orders, limits and marks as a search without shortcuts does', () => {
    const random = seeded(13)
    for (const count of [4, 15, 40]) {
      const items = someItems(random, count)
      const searcher = createSearcher(items)
      for (let run = 0; run < 120; run += 1) {
        const query = someQuery(random, items)
        if (tidyQuery(query) === '') continue
        const [rule, limit] = [random.pick(['demo', 'overlay'] as const), random.pick([1, 2, 3, 8, 50])]
        expect(searcher.search(query, { rule, limit }), `${query}, ${rule}, ${limit}`).toEqual(
          plainSearch(items, query, rule, limit),
        )
      }
    }
  })

  test('a near match that other words found already takes no place from the next one', () => {
    const some = createSearcher([item('Early childhood'), item('Childhood, early')])
    expect(some.search('kindy', { limit: 2 }).results).toHaveLength(2)
  })

  test('near matches are marked where what was meant begins', () => {
    const some = createSearcher([item('a', { title: 'First and last principles', description: 'At last.' })])
    expect(some.search('fist las').results.map(({ marks }) => marks)).toEqual([
      {
        title: [
          [0, 5],
          [10, 13],
        ],
        description: [[3, 6]],
      },
    ])
    expect(some.search('fri').results).toHaveLength(1)
  })

  test('eight words in any order are looked for, nine are not', () => {
    const some = createSearcher([item('one two three four five six seven eight nine')])
    expect(some.search('eight seven six five four three two one').results).toHaveLength(1)
    expect(some.search('nine eight seven six five four three two one').results).toEqual([])
  })

  test('punctuation alone is near to nothing', () => {
    expect(createSearcher([item('Care')]).search('?!').results).toEqual([])
  })
})

describe('did you mean', () => {
  const nine = 'one two three four five six seven eight nine'
  const long = 'ab'.repeat(16)

  test.each([
    ['a word behind all others', 'worl', 'word'],
    ['a word of three letters', 'cat', undefined],
    ['more than half of a word', 'itxx', undefined],
    ['more than thirty letters', `${long.slice(0, 31)}x`, undefined],
    ['nine words', nine.replace('three', 'threee'), undefined],
    ['eight words', nine.replace('three', 'threee').replace(' nine', ''), nine.replace(' nine', '')],
    ['half of a word', 'woxx', undefined],
    ['two words', 'one twoo', 'one two'],
    ['words with a comma between', 'one, two', undefined],
    ['a beginning', 'potter', undefined],
    ['a word with a full stop', 'pottery.', undefined],
    ['a word that only a tag holds', 'potery', 'pottery'],
    ['words that nothing holds together', 'potery word', undefined],
  ])('%s', (_, typed, wanted) => {
    const some = createSearcher([
      item('Word'),
      item('Car'),
      item('It'),
      item(nine),
      item(long),
      item('Clay', { type: 'resource', tags: ['Pottery'] }),
    ])
    expect(some.didYouMean(typed)).toBe(wanted)
  })
})
