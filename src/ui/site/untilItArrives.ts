import type { Part } from '~/data/site/deliveryMessages'

/** Who hears of what did not come, after all tries. */
interface Supervisor {
  /** `again` asks for it once more and says whether it came. */
  missed: (part: Part, again: () => Promise<boolean>) => void
}

let supervisor: Supervisor | undefined

/** Without one, what does not come is an error for whoever asked. */
export function superviseBy(one: Supervisor | undefined) {
  supervisor = one
}

/**
 * For what a page cannot go on without: it is waited for as long as it takes, so that nothing that stands on the page
 * has to make way for an error. After the last try the supervisor says what is missing, and asks again.
 */
export const untilItArrives =
  <Args extends readonly unknown[], T>(part: Part, ask: (...args: Args) => Promise<T>) =>
  (...args: Args): Promise<T> =>
    new Promise((resolve, reject) => {
      const again = () =>
        ask(...args).then(
          (it) => {
            resolve(it)
            return true
          },
          (error: unknown) => {
            if (supervisor) supervisor.missed(part, again)
            else reject(error)
            return false
          },
        )
      void again()
    })
