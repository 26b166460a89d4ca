import type { Node } from '@babel/types'
import { type LeftOut, listed, type ReadMachine, ReadProblem } from './reading.ts'
import { readXml, type XmlElement } from './readXml.ts'
import { isData, parseValue, StaticValues } from './staticValue.ts'
import type {
  Place,
  WrittenAction,
  WrittenGuard,
  WrittenInvoke,
  WrittenState,
  WrittenTransition,
} from './writtenMachine.ts'

const stateTags = new Set(['state', 'parallel', 'final', 'history'])

/** Elements that hold no part of a machine's behaviour by themselves. */
const heads = new Set([
  'datamodel',
  'initial',
  'transition',
  'onentry',
  'onexit',
  'invoke',
  'donedata',
  'script',
])

const wordsOf = (text = '') => text.split(/\s+/).filter(Boolean)

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A value that is written down; undefined for one that has to be computed. */
function literal(text: string): { value: unknown } | undefined {
  try {
    const tree = parseValue(text)
    const value = new StaticValues(text, tree).read(tree)
    return isPlainData(value) ? { value } : undefined
  } catch {
    return undefined
  }
}

const isPlainData = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) ? value.every(isPlainData) : isData(value) && Object.values(value).every(isPlainData))

/** '1.5s' or '300ms' in milliseconds. */
function milliseconds(text: string): number | undefined {
  const [, number, unit] = /^\s*(\d*\.?\d+)(m?s)\s*$/.exec(text) ?? []
  return number === undefined ? undefined : Number(number) * (unit === 's' ? 1000 : 1)
}

class ScxmlReader {
  readonly #left: LeftOut[] = []
  readonly #paths = new Map<string, readonly string[]>()
  readonly #elements = new Map<XmlElement, { path: readonly string[]; parent: XmlElement | undefined }>()
  readonly #events: readonly string[]
  readonly #root: XmlElement
  #unnamed = 0

