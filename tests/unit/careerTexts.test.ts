import { describe, expect, test } from 'vitest'
import { careerPages } from '~/data/careers/career.page'
import { careers, roles } from '~/data/careers/careers'
import { careerTextSchema } from '~/data/careers/careerText'
import { careersWrittenFor, careerTextOf } from '~/data/careers/careerTexts'
import { rolePages } from '~/data/careers/role.page'
import { roleTextSchema } from '~/data/careers/roleText'
import { rolesWrittenFor, roleTextOf } from '~/data/careers/roleTexts'
import { wordingFaults } from '../support/contentRules'
import { sentencesOf } from '../support/courseTextRules'
import { expectNone, placeOf, schemaFaults } from '../support/faults'

const ofCareers = careers.flatMap(({ slug }) => {
  const text = careerTextOf(slug)
  return text ? [{ name: slug, text, first: text.like }] : []
})
const ofRoles = roles.flatMap(({ slug }) => {
  const text = roleTextOf(slug)
  return text ? [{ name: slug, text, first: text.week }] : []
})

describe('the text of a career or a role', () => {
  test.each(ofCareers)('$name, a career', ({ name, text, first }) => {
    expectNone([
      ...schemaFaults(careerTextSchema, text, `${placeOf(first)}: ${name}`),
      ...wordingFaults(text),
    ])
  })

  test.each(ofRoles)('$name, a role', ({ name, text, first }) => {
    expectNone([...schemaFaults(roleTextSchema, text, `${placeOf(first)}: ${name}`), ...wordingFaults(text)])
  })

  test('there is one for each career and each role, and none besides', () => {
    expect(new Set(careersWrittenFor)).toEqual(new Set(careers.map(({ slug }) => slug)))
    expect(new Set(rolesWrittenFor)).toEqual(new Set(roles.map(({ slug }) => slug)))
  })

  test('says nothing that another one says', () => {
    const said = [...ofCareers, ...ofRoles].flatMap(({ text }) =>
      Object.values(text).flat().flatMap(sentencesOf),
    )
    expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([])
  })

  test('is on the page', () => {
    for (const { name, text } of ofCareers) expect(careerPages.load(name)?.content.text).toBe(text)
    for (const { name, text } of ofRoles) expect(rolePages.load(name)?.content.text).toBe(text)
  })
})
