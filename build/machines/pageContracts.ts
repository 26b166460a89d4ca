import type { AnyStateMachine } from 'xstate'
import type { PageContract } from '../../tests/support/pageModel'

/** A contract of `tests/pages`, and how a file names it. */
export interface KnownContract {
  /** The file that exports it, from the top of the project. */
  file: string
  /** 'themePage', or 'filteredListPages[0]' where there are several. */
  expression: string
  contract: PageContract<AnyStateMachine>
}

const files = import.meta.glob<Record<string, unknown>>('../../tests/pages/*.page.ts', { eager: true })

const isContract = (value: unknown): value is PageContract<AnyStateMachine> =>
  typeof value === 'object' && value !== null && 'model' in value && 'onPage' in value

/** Every contract between a machine and a page of the site. */
export const pageContracts = (): readonly KnownContract[] =>
  Object.entries(files).flatMap(([path, exported]) => {
    const file = path.replace(/^(\.\.\/)+/, '')
    return Object.entries(exported).flatMap(([name, value]) =>
      [value].flat().flatMap((one, index) => {
        const expression = Array.isArray(value) ? `${name}[${index}]` : name
        return isContract(one) ? [{ file, expression, contract: one }] : []
      }),
    )
  })