  constructor(root: XmlElement) {
    this.#root = root
    this.#events = [
      ...new Set(
        allWithin(root).flatMap(({ name, attributes }) =>
          name === 'transition' ? wordsOf(attributes.event) : [],
        ),
      ),
    ]
    this.#collect(root, [], undefined)
  }

  read(): ReadMachine {
    const { name } = this.#root.attributes
    const id = name || 'machine'
    const root = this.#state(this.#root, id)
    return {
      machine: {
        id,
        context: this.#context(),
        root,
        parts: { guards: {}, actions: {}, actors: {}, delays: {} },
      },
      left: this.#left,
      choices: [id],
    }
  }

  #leave(what: string, { place }: XmlElement) {
    this.#left.push({ what, place })
  }

  /** The states by their ids; one without is named by what it is. */
  #collect(element: XmlElement, path: readonly string[], parent: XmlElement | undefined) {
    this.#elements.set(element, { path, parent })
    const { id } = element.attributes
    if (path.length > 0 && id !== undefined) {
      if (this.#paths.has(id)) throw new ReadProblem(`Two states have the id “${id}”.`, element.place)
      this.#paths.set(id, path)
    }
    for (const inner of this.#inner(element)) {
      const name = inner.attributes.id ?? `${inner.name} ${++this.#unnamed}`
      this.#collect(inner, [...path, name], element)
    }
  }

  #inner = ({ children }: XmlElement) => children.filter(({ name }) => stateTags.has(name))

  #of = (element: XmlElement) => this.#elements.get(element) ?? { path: [], parent: undefined }

  #target(id: string, place: Place): readonly string[] {
    const path = this.#paths.get(id)
    if (!path)
      throw new ReadProblem(
        `There is no state with the id “${id}”. Expected ${listed([...this.#paths.keys()].slice(0, 8))}.`,
        place,
      )
    return path
  }

  /** SCXML takes 'a' for 'a.b' as well. */
  #descriptor(event: string) {
    if (event === '*' || event === '.*') return '*'
    const plain = event.replace(/\.\*?$/, '')
    if (event !== plain) return `${plain}.*`
    return this.#events.some((other) => other.startsWith(`${plain}.`)) ? `${plain}.*` : plain
  }

  #guard(text: string | undefined): WrittenGuard | null {
    if (text === undefined) return null
    try {
      const tree = parseValue(text)
      return this.#condition(tree, new StaticValues(text, tree), text)
    } catch {
      return { kind: 'named', name: oneLine(text) }
    }
  }

  #condition(node: Node, values: StaticValues, text: string): WrittenGuard {
    const inside = (one: Node) => this.#condition(one, values, text)
    if (node.type === 'ParenthesizedExpression') return inside(node.expression)
    if (node.type === 'BooleanLiteral') return { kind: 'fixed', holds: node.value }
    if (node.type === 'UnaryExpression' && node.operator === '!')
      return { kind: 'not', of: [inside(node.argument)] }
    if (node.type === 'LogicalExpression' && node.operator !== '??')
      return { kind: node.operator === '&&' ? 'and' : 'or', of: [inside(node.left), inside(node.right)] }
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'In') {
      const id = node.arguments[0] && values.read(node.arguments[0])
      const path = typeof id === 'string' ? this.#paths.get(id) : undefined
      if (path)
        return {
          kind: 'stateIn',
          state: path.reduceRight<unknown>(
            (inner, name) => (inner === undefined ? name : { [name]: inner }),
            undefined,
          ),
        }
    }
    return { kind: 'named', name: values.textOf(node) }
  }

  #send(element: XmlElement): WrittenAction {
    const { event, delay, delayexpr, target, id, type } = element.attributes
    const isOwn = target === undefined || target === '#_internal'
    const wait = delay === undefined ? undefined : milliseconds(delay)
    const data: Record<string, unknown> = {}
    for (const { name, attributes } of element.children) {
      const known = name === 'param' && attributes.expr !== undefined ? literal(attributes.expr) : undefined
      if (known && attributes.name) data[attributes.name] = known.value
    }
    if (
      event === undefined ||
      !isOwn ||
      type !== undefined ||
      delayexpr !== undefined ||
      (delay !== undefined && wait === undefined)
    )
      return {
        kind: 'named',
        name: `send ${event ?? element.attributes.eventexpr ?? ''}${target ? ` to ${target}` : ''}`.trim(),
      }
    return {
      kind: target === '#_internal' ? 'raise' : 'send',
      event: { ...data, type: event },
      ...(wait !== undefined && { delay: wait }),
      ...(id !== undefined && { id }),
    }
  }

  #action(element: XmlElement): WrittenAction {
    const { name, attributes, text } = element
    const named = (said: string): WrittenAction => ({ kind: 'named', name: oneLine(said) })
    if (name === 'raise') {
      if (!attributes.event) throw new ReadProblem('<raise> was expected to say an event.', element.place)
      return { kind: 'raise', event: { type: attributes.event } }
    }
    if (name === 'send') return this.#send(element)
    if (name === 'cancel' && attributes.sendid !== undefined) return { kind: 'cancel', id: attributes.sendid }
    if (name === 'assign' && attributes.location !== undefined) {
      const known = attributes.expr === undefined ? undefined : literal(attributes.expr)
      if (known && /^[A-Za-z_$][\w$]*$/.test(attributes.location))
        return { kind: 'assign', values: { [attributes.location]: known.value } }
      return named(`${attributes.location} = ${attributes.expr ?? text}`)
    }
    if (name === 'log') return named(`log ${attributes.label ?? attributes.expr ?? ''}`)
    if (name === 'script') return named(text.trim() ? `script: ${text}` : 'script')
    if (name === 'if') return named(`if ${attributes.cond ?? ''}`)
    return named([name, ...Object.values(attributes)].join(' '))
  }

  #actions(element: XmlElement | undefined): readonly WrittenAction[] {
    return (element?.children ?? []).map((one) => this.#action(one))
  }

  #transition(element: XmlElement, state: XmlElement): WrittenTransition {
    const { target, cond, type } = element.attributes
    const source = this.#of(state).path
    const targets = wordsOf(target).map((id) => this.#target(id, element.place))
    const leadsInside =
      targets.length > 0 && targets.every((path) => source.every((name, index) => path[index] === name))
    const isInternal =
      type === 'internal' && state.name !== 'parallel' && targets.every((path) => path.length > source.length)
    return {
      targets,
      guard: this.#guard(cond),
      actions: this.#actions(element),
      reenter: leadsInside && !isInternal,
    }
  }

  #initial(element: XmlElement): { initial: string | null; initialActions: readonly WrittenAction[] } {
    const inner = this.#inner(element)
    const { path } = this.#of(element)
    const child = element.children.find(({ name }) => name === 'initial')
    const transition = child?.children.find(({ name }) => name === 'transition')
    const ids = wordsOf(element.attributes.initial ?? transition?.attributes.target)
    const [id] = ids
    if (id === undefined) {
      const first = inner.find(({ name }) => name !== 'history') ?? inner[0]
      return { initial: first ? (this.#of(first).path.at(-1) ?? null) : null, initialActions: [] }
    }
    const target = this.#target(id, (child ?? element).place)
    if (!path.every((name, index) => target[index] === name) || target.length <= path.length)
      throw new ReadProblem(
        `The state “${id}” does not lie in the one that starts there.`,
        (child ?? element).place,
      )
    if (ids.length > 1 || target.length > path.length + 1)
      this.#leave(
        `It starts in ${listed(ids)}, deep inside: here it starts in “${target[path.length]}” as that does by itself`,
        child ?? element,
      )
    return { initial: target[path.length] ?? null, initialActions: this.#actions(transition) }
  }

  #invoke(element: XmlElement, transitions: readonly XmlElement[], state: XmlElement): WrittenInvoke {
    const { id, src, type } = element.attributes
    const ends = (prefixes: readonly string[]) =>
      transitions
        .filter(({ attributes }) =>
          wordsOf(attributes.event).some(
            (event) => id !== undefined && prefixes.some((prefix) => event === `${prefix}.${id}`),
          ),
        )
        .map((one) => this.#transition(one, state))
    return {
      id: id ?? null,
      source: src ?? id ?? type ?? 'actor',
      done: ends(['done.invoke']),
      error: ends(['error.platform', 'error.invoke']),
      snapshot: [],
    }
  }

  #state(element: XmlElement, name: string): WrittenState {
    const { path } = this.#of(element)
    const inner = this.#inner(element)
    const all = element.children.filter((one) => one.name === 'transition')
    for (const child of element.children)
      if (!stateTags.has(child.name) && !heads.has(child.name))
        this.#leave(`<${child.name}> is not a part of SCXML here`, child)
    const kind =
      element.name === 'parallel' || element.name === 'final' || element.name === 'history'
        ? element.name
        : inner.length > 0
          ? 'compound'
          : 'atomic'
    const invokes = element.children.filter((one) => one.name === 'invoke')
    const ownEnds = new Set(
      invokes.flatMap(({ attributes: { id } }) =>
        id === undefined ? [] : [`done.invoke.${id}`, `error.platform.${id}`, `error.invoke.${id}`],
      ),
    )
    const doneEvent = `done.state.${element.attributes.id ?? ''}`
    const isEnd = (event: string) => ownEnds.has(event) || event === doneEvent
    const on = new Map<string, WrittenTransition[]>()
    const always: WrittenTransition[] = []
    const done: WrittenTransition[] = []
    if (kind !== 'history')
      for (const one of all) {
        const events = wordsOf(one.attributes.event)
        if (events.length === 0) always.push(this.#transition(one, element))
        for (const event of events) {
          if (event === doneEvent) done.push(this.#transition(one, element))
          else if (!isEnd(event)) {
            const key = this.#descriptor(event)
            on.set(key, [...(on.get(key) ?? []), this.#transition(one, element)])
          }
        }
      }
    const keys = [...on.keys()]
    for (const [index, key] of keys.entries()) {
      const exact = keys
        .slice(index + 1)
        .find((other) => key === '*' || (key.endsWith('.*') && other.startsWith(key.slice(0, -2))))
      if (exact !== undefined)
        this.#leave(`“${key}” stands before “${exact}”: XState takes the more exact event first`, element)
    }
    const entries = element.children
      .filter((one) => one.name === 'onentry')
      .flatMap((one) => this.#actions(one))
    const exits = element.children.filter((one) => one.name === 'onexit').flatMap((one) => this.#actions(one))
    const [past] = kind === 'history' ? all : []
    const [pastTarget] = wordsOf(past?.attributes.target)
    return {
      name,
      kind,
      ...(kind === 'compound' ? this.#initial(element) : { initial: null, initialActions: [] }),
      history: kind === 'history' ? (element.attributes.type === 'deep' ? 'deep' : 'shallow') : null,
      historyTarget: pastTarget === undefined ? null : this.#target(pastTarget, (past ?? element).place),
      description: '',
      tags: [],
      entry: entries,
      exit: exits,
      invoked: invokes.map((one) => this.#invoke(one, all, element)),
      on: [...on].map(([event, transitions]) => ({ event, transitions })),
      after: [],
      always,
      done,
      states: inner.map((one) => this.#state(one, this.#of(one).path[path.length] ?? '')),
      place: element.place,
    }
  }

  #context(): Readonly<Record<string, unknown>> {
    const data = allWithin(this.#root).filter(({ name, attributes }) => name === 'data' && attributes.id)
    const unknown: string[] = []
    const entries = data.map((one): [string, unknown] => {
      const { id = '', expr, src } = one.attributes
      const known = literal(expr ?? one.text)
      if (!known && (expr !== undefined || src !== undefined)) unknown.push(id)
      return [id, known?.value ?? null]
    })
    const [first] = data
    if (unknown.length > 0 && first)
      this.#leave(`What the machine starts with is computed, and null here: ${listed(unknown)}`, first)
    return Object.fromEntries(entries)
  }
}

const allWithin = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...element.children.flatMap(allWithin),
]

/** A machine out of an SCXML document. Throws a ReadProblem. */
export function readScxml(text: string): ReadMachine {
  const root = readXml(text)
  if (root.name !== 'scxml') throw new ReadProblem(`<scxml> was expected, not <${root.name}>.`, root.place)
  if (!root.children.some(({ name }) => stateTags.has(name)))
    throw new ReadProblem('A <state> was expected; there is none.', root.place)
  return new ScxmlReader(root).read()
}
