/** Those who take part and are no actors: whoever presses on the page and whatever listens there, and what is outside of it. */
export const PAGE = 'Page'
export const ADDRESS = 'Address'
export const DEVICE = 'This device'

const outside: readonly string[] = [ADDRESS, DEVICE]

/** What a message does to whom it reaches: most are events; `told` is an emitted event, and `timer` one to oneself. */
export type MessageKind = 'start' | 'stop' | 'event' | 'timer' | 'told' | 'lost' | 'done' | 'error' | 'change'

/** One thing that an actor, the page or what is outside of it has from another. */
export interface Message {
  from: string
  to: string
  kind: MessageKind
  /** The type of the event, or what happens in words. */
  what: string
  /** What it carried, in one line; empty for nothing. */
  payload: string
}

/** A message on a page at work. */
export interface LiveMessage extends Message {
  /** Counts up, in the order in which things happened. */
  order: number
  /** Milliseconds since the recording began. */
  at: number
}

/** Older messages are dropped. */
export const MAX_LIVE_MESSAGES = 300

/** Without the actors that were started or stopped, and did nothing besides. */
export function withoutIdle<One extends Message>(messages: readonly One[]): readonly One[] {
  const busy = new Set(
    messages.flatMap(({ from, to, kind }) => (kind === 'start' || kind === 'stop' ? [] : [from, to])),
  )
  return messages.filter(({ kind, to }) => (kind !== 'start' && kind !== 'stop') || busy.has(to))
}

/** Only those that somebody sends or gets. */
export const messagesOf = <One extends Message>(messages: readonly One[], name: string): readonly One[] =>
  messages.filter(({ from, to }) => from === name || to === name)

/** 'retrieval 12' is the twelfth of its kind. */
const numbered = /^(.+) (\d+)$/

/**
 * The same with one place for all actors of a kind: pages have a dozen of some, and each by itself would make the
 * diagram as wide. Which of them it was stands with what it sends or gets.
 */
export const byKind = <One extends Message>(messages: readonly One[]): readonly One[] =>
  messages.map((message) => {
    const [, from = message.from, sender] = numbered.exec(message.from) ?? []
    const [, to = message.to, receiver] = numbered.exec(message.to) ?? []
    const which = [...new Set([sender, receiver])].filter((one) => one !== undefined)
    return {
      ...message,
      from,
      to,
      what: which.length ? `${message.what} (${which.join(' to ')})` : message.what,
    }
  })

/** Who takes part: the page first, what is outside of it last, and actors in the order of their first message. */
export function participantsOf(messages: readonly Message[]): readonly string[] {
  const named = [...new Set(messages.flatMap(({ from, to }) => [from, to]))]
  return [
    ...named.filter((name) => name === PAGE),
    ...named.filter((name) => name !== PAGE && !outside.includes(name)),
    ...outside.filter((name) => named.includes(name)),
  ]
}
