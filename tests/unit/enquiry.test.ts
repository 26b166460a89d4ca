import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkEnquiry, emptyEnquiry, enquiryFields, enquiryStatuses, isEmail } from '~/data/enquiry/enquiry'
import { readEnquiry, readLead, readOutboxEntry } from '~/data/enquiry/lead'
import { emptyAnswers } from '~/data/wizard/courseFinder'

const filled = {
  ...emptyEnquiry,
  firstName: 'Ada',
  lastName: 'Wren',
  phone: '0491 570 006',
  email: 'ada@mail.example',
}
const course = { id: 1, code: 'CHC33021', title: 'Certificate III in Individual Support' }

describe('the enquiry form', () => {
  test('has the fields and options of §3', () => {
    expect(enquiryFields.map(({ name }) => name)).toEqual(Object.keys(emptyEnquiry))
    expect(enquiryFields.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      'firstName',
      'lastName',
      'phone',
      'email',
    ])
    expect(enquiryStatuses).toHaveLength(4)
  })

  test('asks for what is missing, in the order of the form', () => {
    expect(checkEnquiry(emptyEnquiry)).toEqual([
      { field: 'firstName', message: 'Enter your first name.' },
      { field: 'lastName', message: 'Enter your last name.' },
      { field: 'phone', message: 'Enter your phone number.' },
      { field: 'email', message: 'Enter your email address.' },
    ])
    expect(checkEnquiry({ ...filled, lastName: ' \n ' }).map(({ field }) => field)).toEqual(['lastName'])
  })

  test('checks nothing but presence and the email', () => {
    expect(checkEnquiry({ ...filled, phone: 'ring me', message: '' })).toEqual([])
    expect(checkEnquiry({ ...filled, email: 'ada@' }).map(({ field }) => field)).toEqual(['email'])
  })

  test('lets through exactly what can be sent', () => {
    const field = fc.constantFrom('', ' ', 'Ada', 'ada@mail.example', 'ada@', 'a b@c')
    fc.assert(
      fc.property(fc.record({ firstName: field, lastName: field, phone: field, email: field }), (given) => {
        const values = { ...emptyEnquiry, ...given }
        expect(checkEnquiry(values).length === 0).toBe(readEnquiry(values) !== undefined)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('an email address', () => {
  test.each([
    'a@b',
    'ada.wren+news@mail.example',
    ' ada@mail.example ',
    "o'neil@mail.example",
    'a@b-c.example',
  ])('%j passes', (text) => expect(isEmail(text)).toBe(true))
  test.each([
    '',
    'ada',
    '@b',
    'a@',
    'a b@c',
    'a@-b',
    'a@b-',
    'a@b..c',
    'ä@b',
    `${'a'.repeat(300)}@b`,
    `a@${'b'.repeat(64)}`,
  ])('%j does not', (text) => expect(isEmail(text)).toBe(false))

  test('is judged quickly however it is written', () => {
    const started = performance.now()
    for (const text of [`a@${'a-'.repeat(50_000)}`, `${'a.'.repeat(50_000)}@`, `a@${'a.'.repeat(120)}!`])
      expect(isEmail(text)).toBe(false)
    expect(performance.now() - started).toBeLessThan(200)
  })
})

describe('a lead', () => {
  test.each([
    { kind: 'enquiry', enquiry: filled, about: 'Request a proposal', course: null },
    { kind: 'enquiry', enquiry: filled, about: '', course },
    { kind: 'guide', course },
    { kind: 'newsletter', email: 'ada@mail.example' },
    { kind: 'finder', answers: emptyAnswers },
  ])('of the kind $kind is kept and read again', (lead) => {
    const entry = { id: 'lead-1', savedAt: '2025-11-21T10:00:00.000Z', lead }
    expect(readOutboxEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry)
  })

  test('is trimmed, and what it should not hold is left out', () => {
    expect(
      readLead({
        kind: 'enquiry',
        enquiry: { ...filled, firstName: ' Ada ', password: 'x' },
        about: 'a',
        course: { ...course, price: 1 },
        admin: true,
      }),
    ).toEqual({ kind: 'enquiry', enquiry: filled, about: 'a', course })
  })

  test('that was kept at no time, or under no name, is refused', () => {
    const lead = { kind: 'newsletter', email: 'ada@mail.example' }
    const kept = { id: 'a', savedAt: '2025-11-21T10:00:00.000Z', lead }
    expect(readOutboxEntry(kept)).toEqual(kept)
    for (const wrong of [
      { savedAt: 'yesterday' },
      { savedAt: '2025-13-21T10:00:00.000Z' },
      { savedAt: '2025-11-21T10:00' },
      { id: '' },
      { id: 'a'.repeat(65) },
    ])
      expect(readOutboxEntry({ ...kept, ...wrong }), JSON.stringify(wrong)).toBeUndefined()
  })

  test('of an unknown kind, or incomplete, is refused', () => {
    for (const lead of [
      null,
      {},
      { kind: 'order' },
      { kind: 'newsletter', email: 'x' },
      { kind: 'enquiry', enquiry: emptyEnquiry, about: '', course },
      { kind: 'enquiry', enquiry: { ...filled, status: 'Bored' }, about: '', course },
      { kind: 'enquiry', enquiry: { ...filled, message: 'a'.repeat(2001) }, about: '', course },
      { kind: 'enquiry', enquiry: filled, about: 'a'.repeat(201), course },
      { kind: 'enquiry', enquiry: filled, about: '', course: undefined },
      { kind: 'enquiry', enquiry: filled, about: '', course: { ...course, id: 0 } },
      { kind: 'guide', course: { ...course, title: 7 } },
      ['newsletter'],
    ])
      expect(readLead(lead), JSON.stringify(lead)).toBeUndefined()
  })
})
