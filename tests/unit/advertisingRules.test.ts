import { describe, expect, test } from 'vitest'
import { advertisingFaults, titlesOf } from '../../build/advertisingRules'
import { fullCourse } from '../support/courseCards'

const titles = titlesOf([fullCourse()])
const faultsOf = (...said: readonly string[]) =>
  advertisingFaults('/page', `<main>${said.map((text) => `<p>${text}</p>`).join('')}</main>`, titles)

describe('the rules of advertising', () => {
  test.each([
    'We guarantee a place in your first week.',
    'A job is guaranteed.',
    'You are sure to pass.',
    'Start risk-free.',
    'Our students have 100 % success.',
  ])('refuse the promise "%s"', (said) => {
    expect(faultsOf(said)).toContain(`/page: promises what nobody can hold: "${said}"`)
  })

  test.each([
    'No course guarantees a job.',
    'We do not guarantee completion.',
    'Ask whether the price is guaranteed.',
    'Make sure to read the terms.',
  ])('let stand "%s"', (said) => {
    expect(faultsOf(said)).toEqual([])
  })

  test('ask for the exact title wherever a page names a code', () => {
    expect(faultsOf('Enrol in CHC33021.')).toEqual([
      '/page: names CHC33021 without its title, Certificate III in Individual Support',
    ])
    expect(faultsOf('CHC33021 Certificate III in <strong>Individual Support</strong>')).toEqual([])
    expect(faultsOf('CHC33021', 'Certificate III in individual support')).toHaveLength(1)
    expect(faultsOf('Enrol in XYZ30199 Certificate III in Nothing.')).toEqual([
      '/page: names XYZ30199, of which no data of this site has the title',
    ])
  })

  test('know the title of what a product replaced, and take no unit for a product', () => {
    const { award } = fullCourse()
    if (award.kind !== 'national') throw new Error('The sample course is national.')
    const replaces = { code: 'CHC33015', title: 'Certificate III in Individual Support', since: '2022' }
    const known = titlesOf([fullCourse({ award: { ...award, register: { ...award.register, replaces } } })])
    expect(known.get('CHC33015')).toBe('Certificate III in Individual Support')
    expect(faultsOf('CHCCCS031 and HLTAID011 are units.')).toEqual([])
  })

  test('ask where a share comes from, and let one of a price be', () => {
    expect(faultsOf('In a year 94 % find work.')).toEqual([
      '/page: has a figure and nowhere its source, or that it is a sample: "In a year 94 % find work."',
    ])
    expect(faultsOf('9 out of 10 stay.')).toHaveLength(1)
    expect(faultsOf('In a year 94 % find work.', 'This is a sample figure.')).toEqual([])
    expect(faultsOf('Pay upfront and save 10 %.')).toEqual([])
  })

  test('look at the main part of a page only', () => {
    expect(
      advertisingFaults('/page', '<nav>A job is guaranteed.</nav><main><p>So.</p></main>', titles),
    ).toEqual([])
  })
})
