import { SimulatedClock } from 'xstate'

/** More than this at once is a loop that would hang the page. */
const MOST_TIMERS = 1000

export interface Timer {
  due: number
  /** What `name` said when the timer was set. */
  name: unknown
}

/** XState's simulated clock, going from timer to timer: by itself it jumps first and fires late what it jumped over. */
export class SteppedClock extends SimulatedClock {
  readonly #timers = new Map<number, Timer>()

  /** Asked for a name whenever a timer is set. */
  name: () => unknown = () => undefined

  override setTimeout(fire: () => void, delay: number) {
    const length = Number.isFinite(delay) ? Math.max(0, delay) : 0
    const id = super.setTimeout(() => {
      this.#timers.delete(id)
      fire()
    }, length)
    this.#timers.set(id, { due: this.now() + length, name: this.name() })
    return id
  }

  override clearTimeout(id: number) {
    this.#timers.delete(id)
    super.clearTimeout(id)
  }

  /** The timers under way, the next one first. */
  pending(): readonly Timer[] {
    return [...this.#timers.values()].sort((a, b) => a.due - b.due)
  }

  /** Lets time pass and fires each timer at its own time. */
  pass(milliseconds: number) {
    const end = this.now() + milliseconds
    for (let fired = 0; ; fired++) {
      const next = this.pending()[0]
      if (!next || next.due > end) break
      if (fired === MOST_TIMERS)
        throw new Error(`More than ${MOST_TIMERS} timers fired in ${milliseconds} ms.`)
      this.set(Math.max(next.due, this.now()))
    }
    this.set(end)
  }
}
