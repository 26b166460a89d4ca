import { describe, expect, test } from 'vitest'
import { findRole } from '~/data/careers/careers'
import { rolePages } from '~/data/careers/role.page'
import { roleTextSchema } from '~/data/careers/roleText'
import { roleTextOf, writtenFor } from '~/data/careers/roleTexts'
import { wordingFaults } from '../support/contentRules'
import { sentencesOf } from '../support/courseTextRules'
import { expectNone, schemaFaults } from '../support/faults'

const LEAST_WORDS = 320

describe('the text of a role', () => {
  test.each(writtenFor)('%s', (slug) => {
    const text = roleTextOf(slug)
    expect(findRole(slug), `no role has the slug ${slug}: take its text out`).toBeDefined()
    expectNone([...schemaFaults(roleTextSchema, text, slug), ...wordingFaults(text)])
    expect(
      Object.values(text ?? {})
        .join(' ')
        .split(/\s+/).length,
    ).toBeGreaterThanOrEqual(LEAST_WORDS)
    expect(rolePages.load(slug)?.content.text).toBe(text)
  })

  test('says nothing twice', () => {
    const said = writtenFor.flatMap((slug) => Object.values(roleTextOf(slug) ?? {}).flatMap(sentencesOf))
    expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([])
  })
})
