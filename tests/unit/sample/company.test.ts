import { describe, expect, test } from 'vitest'
import { addressLine, company, copyrightYears, hoursLine } from '~/data/company'
import { providerName, shortName } from '~/data/providerName'
import { companySchema, isRegisteredAbn } from '../../support/companySchema'

describe('the provider', () => {
  test('meets its schema, with no field beside it', () => {
    expect(companySchema.strict().parse(company)).toEqual(company)
    expect(providerName.startsWith(shortName)).toBe(true)
  })

  test('closes after it opens', () => {
    const [hours] = company.supportHours
    const withHours = (opens: string, closes: string) =>
      companySchema.safeParse({ ...company, supportHours: [{ ...hours, opens, closes }] }).success
    expect(withHours('08:00', '20:00')).toBe(true)
    expect(withHours('20:00', '08:00')).toBe(false)
  })

  test('shows ABNs that belong to nobody', () => {
    expect(isRegisteredAbn('51 824 753 556')).toBe(true)
    for (const { abn } of [company.training, company.services]) expect(isRegisteredAbn(abn)).toBe(false)
  })

  test('is reached only at numbers and addresses kept for fiction', () => {
    expect(Object.values(company.phone).map(({ number }) => number)).toEqual([
      '1800 160 401',
      '(03) 5550 0142',
      '(02) 5550 0117',
      '0491 570 006',
    ])
    for (const { number, href } of Object.values(company.phone))
      expect(href.replace(/^tel:(\+61)?/, '')).toBe(
        number.replace(/\D/g, '').replace(href.includes('+61') ? /^0/ : '', ''),
      )
    for (const email of Object.values(company.email)) expect(email).toMatch(/@lyrebirdlearning\.example$/)
    for (const { href } of [...company.social, ...Object.values(company.scheduling)])
      expect(new URL(href).hostname).toMatch(/\.example$/)
  })

  test('keeps the hours of §9', () => {
    expect(hoursLine(company.supportHours, company.timeZone)).toBe(
      'Monday to Thursday 8am-8pm, Friday 9am-5pm, Saturday 10am-2pm AEST',
    )
    expect(hoursLine(company.enquiryHours, company.timeZone)).toBe('Monday to Friday 9am-5pm AEST')
  })

  test('has a copyright of 2025 (§9) up to the year of the build', () => {
    expect(copyrightYears(company.copyrightSince, 2025)).toBe(2025)
    expect(copyrightYears(company.copyrightSince, 2031)).toBe('2025–2031')
  })

  test('has its addresses in Victoria and New South Wales', () => {
    expect(addressLine(company.office.melbourne)).toBe('Level 4, 120 Sample Lane, Melbourne VIC 3000')
    expect([company.office.sydney.state, company.office.postal.state]).toEqual(['NSW', 'NSW'])
  })
})

test('an ABN is checked as the register does', () => {
  expect(isRegisteredAbn('51 824 753 556')).toBe(true)
  for (const abn of ['', '51 824 753 557', '5182475355', '518247535560', 'x51824753556', '51824753556x'])
    expect(isRegisteredAbn(abn)).toBe(false)
})
