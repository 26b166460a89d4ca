import { describe, expect, test } from 'vitest'
import {
  type BuiltPage,
  figuresOf,
  fixedAmong,
  median,
  proseFaults,
  readingGrade,
  sentencesOn,
  unusedFixedTexts,
  wordsOn,
} from '../../build/prose'

const page = (path: string, ...paragraphs: readonly string[]): BuiltPage => ({
  path,
  html: `<html><body><main>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</main></body></html>`,
})

const limits = { repeated: 25, words: 10, grade: { median: 8, page: 9 } }
const nothingFixed = fixedAmong([])
const faultsOf = (...pages: readonly BuiltPage[]) =>
  proseFaults(figuresOf('pages', pages, nothingFixed), limits)

const cats = 'The cat sat on the warm mat all day. It did not wish to go out.'
const dogs = 'A dog ran to the gate and back. Then it had a drink and slept.'

describe('the sentences of a page', () => {
  test('are those of its main part, without what is filled in, drawn or leads elsewhere', () => {
    const html = `<body><header><p>This stands above every page.</p></header><main>
      <nav><p>This leads to other pages.</p></nav><form><p>This is filled in by you.</p></form>
      <svg><text>This is drawn and not read.</text></svg><script>"This is run and not read."</script>
      <style>/* This is a style and no prose. */</style><p>This is what is read.</p></main></body>`
    expect(sentencesOn(html)).toEqual(['This is what is read.'])
  })

  test('its words are counted in tables and headings too, and signs are none', () => {
    expect(wordsOn('<main><h1>Two words</h1><nav>Not this</nav><p>One – two</p></main>')).toBe(4)
  })

  test('go on over links and end with their element', () => {
    const html =
      '<main><p>Read what <a>the terms</a> say <b>of it</b>.</p><ul><li>A point without an end</li><li>And another one with it.</li></ul></main>'
    expect(sentencesOn(html)).toEqual(['Read what the terms say of it.', 'And another one with it.'])
  })

  test('end with a full stop, also within quotation marks, and have four words at least', () => {
    expect(
      sentencesOn(
        '<main><p>She asked, “Is that all of it?” Nobody knew what to say. Made up. It cost $2.50 in all.</p></main>',
      ),
    ).toEqual(['She asked, “Is that all of it?”', 'Nobody knew what to say.', 'It cost $2.50 in all.'])
  })
})

describe('the reading grade', () => {
  test('is what the formula of Flesch and Kincaid gives', () => {
    // Six words of one syllable each.
    expect(readingGrade(['The cat sat on the mat.'])).toBeCloseTo(0.39 * 6 + 11.8 - 15.59)
    // Four words of 1, 3, 1 and 5 syllables.
    expect(readingGrade(['An animal at university.'])).toBeCloseTo(0.39 * 4 + 11.8 * (10 / 4) - 15.59)
  })

  test('takes a figure and a code as two syllables', () => {
    expect(readingGrade(['It has 17 parts.'])).toBeCloseTo(0.39 * 4 + 11.8 * (5 / 4) - 15.59)
  })

  test('of nothing is 0', () => expect(readingGrade([])).toBe(0))
})

test('the median is the one in the middle', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(3)
})

describe('pages', () => {
  test('that say what no other says in easy words have no fault', () => {
    expect(faultsOf(page('/a', cats), page('/b', dogs))).toEqual([])
  })

  test('that say the same are refused with the sentence', () => {
    const same = 'We say this on each page.'
    const [fault, ...others] = faultsOf(page('/a', cats, same), page('/b', dogs, same))
    expect(fault).toBe(
      `pages: 33.3 % of the sentences stand on more than one page, and 25 % may: reword or link "${same}" (on 2 pages) and others.`,
    )
    expect(others).toEqual([])
  })

  test('that say something twice themselves repeat no other page', () => {
    expect(faultsOf(page('/a', cats, cats), page('/b', dogs))).toEqual([])
  })

  test('with too few words of their own are refused, and shared words do not count', () => {
    expect(
      faultsOf(page('/a', cats), page('/b', dogs), page('/c', 'It is a short page.', cats, dogs)),
    ).toContain('/c: has 5 words that no other page of pages has, and needs 10.')
  })

  test('that are too hard are refused one by one and together', () => {
    const hard =
      'Organisational accreditation necessitates comprehensive documentation of institutional responsibilities and administrative accountability.'
    const faults = faultsOf(page('/a', hard), page('/b', cats))
    expect(faults).toContainEqual(
      expect.stringMatching(/^pages: half of the pages have a reading grade of \d/),
    )
    expect(faults).toContainEqual(
      expect.stringMatching(
        /^\/a: has a reading grade of \d+\.\d, and no page of pages may have more than 9\.$/,
      ),
    )
    expect(faults).not.toContainEqual(expect.stringContaining('/b: has a reading grade'))
  })

  test('that are not there are a fault', () => {
    expect(faultsOf()).toEqual(['pages: no page was built, so nothing can be said of them.'])
  })
})

describe('fixed texts', () => {
  const texts = [{ text: 'This course has {} units in all.', section: '§1' }]

  test('are left out of the share and of the own words, whatever stands for what differs', () => {
    const pages = [
      page('/a', cats, 'This course has 12 units in all.'),
      page('/b', dogs, 'This course has 12 units in all.'),
    ]
    const figures = figuresOf('pages', pages, fixedAmong(texts))
    expect(figures.repeated).toBe(0)
    expect(figures.pages.map(({ words }) => words)).toEqual([16, 15])
    expect(figuresOf('pages', pages, nothingFixed).repeated).toBeCloseTo(100 / 3)
  })

  test('are whole sentences', () => {
    const isFixed = fixedAmong(texts)
    expect(isFixed('This course has 3 units in all.')).toBe(true)
    expect(isFixed('This course has 3 units in all. So it is.')).toBe(false)
    expect(isFixed('This course has 3 units in all!')).toBe(false)
  })

  test('that no page has are refused', () => {
    expect(unusedFixedTexts(texts, ['Something else is said here.'])).toEqual([
      'The fixed text "This course has {} units in all." (§1) stands on no page: take it out.',
    ])
    expect(unusedFixedTexts(texts, ['This course has 9 units in all.'])).toEqual([])
  })
})
