import { type Message, type MessageKind, participantsOf } from '../description/messages.ts'
import { escaped } from './mermaid.ts'

/** A dashed line for what is told or comes back, a cross for what nobody listened to. */
const arrows: Readonly<Record<MessageKind, string>> = {
  start: '->>',
  stop: '-x',
  event: '->>',
  timer: '->>',
  told: '-->>',
  lost: '--x',
  done: '-->>',
  error: '-->>',
  change: '->>',
}

/** What happened among some actors, as a sequence diagram in Mermaid's language. */
export function toMermaidSequence(messages: readonly Message[]): string {
  const names = participantsOf(messages)
  const idOf = (name: string) => `p${names.indexOf(name)}`
  return [
    'sequenceDiagram',
    ...names.map((name) => `  participant ${idOf(name)} as ${escaped(name)}`),
    ...messages.map(
      ({ from, to, kind, what, payload }) =>
        `  ${idOf(from)}${arrows[kind]}${idOf(to)}: ${escaped(payload ? `${what} ${payload}` : what)}`,
    ),
    '',
  ].join('\n')
}
