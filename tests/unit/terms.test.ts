import { expect, test } from 'vitest'
import { company } from '~/data/company'
import { terms } from '~/data/legal/terms'
import { termsDocumentSchema } from '~/data/legal/termsDocument'
import { companyLink, companyTexts } from '~/data/site/companyTexts'
import { companyFields } from '~/data/site/richText'
import { expectNone } from '../support/faults'
import { plainText } from '../support/plainText'
import { contentFaults } from '../support/siteContentRules'

test('the Terms of Service are an overview and twenty sections (§2.30)', () => {
  expect(termsDocumentSchema.parse(terms)).toEqual(terms)
  const ids = terms.sections.map(({ id }) => id)
  const titles = terms.sections.map(({ title }) => title)
  expect(new Set(ids).size).toBe(20)
  expect(new Set(titles).size).toBe(20)
})

const sectionText = (id: string) =>
  plainText(terms.sections.find((section) => section.id === id)?.blocks ?? [])

test.each([
  ['age-of-majority', 'age of majority'],
  ['prohibited-uses', 'You may not use the website'],
  ['changes-to-service-and-prices', 'may change without notice'],
  ['orders-billing-and-accounts', 'right to refuse any order'],
  ['user-submissions', 'You keep the rights in what you send us'],
  ['liability', 'Australian Consumer Law'],
  ['indemnification', 'compensate us'],
  ['governing-law-and-contact', 'governed by the laws of Australia'],
])('section %s says "%s"', (id, words) => expect(sectionText(id)).toContain(words))

test('the document ends with the contact details of the provider', () => {
  const last = terms.sections.at(-1)
  const text = plainText(last?.blocks ?? [])
  const details = [
    company.email.admissions,
    company.phone.free.number,
    company.training.abn,
    company.training.providerCode,
    companyTexts.headOffice,
    companyTexts.postalAddress,
  ]
  for (const detail of details) expect(text).toContain(detail)
  expect(companyTexts.headOffice).toContain('NSW')
  expect(companyTexts.postalAddress).toContain('NSW')
})

test('every fact that a text may name is known, and those that can be written to or called are links', () => {
  for (const field of companyFields) expect(companyTexts[field].length).toBeGreaterThan(3)
  expect(companyLink('admissionsEmail')?.href).toMatch(/^mailto:/)
  expect(companyLink('phone')?.href).toMatch(/^tel:/)
  expect(companyLink('abn')).toBeUndefined()
})

test('the document is marked as a sample for review', () => {
  expect(terms.notice).toContain('sample')
  expect(terms.notice).toContain('lawyer')
})

test('keeps the wording rules and links to pages that exist', () => {
  expectNone(contentFaults(terms))
})
