import { describe, expect, test } from 'vitest'
import { programs } from '~/data/programs/programs'
import { programPages } from '~/data/programs/programs.page'
import { programTextOf, writtenFor } from '~/data/programs/programTexts'
import { serviceSlugs } from '~/data/services/service'
import { servicePages } from '~/data/services/services.page'
import { serviceTexts } from '~/data/services/serviceTexts'
import { type DecisionText, decisionTextSchema } from '~/data/site/decisionText'
import { wordingFaults } from '../support/contentRules'
import { sentencesOf } from '../support/courseTextRules'
import { expectNone, placeOf, schemaFaults } from '../support/faults'

const ofPrograms = programs.flatMap((program) => {
  const text = programTextOf(program.slug)
  return text ? [{ name: program.slug, text, program }] : []
})
const ofServices = serviceSlugs.map((slug) => ({ name: slug, text: serviceTexts[slug] }))

const sentencesIn = ({ steps, ...paragraphs }: DecisionText) =>
  [...Object.values(paragraphs), ...steps.map(({ what }) => what)].flatMap(sentencesOf)

/** Sentences that were said before, by this text or another. */
function repetitions(written: readonly { name: string; text: DecisionText }[]): string[] {
  const said = new Map<string, string>()
  return written.flatMap(({ name, text }) =>
    sentencesIn(text).flatMap((sentence) => {
      const earlier = said.get(sentence)
      said.set(sentence, name)
      return earlier === undefined
        ? []
        : [`${placeOf(sentence)}: ${name} says "${sentence}" as ${earlier} does: reword it.`]
    }),
  )
}

/** The last week that the steps name. */
const lastWeekOf = ({ steps }: DecisionText) =>
  Math.max(...steps.flatMap(({ when }) => (when.match(/\d+/g) ?? []).map(Number)))

const faultOfWeeks = (duration: string, text: DecisionText): string | undefined => {
  const [least = 0, most = 0] = (duration.match(/\d+/g) ?? []).map(Number)
  const last = lastWeekOf(text)
  return last >= least && last <= most
    ? undefined
    : `its steps end in week ${last}, and it takes ${duration}: correct one of them`
}

describe('the text to decide on', () => {
  test.each([...ofPrograms, ...ofServices])('$name', ({ name, text }) => {
    expectNone([
      ...schemaFaults(decisionTextSchema, text, `${placeOf(text.suits)}: ${name}`),
      ...wordingFaults(text),
    ])
  })

  test('there is one for each program, and none besides', () => {
    expect(new Set(writtenFor)).toEqual(new Set(programs.map(({ slug }) => slug)))
  })

  test.each(ofPrograms)('$name ends in a week that its duration allows', ({ program, text }) => {
    expect(faultOfWeeks(program.duration, text)).toBeUndefined()
  })

  test('says nothing that another one says', () => {
    expectNone(repetitions([...ofPrograms, ...ofServices]))
  })

  test('is on the page', () => {
    for (const { name, text } of ofPrograms) expect(programPages.load(name)?.content.text).toBe(text)
    for (const { name, text } of ofServices) expect(servicePages.load(name)?.content.text).toBe(text)
  })
})

describe('a text that is wrong is refused', () => {
  const [one, other] = ofPrograms
  if (!one || !other) throw new Error('no program has a text')

  test('where it says what another one says', () => {
    const text = { ...other.text, limits: `${other.text.limits} ${sentencesOf(one.text.limits)[0]}` }
    expect(repetitions([one, { name: 'copy', text }])).toEqual([
      expect.stringContaining(`copy says "${sentencesOf(one.text.limits)[0]}" as ${one.name} does`),
    ])
  })

  test('where its steps end after the program', () => {
    const steps = [...one.text.steps.slice(0, 2), { when: 'Week 9', what: one.text.sample.slice(0, 100) }]
    expect(faultOfWeeks('4-8 weeks', { ...one.text, steps })).toBe(
      'its steps end in week 9, and it takes 4-8 weeks: correct one of them',
    )
  })

  test('where a part is too short', () => {
    expect(schemaFaults(decisionTextSchema, { ...one.text, cost: 'Not much.' }, 'here')).toEqual([
      expect.stringContaining('here: cost:'),
    ])
  })
})
