import { expect, test } from 'vitest'
import { contactPrefill } from '~/data/enquiry/contactPrefill'
import { contactSearchSchema, contactTopics, contactTypes } from '~/data/enquiry/contactSearch'

const titles = [
  'Workforce Readiness',
  'Consulting',
  'Pathways',
  'Research Support',
  'Workshops',
  'Auditing',
  'Student Services',
]
const titleOf = (id: number) => titles[id - 1]
const prefill = (given: Record<string, unknown>) => contactPrefill(contactSearchSchema.parse(given), titleOf)

test('every documented value fills heading and message', () => {
  const all = [
    ...contactTypes.map((type) => ({ type })),
    ...contactTopics.map((topic) => ({ topic })),
    ...titles.map((_, at) => ({ service: String(at + 1) })),
  ].map(prefill)
  expect(new Set(all.map(({ heading }) => heading)).size).toBe(
    contactTypes.length + contactTopics.length + titles.length,
  )
  for (const { heading, message } of all) {
    expect(heading).not.toBe('Send us an enquiry')
    expect(message).not.toBe('')
  }
})

test('the type leads and the service is named beside it', () => {
  expect(prefill({ type: 'proposal', service: 2 })).toEqual({
    heading: 'Request a proposal',
    message: expect.stringMatching(/^My enquiry is about Consulting\. I would like a proposal/),
  })
  expect(prefill({ topic: 'programs', service: 5 }).heading).toBe('Ask about the programs of Workshops')
})

test('unknown values are ignored', () => {
  for (const junk of ['', '0', '8', '-1', 'x', '__proto__', null, ['demo', 'proposal']])
    expect(prefill({ type: junk, topic: junk, service: junk })).toEqual({
      heading: 'Send us an enquiry',
      message: '',
    })
  expect(contactSearchSchema.parse({})).toEqual({ type: '', topic: '', service: 0, figures: '', courses: [] })
  expect(
    contactPrefill({ type: '', topic: '', service: 3, figures: '', courses: [] }, () => undefined).message,
  ).toBe('')
})

test('figures of the savings calculator are taken along with their results, and only where they are meant', () => {
  const { message } = prefill({ type: 'roi-consultation', figures: '50000,40,75,100,100000,6' })
  expect(message).toMatch(
    /^I would like to go through my ROI calculator results with you\.\n\nOur figures:\n/,
  )
  expect(message).toContain('Current training cost a year: $50,000')
  expect(message).toContain('Total annual savings: $2,450,000')
  expect(message.length).toBeLessThan(1_000)
  for (const figures of ['', '1,2,3', '1,2,3,4,5,6,7', '1,2,3,4,5,x', ',,,,,', '1,2,3,4,5,1e999'])
    expect(prefill({ type: 'roi-consultation', figures }).message, figures).not.toContain('Our figures')
  expect(prefill({ type: 'demo', figures: '50000,40,75,100,100000,6' }).message).not.toContain('figures')
})

test('the courses of a shortlist are named, and nothing else of it', () => {
  const asked = contactPrefill({ ...contactSearchSchema.parse({}), courses: [1, 2] }, () => undefined, [
    { title: 'Diploma of Nursing', code: 'HLT54121' },
    { title: 'Certificate III in Individual Support', code: 'CHC33021' },
  ])
  expect(asked.heading).toBe('Ask about 2 courses')
  expect(asked.message).toBe(
    'I would like to know more about:\n- Diploma of Nursing (HLT54121)\n- Certificate III in Individual Support (CHC33021)\n',
  )
})
