/*
 * Runs on a page before the site's entry, and puts one fault between the page and a machine of it: where the page sends
 * events, where it reads what the machine says, or where it hears what the machine tells. The machine itself stays as it is.
 */
import { hearActors } from './recorder.js'

const differ = (one, other) => JSON.stringify(one) !== JSON.stringify(other)

/** Has whoever reads an actor's snapshots read others. */
function readOtherwise(actor, alter) {
  const { getSnapshot, subscribe } = actor
  const known = new WeakMap()
  const seen = (snapshot) => {
    if (!known.has(snapshot)) known.set(snapshot, alter(snapshot))
    return known.get(snapshot)
  }
  actor.getSnapshot = () => seen(getSnapshot.call(actor))
  actor.subscribe = (observer, ...rest) =>
    subscribe.call(
      actor,
      typeof observer === 'function'
        ? (snapshot) => observer(seen(snapshot))
        : { ...observer, next: (snapshot) => observer.next?.(seen(snapshot)) },
      ...rest,
    )
}

/** A snapshot like another but for some of its parts. */
const like = (snapshot, parts) =>
  Object.defineProperties(Object.create(Object.getPrototypeOf(snapshot)), {
    ...Object.getOwnPropertyDescriptors(snapshot),
    ...Object.getOwnPropertyDescriptors(parts),
  })

/** Each puts a fault into an actor, and says by `differs()` when it makes a difference to the page. */
const faults = {
  /** The page sends another event. */
  event(actor, { name, instead }, differs) {
    const { send } = actor
    actor.send = (event) => {
      if (event.type !== name) return send(event)
      differs()
      send(instead)
    }
  },
  /** The page sends the event with what another one carries. */
  payload(actor, { name, others }, differs) {
    const { send } = actor
    actor.send = (event) => {
      const { type, ...payload } = event
      const other = type === name ? others.find((one) => differ(one, payload)) : undefined
      if (other === undefined) return send(event)
      differs()
      send({ ...event, ...other })
    }
  },
  /** The page does not send the event. */
  unsent(actor, { name }, differs) {
    const { send } = actor
    actor.send = (event) => (event.type === name ? differs() : send(event))
  },
  /** The page reads what a part of the context was at first. */
  context(actor, { name }, differs) {
    let first
    readOtherwise(actor, (snapshot) => {
      if (!('context' in snapshot)) return snapshot
      first ??= { value: snapshot.context[name] }
      const now = snapshot.context[name]
      const context = Object.defineProperty({ ...snapshot.context }, name, {
        enumerable: true,
        get() {
          if (differ(first.value, now)) differs()
          return first.value
        },
      })
      return like(snapshot, { context })
    })
  },
  /** The page reads which state was active one step before. */
  state(actor, _, differs) {
    let before
    let last
    readOtherwise(actor, (snapshot) => {
      if (!('_nodes' in snapshot)) return snapshot
      before = last ?? snapshot
      last = snapshot
      const { value, _nodes, tags } = before
      if (!differ(value, snapshot.value)) return snapshot
      const read = (part) => {
        differs()
        return part
      }
      return like(snapshot, {
        get value() {
          return read(value)
        },
        get _nodes() {
          return read(_nodes)
        },
        get tags() {
          return read(tags)
        },
      })
    })
  },
  /** The page does not ask whether an event is possible. */
  can(actor, _, differs) {
    readOtherwise(actor, (snapshot) => {
      if (!('can' in snapshot)) return snapshot
      const can = (event) => {
        if (!snapshot.can(event)) differs()
        return true
      }
      return like(snapshot, { can })
    })
  },
  /** The page does not hear what the machine tells. */
  emission(actor, { name }, differs) {
    const { on } = actor
    actor.on = (type, hear) =>
      on.call(actor, type, (emitted) => {
        if (emitted.type !== name) return hear(emitted)
        differs()
      })
  },
}

const { plantedFault, tellDifference } = window

if (plantedFault)
  hearActors((actor) => {
    if (actor.logic.id !== plantedFault.machine) return
    faults[plantedFault.kind](actor, plantedFault, () => void tellDifference().catch(() => {}))
  })
