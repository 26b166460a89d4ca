import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { isMachine } from 'machine-workbench/inspection/machineParts'
import { describe, expect, test } from 'vitest'
import { allAddresses } from '~/data/site/page'
import { pageSources } from '~/data/site/pages'
import { asked, models } from './models'

const machineFiles = import.meta.glob<Record<string, unknown>>('/src/machines/*.machine.ts', { eager: true })

const machines = Object.entries(machineFiles).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isMachine(value) ? [{ file, name, machine: value }] : [],
  ),
)

describe('every machine has a model', () => {
  for (const { file, name, machine } of machines)
    test(name, () => {
      const isModelled = models.some((model) => model.machine.config === machine.config)
      const modelFile = (file.split('/').pop() ?? '').replace('.machine.ts', '.model.ts')
      expect(
        isModelled,
        `${name} in ${file} has no model. Write tests/model/${modelFile} that exports defineModel(${name}, …): docs/testing.md shows how.`,
      ).toBe(true)
    })
  test.each(machines)('$name is called as its file is', ({ file, machine }) => {
    expect(machine.id).toBe(file.split('/').pop()?.replace('.machine.ts', ''))
  })
  test('every model says what its machine is for and where it runs', () => {
    const addresses = new Set([
      ...allAddresses(pageSources).map(({ path }) => path),
      ...machines.map(({ machine }) => `/machines/${machine.id}`),
      '/machines/open',
    ])
    const missing = models.flatMap(({ id, options: { purpose = '', pages = [] } }) => [
      ...(/^[A-Z].+\.$/.test(purpose)
        ? []
        : [`${id}: add purpose: 'One sentence about what the machine is for.' to its model.`]),
      ...(pages.length
        ? []
        : [`${id}: add pages: ['/contact'] with the addresses it runs on, or pages: ['*'] for every page.`]),
      ...pages
        .filter((path) => path !== '*' && !addresses.has(path))
        .map((path) => `${id}: no page has the address ${path}. Name one of the site in pages.`),
    ])
    expect(missing, missing.join('\n')).toEqual([])
  })
  test('what a screen reader hears is said of transitions that there are', () => {
    expect(
      models.flatMap(({ id, machine, options: { spoken = {} } }) => {
        const known = new Set(describeMachine(machine).transitions.map((transition) => transition.id))
        return Object.keys(spoken).flatMap((transition) =>
          known.has(transition) ? [] : `${id}: ${transition}`,
        )
      }),
    ).toEqual([])
  })
  test('no two models share an id', () => {
    const ids = models.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })
  test('the machine asked for exists', () => {
    expect(
      asked.length,
      `No model is called "${process.env.MODEL_MACHINE}". There are: ${models.map(({ id }) => id).join(', ')}.`,
    ).toBeGreaterThan(0)
  })
})
