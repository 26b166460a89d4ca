import { expect, test } from 'vitest'
import { company } from '~/data/company'
import { securityTxt } from '../../build/securityTxt'

const built = new Date('2026-02-09T00:00:00.000Z')
const fields = securityTxt(built)
  .trimEnd()
  .split('\n')
  .map((line) => line.split(/: (.*)/s).slice(0, 2))
const values = (name: string) => fields.filter(([other]) => other === name).map(([, value = '']) => value)

test('security.txt says whom to tell, in the provider’s own addresses', () => {
  expect(values('Contact')).toEqual([`mailto:${company.email.support}`, `${company.site}/contact`])
  expect(values('Canonical')).toEqual([`${company.site}/.well-known/security.txt`])
})

test('it lapses once, after the build and within a year of it', () => {
  const [expires = '', ...more] = values('Expires')
  expect(more).toEqual([])
  const days = (Date.parse(expires) - built.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(180)
  expect(days).toBeLessThan(365)
})
