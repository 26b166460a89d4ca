import type { AnyStateMachine } from 'xstate'
import { messageOf, traceOf } from '../generation/failure.ts'
import { nameOfStep } from '../generation/titles.ts'
import type { AnyPath, AnyPathStep, Drivers, Path, PathStep } from '../generation/types.ts'

type AnyDriver = ((first: unknown, step: AnyPathStep) => unknown) | undefined

const driverName = (step: AnyPathStep) => (step.kind === 'event' ? step.event.type : step.kind)

/**
 * Walks a path on something else than the machine, such as the real page, and looks at it at the start and after every
 * step. `verify` is given the machine's snapshot to compare with. Open the page for `path.scenario` first. On a page,
 * `after` is `({ delay }) => page.clock.runFor(delay)` on a clock that was installed and then paused.
 */
export async function replay<M extends AnyStateMachine>(
  path: Path<M>,
  drivers: Drivers<M>,
  verify: (snapshot: Path<M>['start'], step?: PathStep<M>) => unknown,
): Promise<void> {
  const { scenario, start, steps } = path as unknown as AnyPath
  const driverOf = drivers as unknown as Record<string, AnyDriver>
  const verifyAt = verify as unknown as (snapshot: unknown, step?: AnyPathStep) => unknown
  const missing = steps.map(driverName).find((name) => !driverOf[name])
  if (missing) throw new Error(`This path needs a driver for "${missing}".`)
  const at = async (index: number, doing: string, act: () => unknown) => {
    try {
      await act()
    } catch (error) {
      const way = traceOf({ scenario, start, steps: steps.slice(0, index) })
      throw new Error(`${doing}: ${messageOf(error)}\n${way}`, { cause: error })
    }
  }
  await at(0, 'At the start', () => verifyAt(start))
  for (const [index, step] of steps.entries()) {
    const place = `Step ${index + 1} of ${steps.length}, ${nameOfStep(step)}`
    const driver = driverOf[driverName(step)]
    await at(index + 1, `${place}, could not be taken`, () =>
      driver?.(step.kind === 'event' ? step.event : step, step),
    )
    await at(index + 1, `${place}, led elsewhere`, () => verifyAt(step.after, step))
  }
}
