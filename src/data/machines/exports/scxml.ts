import {
  type GraphState,
  type GraphTransition,
  type MachineGraph,
  ROOT,
  statesIn,
  transitionsFrom,
} from '../machineGraph'
import { delayOf, endedActor, lineage, lookup, needsFrame, startFirst } from './outline'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Line ends would become spaces in an attribute; other control characters no XML may hold. */
const escaped = (text: string) =>
  text
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
    .replace(/[\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '\u{FFFD}')

/** A path such as 'open.dirty' is a valid id already; anything else loses what XML does not take. */
function idsOf({ id: machine, states }: MachineGraph): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  return new Map(
    states.map(({ id }) => {
      const text = (id === ROOT ? machine : id).replace(/[^\p{L}\p{N}._-]/gu, '_')
      const plain = /^[\p{L}_]/u.test(text) ? text : `_${text}`
      let unique = plain
      for (let index = 2; taken.has(unique); index++) unique = `${plain}_${index}`
      taken.add(unique)
      return [id, unique]
    }),
  )
}

const attributes = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(value)}"`))
    .join('')

/** Spaces separate events, so that an event's type has none. */
const eventName = (text: string) => text.replace(/\s+/g, '_')

/** SCXML 1.0. Guards are conditions by name, actions are logged by name: their code stays with the machine. */
export function toScxml(graph: MachineGraph): string {
  const idOf = lookup(idsOf(graph))
  const lines: string[] = []
  const say = (depth: number, text: string) => lines.push(`${'  '.repeat(depth)}${text}`)
  const actionsOf = (names: readonly string[], depth: number) => {
    for (const name of names) say(depth, `<log${attributes({ label: name })}/>`)
  }

  const timerOf = (transition: GraphTransition) => {
    const { name, ms } = delayOf(transition)
    return { name, ms, event: eventName(`after.${name ?? ms}.${idOf(transition.source)}`) }
  }

  const eventOf = (transition: GraphTransition): string | undefined => {
    const { cause, label, source } = transition
    if (cause === 'always') return undefined
    if (cause === 'event') return eventName(label)
    if (cause === 'after') return timerOf(transition).event
    if (cause === 'done' && label === 'done') return `done.state.${idOf(source)}`
    const { name, invoked } = endedActor(graph, transition)
    const prefix = { done: 'done.invoke', error: 'error.platform', snapshot: 'snapshot' }[cause]
    return eventName(`${prefix}.${invoked?.id ?? name}`)
  }

  const transitionXml = (transition: GraphTransition, depth: number) => {
    const { source, targets, reenter, guard, actions } = transition
    const isInward = targets.length > 0 && targets.every((id) => lineage(graph, id).slice(1).includes(source))
    const own = attributes({
      event: eventOf(transition),
      cond: guard ?? undefined,
      target: targets.length ? targets.map(idOf).join(' ') : undefined,
      type: isInward && !reenter ? 'internal' : undefined,
    })
    if (actions.length === 0) {
      say(depth, `<transition${own}/>`)
      return
    }
    say(depth, `<transition${own}>`)
    actionsOf(actions, depth + 1)
    say(depth, '</transition>')
  }

  const timersOf = (transitions: readonly GraphTransition[]) => {
    const timers = transitions.filter(({ cause }) => cause === 'after').map(timerOf)
    return [...new Map(timers.map((timer) => [timer.event, timer])).values()]
  }

  const behaviour = (state: GraphState, depth: number) => {
    const transitions = transitionsFrom(graph, state.id)
    const timers = timersOf(transitions)
    if (state.entry.length + timers.length > 0) {
      say(depth, '<onentry>')
      actionsOf(state.entry, depth + 1)
      for (const { event, name, ms } of timers)
        say(
          depth + 1,
          `<send${attributes({ id: event, event, ...(ms === null ? { delayexpr: name ?? '' } : { delay: `${ms}ms` }) })}/>`,
        )
      say(depth, '</onentry>')
    }
    if (state.exit.length + timers.length > 0) {
      say(depth, '<onexit>')
      for (const { event } of timers) say(depth + 1, `<cancel${attributes({ sendid: event })}/>`)
      actionsOf(state.exit, depth + 1)
      say(depth, '</onexit>')
    }
    for (const { id, source } of state.invoked)
      say(depth, `<invoke${attributes({ id: eventName(id), type: 'xstate', src: source })}/>`)
    for (const transition of transitions) transitionXml(transition, depth)
  }

  const initialOf = (id: string) => statesIn(graph, id).find(({ isInitial }) => isInitial)

  const stateXml = (state: GraphState, depth: number) => {
    const id = idOf(state.id)
    if (state.kind === 'history') {
      // A history without a past starts where its parent does.
      const start =
        initialOf(state.parent ?? ROOT) ??
        startFirst(graph, state.parent ?? ROOT).find(({ kind }) => kind !== 'history')
      say(depth, `<history${attributes({ id, type: state.history ?? 'shallow' })}>`)
      if (start) say(depth + 1, `<transition${attributes({ target: idOf(start.id) })}/>`)
      say(depth, '</history>')
      return
    }
    const tag = state.kind === 'parallel' || state.kind === 'final' ? state.kind : 'state'
    const initial = state.kind === 'compound' ? initialOf(state.id) : undefined
    say(depth, `<${tag}${attributes({ id, initial: initial && idOf(initial.id) })}>`)
    behaviour(state, depth + 1)
    for (const inner of statesIn(graph, state.id)) stateXml(inner, depth + 1)
    say(depth, `</${tag}>`)
  }

  const [root] = graph.states
  const frame = root && needsFrame(graph) ? root : undefined
  const start = frame ?? initialOf(ROOT)
  say(0, '<?xml version="1.0" encoding="UTF-8"?>')
  say(
    0,
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript"${attributes({
      name: graph.id,
      initial: start && idOf(start.id),
    })}>`,
  )
  for (const state of frame ? [frame] : statesIn(graph, ROOT)) stateXml(state, 1)
  say(0, '</scxml>')
  return `${lines.join('\n')}\n`
}
