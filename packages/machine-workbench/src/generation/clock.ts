type Timer = { due: number; order: number; label: string; fire: () => void }

/**
 * A clock that stands still until told how far to go, and then fires every timer at its own due time. XState's
 * SimulatedClock jumps first and fires afterwards, so that timers started by timers begin too late.
 */
export class ModelClock {
  #now = 0
  #order = 0
  readonly #timers = new Map<number, Timer>()

  /** Asked for a name whenever a timer is set. */
  nameTimer: () => string = () => 'timer'

  now() {
    return this.#now
  }

  setTimeout(fire: () => void, delay: number) {
    const order = this.#order++
    this.#timers.set(order, { due: this.#now + Math.max(0, delay), order, label: this.nameTimer(), fire })
    return order
  }

  clearTimeout(id: number) {
    this.#timers.delete(id)
  }

  /** Timers under way with what is left of them, the next one first. */
  pending() {
    return [...this.#timers.values()]
      .sort((a, b) => a.due - b.due || a.order - b.order)
      .map(({ due, label }) => ({ label, remaining: due - this.#now }))
  }

  /** Lets time pass and returns the labels of the timers that fired. */
  advance(milliseconds: number): string[] {
    const end = this.#now + milliseconds
    const fired: string[] = []
    for (;;) {
      const next = [...this.#timers.values()].sort((a, b) => a.due - b.due || a.order - b.order)[0]
      if (!next || next.due > end) break
      if (fired.length >= 1000)
        throw new Error(`More than 1,000 timers fired within ${milliseconds} ms, the last one ${next.label}.`)
      this.#timers.delete(next.order)
      this.#now = Math.max(this.#now, next.due)
      fired.push(next.label)
      next.fire()
    }
    this.#now = end
    return fired
  }
}
