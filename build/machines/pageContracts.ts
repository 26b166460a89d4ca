import type { AnyStateMachine } from 'xstate'
import { isPageContract, type PageContract } from '../../tests/support/pageModel'

/** A contract of `tests/pages`, and how a file names it. */
export interface KnownContract {
  /** The file that exports it, from the top of the project. */
  file: string
  /** 'themePage', or 'filteredListPages[0]' where there are several. */
  expression: string
  contract: PageContract<AnyStateMachine>
}

const files = import.meta.glob<Record<string, unknown>>('../../tests/pages/*.page.ts', { eager: true })

/** Every contract between a machine and a page of the site. */
export const pageContracts = (): readonly KnownContract[] =>
  Object.entries(files).flatMap(([path, exported]) => {
    const file = path.replace(/^(\.\.\/)+/, '')
    return Object.entries(exported).flatMap(([name, value]) =>
      [value].flat().flatMap((one, index) => {
        const expression = Array.isArray(value) ? `${name}[${index}]` : name
        return isPageContract(one) ? [{ file, expression, contract: one }] : []
      }),
    )
  })
