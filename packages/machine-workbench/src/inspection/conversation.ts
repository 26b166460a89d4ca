import type { AnyActorRef, EventObject, InspectionEvent } from 'xstate'
import { type Message, PAGE } from '../description/messages.ts'
import { previewLine } from '../description/valuePreview.ts'
import { timerLabel } from './machineParts.ts'
import { emissionOf, parentOf } from './xstateInternals.ts'

const MOST_CHARACTERS = 100

const lineOf = (payload: object) =>
  Object.keys(payload).length === 0 ? '' : previewLine(payload, MOST_CHARACTERS)

/** What reaches an actor, and how; undefined for what it only tells itself while it works. */
function reaching(
  actor: AnyActorRef,
  { type, ...payload }: EventObject,
  isOwn: boolean,
): Omit<Message, 'from' | 'to'> | undefined {
  if (type === 'xstate.init') return { kind: 'start', what: 'start', payload: '' }
  if (type.startsWith('xstate.done.actor.'))
    return {
      kind: 'done',
      what: 'done',
      payload: 'output' in payload ? previewLine(payload.output, MOST_CHARACTERS) : '',
    }
  if (type.startsWith('xstate.error.actor.'))
    return {
      kind: 'error',
      what: 'error',
      payload: 'error' in payload ? previewLine(payload.error, MOST_CHARACTERS) : '',
    }
  if (type.startsWith('xstate.after.'))
    return { kind: 'timer', what: timerLabel(actor, { type }), payload: '' }
  if (type.startsWith('xstate.snapshot.')) return { kind: 'event', what: 'snapshot', payload: '' }
  if (type.startsWith('xstate.')) return undefined
  return { kind: isOwn ? 'timer' : 'event', what: type, payload: lineOf(payload) }
}

/**
 * Who has what from whom, as XState tells its inspectors. What a listener does while an actor tells it something is the
 * actor's doing: it is the actor that sends.
 */
export class Conversation {
  readonly #nameOf: (actor: AnyActorRef) => string
  /** Whoever is at work, the innermost last: a listener may send to another actor, which then works in between. */
  #atWork: AnyActorRef[] = []

  constructor(nameOf: (actor: AnyActorRef) => string) {
    this.#nameOf = nameOf
  }

  /** The name of whoever is at work now; the page's where no actor is. */
  get speaker(): string {
    // One that broke down in the middle of its work never says that it has ended it.
    const actor = this.#atWork.findLast((one) => one.getSnapshot().status === 'active')
    return actor ? this.#nameOf(actor) : PAGE
  }

  /** The message that an inspector hears of, if it is one. */
  hear(event: InspectionEvent): Message | undefined {
    const actor = event.actorRef as AnyActorRef
    switch (event.type) {
      case '@xstate.event': {
        const source = event.sourceRef as AnyActorRef | undefined
        const message = reaching(actor, event.event, source === actor)
        return (
          message && {
            from: source ? this.#nameOf(source) : this.speaker,
            to: this.#nameOf(actor),
            ...message,
          }
        )
      }
      case '@xstate.action': {
        this.#begin(actor)
        const emission = emissionOf(event)
        if (!emission) return undefined
        const { type: what, ...payload } = emission.event
        const kind = emission.isHeard ? 'told' : 'lost'
        return { from: this.#nameOf(actor), to: PAGE, kind, what, payload: lineOf(payload) }
      }
      case '@xstate.microstep':
        this.#begin(actor)
        return undefined
      case '@xstate.snapshot': {
        this.#atWork = this.#atWork.slice(
          0,
          this.#atWork.includes(actor) ? this.#atWork.indexOf(actor) : undefined,
        )
        if (event.event.type !== 'xstate.stop') return undefined
        const parent = parentOf(actor)
        const from = parent ? this.#nameOf(parent) : this.speaker
        return { from, to: this.#nameOf(actor), kind: 'stop', what: 'stop', payload: '' }
      }
      default:
        return undefined
    }
  }

  #begin(actor: AnyActorRef) {
    if (!this.#atWork.includes(actor)) this.#atWork.push(actor)
  }
}
