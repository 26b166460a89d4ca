import {
  type GraphPart,
  type GraphReference,
  type GraphState,
  type GraphTransition,
  type MachineGraph,
  ROOT,
  statesIn,
  transitionsFrom,
} from '../description/machineGraph.ts'
import { xmlText } from '../description/xmlText.ts'
import { delayOf, endedActor, lineage, lookup, needsFrame, startFirst } from './outline.ts'

/** A path such as 'open.dirty' is a valid id already; anything else loses what XML does not take. */
export function scxmlIds({ id: machine, states }: MachineGraph): ReadonlyMap<string, string> {
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
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${xmlText(value)}"`))
    .join('')

/** Spaces separate events, so that an event's type has none. */
const eventName = (text: string) => text.replace(/\s+/g, '_')

/** What an expression may name besides the context, and be read by any interpreter. */
const known = new Set(['context', 'true', 'false', 'null', 'undefined', 'Math', 'typeof'])

/** `({ context }) => context.step > 1` as an expression, or undefined for what asks for anything but the context. */
export function simpleExpression(code: string | undefined): string | undefined {
  const [, body = ''] = /^\(\{ ?context ?\}\) => ((?!\{).+)$/s.exec(code ?? '') ?? []
  const bare = body.replace(/'[^'\\]*'|"[^"\\]*"/g, '0')
  const isOld = body !== '' && !/=>|\?\.|\?\?|\.\.\.|[`/]/.test(bare)
  const names = bare.replace(/\.\s*[\w$]+/g, '').match(/[A-Za-z_$][\w$]*/g) ?? []
  return isOld && names.every((name) => known.has(name)) ? body : undefined
}

/** The ids of the states that XState calls 'open' or `{ dialog: 'open' }`. */
function statesNamed(value: unknown, above = ''): readonly string[] {
  if (typeof value === 'string') return [above + value]
  return Object.entries(value as object).flatMap(([name, inner]) => statesNamed(inner, `${above}${name}.`))
}

/** Fixed parameters stand in the expression; control characters in them stay as JSON has them. */
const literal = (value: unknown) =>
  JSON.stringify(value).replace(/[\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16)}`)

/** The context as an expression. What JSON cannot hold is looked up in `given`, which whoever runs the document may declare. */
const contextExpression = (context: unknown) =>
  literal(context).replace(
    /\{"\$given":("(?:[^"\\]|\\.)*")\}/g,
    "(typeof given === 'undefined' ? undefined : given[$1])",
  )

/** The script cannot end before its end. */
const cdata = (text: string) => `<![CDATA[\n${text.replaceAll(']]>', ']]]]><![CDATA[>')}\n]]>`

/**
 * SCXML 1.0 with a data model: the context is data, a simple guard is an expression, and anything else that the machine
 * computes is a call of a function that the document declares.
 */
export function toScxml(graph: MachineGraph): string {
  const idOf = lookup(scxmlIds(graph))
  const referenceOf = (role: GraphReference['role'], name: string) =>
    graph.references.find((reference) => reference.role === role && reference.name === name)
  const call = (kind: 'guard' | 'action', { name, params }: GraphPart) =>
    `machine.${kind}(${[literal(name), 'context', '_event', ...(params === undefined ? [] : [literal(params)])].join(', ')})`

  const conditionOf = (part: GraphPart): string => {
    const reference = referenceOf('guard', part.name)
    const { kind, of = [], states, code } = reference ?? {}
    if (kind === 'stateIn')
      return statesNamed(states)
        .map((id) => `In(${literal(idOf(id))})`)
        .join(' && ')
    if (kind === 'not') return of.map((one) => `!(${conditionOf(one)})`).join('')
    if (kind === 'and' || kind === 'or')
      return of.map((one) => `(${conditionOf(one)})`).join(kind === 'and' ? ' && ' : ' || ')
    return (kind === 'function' ? simpleExpression(code) : undefined) ?? call('guard', part)
  }
  const lines: string[] = []
  const say = (depth: number, text: string) => lines.push(`${'  '.repeat(depth)}${text}`)
  const actionOf = (part: GraphPart, depth: number) => {
    const reference = referenceOf('action', part.name)
    const { kind } =
      (reference?.calls === undefined ? reference : referenceOf('action', reference.calls)) ?? {}
    const expr = call('action', part)
    if (kind === undefined) say(depth, `<log${attributes({ label: part.name })}/>`)
    else if (kind === 'assign') say(depth, `<assign${attributes({ location: 'context', expr })}/>`)
    else if (kind === 'function') say(depth, `<script>${xmlText(expr)}</script>`)
    else if (kind === 'raise' || kind === 'sendTo') {
      const event = kind === 'raise' ? expr : `${expr}.event`
      const target = kind === 'raise' ? { target: '#_internal' } : { targetexpr: `'#_' + ${expr}.to` }
      say(depth, `<send${attributes({ ...target, eventexpr: `${event}.type` })}>`)
      say(depth + 1, `<content${attributes({ expr: event })}/>`)
      say(depth, '</send>')
    } else if (kind === 'enqueueActions') {
      // Interpreters differ in whether an array may be an expression; all take the name of a variable.
      say(depth, `<assign${attributes({ location: 'emissions', expr })}/>`)
      say(depth, `<foreach${attributes({ array: 'emissions', item: 'emission' })}>`)
      say(depth + 1, `<log${attributes({ label: 'emit', expr: 'emission' })}/>`)
      say(depth, '</foreach>')
    } else say(depth, `<log${attributes({ label: kind, expr })}/>`)
  }
  const actionsOf = (parts: readonly GraphPart[], depth: number) => {
    for (const part of parts) actionOf(part, depth)
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

  const names = new Set([
    ...graph.transitions.map(eventOf),
    ...graph.states
      .filter(({ kind }) => kind === 'compound' || kind === 'parallel')
      .map(({ id }) => `done.state.${idOf(id)}`),
  ])

  /** SCXML takes 'done.state.saving.lead' for 'done.state.saving' as well: an event that begins another has to be asked for. */
  const isExactly = (event: string | undefined) =>
    event !== undefined && [...names].some((name) => name?.startsWith(`${event}.`))
      ? `_event.name === ${literal(event)}`
      : undefined

  const transitionXml = (transition: GraphTransition, depth: number) => {
    const { source, targets, reenter, guard, actions } = transition
    const isInward = targets.length > 0 && targets.every((id) => lineage(graph, id).slice(1).includes(source))
    const event = eventOf(transition)
    const conditions = [isExactly(event), guard ? conditionOf(guard) : undefined].filter(
      (condition) => condition !== undefined,
    )
    const own = attributes({
      event,
      cond: conditions.length > 1 ? conditions.map((one) => `(${one})`).join(' && ') : conditions[0],
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
          `<send${attributes({ id: event, event, ...(ms === null ? { delayexpr: `machine.delay(${literal(name)}, context, _event) + 'ms'` } : { delay: `${ms}ms` }) })}/>`,
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
  if (graph.context !== undefined) {
    say(1, '<datamodel>')
    say(2, `<data${attributes({ id: 'context', expr: contextExpression(graph.context) })}/>`)
    if (graph.references.some(({ kind }) => kind === 'enqueueActions'))
      for (const id of ['emissions', 'emission']) say(2, `<data${attributes({ id })}/>`)
    say(1, '</datamodel>')
  }
  for (const state of frame ? [frame] : statesIn(graph, ROOT)) stateXml(state, 1)
  if (graph.functions !== undefined) say(1, `<script>${cdata(graph.functions)}</script>`)
  say(0, '</scxml>')
  return `${lines.join('\n')}\n`
}
