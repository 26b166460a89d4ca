import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CARD_CHIPS } from '~/data/courses/limits'
import { programSchema } from '~/data/programs/program'
import { programDurations, programLevels } from '~/data/programs/programOptions'
import { programList, relatedPrograms } from '~/data/programs/programQueries'
import { type ProgramSearch, programSearchSchema } from '~/data/programs/programSearch'
import { findProgram, programs } from '~/data/programs/programs'
import { pathwaySteps, priceOnEnquiry, programsHero } from '~/data/programs/programsPage'
import { hrefOf } from '~/data/site/links'
import { expectNone } from '../support/faults'
import { contentFaults } from '../support/siteContentRules'

describe('programs', () => {
  test.each(programs)('$slug follows its schema', (program) => {
    expect(programSchema.parse(program)).toEqual(program)
    expect(hrefOf(program.link)).toBe(`/programs/${program.slug}`)
  })

  test('there are at least twelve, with each level and each duration of §5', () => {
    expect(programs.length).toBeGreaterThanOrEqual(12)
    expect(new Set(programs.map(({ level }) => level))).toEqual(new Set(programLevels))
    expect(new Set(programs.map(({ duration }) => duration))).toEqual(new Set(programDurations))
  })

  test('some have no price, some more tags than a card shows, and all five badges occur', () => {
    expect(programs.some(({ price }) => price === undefined)).toBe(true)
    expect(programs.some(({ tags }) => tags.length > CARD_CHIPS)).toBe(true)
    expect(new Set(programs.flatMap(({ badge }) => badge ?? []))).toEqual(
      new Set(['Hot', 'Popular', 'New', 'Featured', 'Trending']),
    )
  })

  test('the schema holds prices to $900 and $2,400 (§9)', () => {
    const [first] = programs
    for (const price of ['$899', '$2,401', '900', '$1,2']) {
      expect(programSchema.safeParse({ ...first, price }).success).toBe(false)
    }
    for (const price of ['$900', '$2,400'])
      expect(programSchema.safeParse({ ...first, price }).success).toBe(true)
  })

  test('ids, slugs, titles and descriptions are unique', () => {
    const all = (values: unknown[]) => expect(new Set(values).size).toBe(values.length)
    all(programs.map(({ id }) => id))
    all(programs.map(({ slug }) => slug))
    all(programs.map(({ title }) => title))
    all(programs.map(({ description }) => description))
  })

  test('are found by slug, and nothing else is found', () => {
    for (const program of programs) expect(findProgram(program.slug)).toBe(program)
    for (const slug of ['__proto__', 'toString', '', 'AI-Essentials-For-Work', '../programs']) {
      expect(findProgram(slug)).toBeUndefined()
    }
  })

  test('keep the wording rules and link to pages that exist', () => {
    const content = { programs, programsHero, pathwaySteps, priceOnEnquiry }
    expectNone(contentFaults(content))
  })
})

describe('program filters (§5)', () => {
  const list = programList(programs)
  const found = (search: Partial<ProgramSearch>) =>
    list.find(list.askedOf(programSearchSchema.parse(search))).items

  test('without filters every program is listed', () => {
    expect(found({})).toEqual(programs)
  })

  test('text is sought in title and description, whatever the case', () => {
    expect(found({ q: 'ESSENTIALS' }).map(({ slug }) => slug)).toContain('ai-essentials-for-work')
    expect(found({ q: 'spam' })).toEqual([])
    expect(found({ q: 'impact assessments' }).map(({ slug }) => slug)).toEqual([
      'ai-ethics-and-governance-practice',
    ])
    expect(found({ q: '.*' })).toEqual([])
  })

  test('the name of a level finds its programs, for each level of the visualiser, and narrows with it', () => {
    for (const { level } of pathwaySteps) {
      const ofLevel = programs.filter((program) => program.level === level)
      const named = programs.filter(({ title, description }) =>
        `${title} ${description}`.toLowerCase().includes(level.toLowerCase()),
      )
      const expected = programs.filter((program) => ofLevel.includes(program) || named.includes(program))
      expect(ofLevel.length).toBeGreaterThan(0)
      expect(found({ q: level })).toEqual(expected)
      expect(found({ q: ` ${level.toUpperCase()} ` })).toEqual(expected)
      expect(found({ q: level, level: [level] })).toEqual(ofLevel)
      const asked = list.askedOf(programSearchSchema.parse({ q: level }))
      expect(list.count(asked)).toBe(expected.length)
      expect(list.countOption(asked, 'level', level)).toBe(ofLevel.length)
    }
  })

  test('part of the name of a level finds nothing but what says so', () => {
    expect(found({ q: 'rmediate' })).toEqual([])
    expect(found({ q: 'Foundation Advanced' })).toEqual([])
  })

  test('level and duration match exactly and combine', () => {
    for (const level of programLevels) {
      for (const duration of programDurations) {
        expect(found({ level: [level], duration: [duration] })).toEqual(
          programs.filter((program) => program.level === level && program.duration === duration),
        )
      }
    }
  })

  test('the search parameters never throw and fall back to no filter', () => {
    expect(programSearchSchema.parse({})).toMatchObject({ q: '', level: [], duration: [] })
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'level', 'duration', '__proto__'), fc.anything()),
        (junk) => {
          const search = programSearchSchema.parse(junk)
          const { choices } = list.askedOf(search)
          expect(programLevels).toEqual(expect.arrayContaining([...(choices.level ?? [])]))
          expect(programDurations).toEqual(expect.arrayContaining([...(choices.duration ?? [])]))
          expect(search.q.length).toBeLessThanOrEqual(80)
          expect(programSearchSchema.parse(search)).toEqual(search)
          expect(found(search).length).toBeLessThanOrEqual(programs.length)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('related programs are three others, nearest first', () => {
    for (const program of programs) {
      const related = relatedPrograms(program, programs)
      expect(related).toHaveLength(3)
      expect(related).not.toContain(program)
      const shared = related.map(({ tags }) => tags.filter((tag) => program.tags.includes(tag)).length)
      expect(shared).toEqual([...shared].sort((a, b) => b - a))
    }
  })
})

test('programs are near by twice their shared tags and their level, then by their order', () => {
  const [program] = programs
  if (!program) throw new Error('There are programs.')
  const given = (id: number, tags: string[], level: typeof program.level) => ({ ...program, id, tags, level })
  const own = given(1, ['a', 'b', 'c'], 'Foundation')
  const others = [
    given(7, ['a'], 'Advanced'),
    given(6, ['a'], 'Foundation'),
    given(5, [], 'Foundation'),
    given(4, ['a', 'b'], 'Advanced'),
    given(3, [], 'Advanced'),
    given(2, ['a'], 'Advanced'),
  ]
  expect(relatedPrograms(own, [own, ...others], 6).map(({ id }) => id)).toEqual([4, 6, 2, 7, 5, 3])
})

test('the visualiser shows the three levels, lowest first (§2.19)', () => {
  expect(pathwaySteps.map(({ level }) => level)).toEqual([...programLevels])
  expect(pathwaySteps.every(({ action }) => action === 'View Programs')).toBe(true)
})
