import type { SearchItem } from '~/data/search/searchItem'

/** A small generator of numbers that look random and are the same in every run. */
export function seeded(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick<T>(list: readonly T[]): T {
      const one = list[below(list.length)]
      if (one === undefined) throw new Error('There is nothing to pick from.')
      return one
    },
  }
}
export type Random = ReturnType<typeof seeded>

const onsets =
  'b c d f g h j k l m n p r s t v w y z bl br ch cl cr dr fl fr gl gr kn pl pr qu sc sh sk sl sm sn sp st sw th tr tw wh'.split(
    ' ',
  )
const vowels = 'a e i o u y ai au ea ee ie oa oi oo ou'.split(' ')
const codas = 'b c ck d f ft g k l ll m n nd ng nt p r rn rt s st t v w x z'.split(' ')
export const fieldsOfStudy =
  'Care Business Design Data Leadership Marketing Support Training Software Health Community Finance'.split(
    ' ',
  )
export const forms = [
  'Foundations',
  'Practice',
  'for Teams',
  'at Work',
  'Essentials',
  'Workshop',
  'Project',
  'Methods',
]
const levels = ['Certificate III', 'Certificate IV', 'Diploma', 'Short Course']
const sentences = [
  'Learn step by step, with examples from work and a trainer who answers your questions.',
  'You practise on tasks that look like real work and keep what you make.',
  'No earlier study is needed, and most people study beside a job.',
  'Each unit ends with a small project that you can show to an employer.',
]

export const syllable = (random: Random) => random.pick(onsets) + random.pick(vowels) + random.pick(codas)
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Courses whose titles begin with made-up words that can be spoken, so that a beginning says which course is meant; at
 * most `perBeginning` titles share their first three letters, or nobody could find one among ten by three letters.
 */
export function syntheticCourses(count: number, seed: number, perBeginning = 8): SearchItem[] {
  const random = seeded(seed)
  const names = new Set<string>()
  const taken = new Map<string, number>()
  while (names.size < count) {
    const name = syllable(random) + syllable(random) + (random.below(3) === 0 ? syllable(random) : '')
    const beginning = name.slice(0, 3)
    const sharing = taken.get(beginning) ?? 0
    if (names.has(name) || sharing >= perBeginning) continue
    names.add(name)
    taken.set(beginning, sharing + 1)
  }
  return [...names].map((name, at): SearchItem => {
    const field = random.pick(fieldsOfStudy)
    return {
      id: `course-${at + 1}`,
      title: `${capital(name)} ${field} ${random.pick(forms)}`,
      description: `${random.pick(sentences)} ${random.pick(sentences)}`,
      type: 'course',
      category: field,
      tags: [random.pick(levels), random.pick(fieldsOfStudy)],
      link: { to: '/courses/$course', params: { course: name } },
    }
  })
}

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

function neighbourOf(letter: string, random: Random): string {
  const row = keyboard.findIndex((keys) => keys.includes(letter))
  const at = keyboard[row]?.indexOf(letter) ?? 0
  const beside = [keyboard[row]?.[at - 1], keyboard[row]?.[at + 1]].filter((key) => key !== undefined)
  return random.pick(beside)
}

export const SHORTEST_BEGINNING = 3
export const LONGEST_BEGINNING = 6

/** What somebody typed who meant the beginning of a title: 3 to 6 letters with one slip of the fingers in them. */
export function mistyped(title: string, random: Random): string {
  const length = SHORTEST_BEGINNING + random.below(LONGEST_BEGINNING - SHORTEST_BEGINNING + 1)
  const letters = title.toLowerCase()
  const kind = random.pick(['swapped', 'wrong', 'missing', 'extra'] as const)
  const at = random.below(length)
  switch (kind) {
    case 'swapped': {
      const first = Math.min(at, length - 2)
      const [a = '', b = ''] = [letters[first], letters[first + 1]]
      return letters.slice(0, first) + b + a + letters.slice(first + 2, length)
    }
    case 'wrong':
      return letters.slice(0, at) + neighbourOf(letters[at] ?? 'e', random) + letters.slice(at + 1, length)
    case 'missing':
      return letters.slice(0, at) + letters.slice(at + 1, length + 1)
    case 'extra':
      return letters.slice(0, at) + neighbourOf(letters[at] ?? 'e', random) + letters.slice(at, length - 1)
  }
}
