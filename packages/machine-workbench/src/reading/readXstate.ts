import type { Node } from '@babel/types'
import { type LeftOut, listed, type ReadMachine, ReadProblem } from './reading.ts'
import { Code, isData, nodesOf, parseFile, parseValue, StaticValues } from './staticValue.ts'
import type {
  Place,
  WrittenAction,
  WrittenEvent,
  WrittenGuard,
  WrittenInvoke,
  WrittenMachine,
  WrittenParts,
  WrittenState,
  WrittenTransition,
} from './writtenMachine.ts'

type Data = Readonly<Record<string, unknown>>

/** XState splits a path at dots, but for those that are escaped. */
const pathOf = (text: string): readonly string[] =>
  text.match(/(?:\\.|[^.\\])+/g)?.map((name) => name.replace(/\\(.)/g, '$1')) ?? []

const stateKeys = new Set([
  ...[
    'id',
    'type',
    'initial',
    'history',
    'target',
    'description',
    'tags',
    'meta',
    'entry',
    'exit',
    'invoke',
    'on',
  ],
  ...[
    'after',
    'always',
    'onDone',
    'states',
    'context',
    'output',
    'key',
    'order',
    'version',
    'schemas',
    'types',
  ],
  ...[
    'predictableActionArguments',
    'tsTypes',
    'schema',
    'preserveActionOrder',
    'strict',
    'delimiter',
    'route',
  ],
])

const isText = (value: unknown): value is string => typeof value === 'string'

/** What of a value is data; null where only running it could tell. */
function dataIn(value: unknown): unknown {
  if (value === undefined || value instanceof Code) return null
  if (Array.isArray(value)) return value.map(dataIn)
  return isData(value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, dataIn(part)]))
    : value
}

const isStatic = (value: unknown): boolean => {
  if (value instanceof Code) return false
  if (Array.isArray(value)) return value.every(isStatic)
  return !isData(value) || Object.values(value).every(isStatic)
}

const isEvent = (value: unknown): value is WrittenEvent =>
  isData(value) && isText(value.type) && isStatic(value)

interface Raw {
  path: readonly string[]
  config: Data
  place: Place
  /** States in it that code adds: nothing but their names is known. */
  elsewhere: string[]
}

/** What a function gives back, if it does nothing else: `() => ({ count: 0 })`. */
function returned(code: Code): Node | undefined {
  const { node } = code
  if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement') return node.body
  if (!('body' in node) || typeof node.body !== 'object' || node.body === null || !('type' in node.body))
    return undefined
  const { body } = node
  if (body.type !== 'BlockStatement') return undefined
  const [only] = body.body
  return body.body.length === 1 && only?.type === 'ReturnStatement' ? (only.argument ?? undefined) : undefined
}

/** A guard without a name is called by what it asks: '({ context }) => context.count > 3' is 'context.count > 3'. */
function nameOfFunction(values: StaticValues, code: Code) {
  const body = returned(code)
  return body ? values.textOf(body) : code.text
}

class XstateReader {
  readonly #values: StaticValues
  readonly #left: LeftOut[] = []
  readonly #ids = new Map<string, readonly string[]>()
  readonly #raw = new Map<string, Raw>()
  /** Of an export of this site: the names that stand for another with computed parameters. */
  readonly #calls = new Map<string, { name: string; computed: string; origin: string }>()

  constructor(values: StaticValues) {
    this.#values = values
  }

  read(
    config: Data,
    place: Place,
    parts: Data,
    name: string,
  ): { machine: WrittenMachine; left: readonly LeftOut[] } {
    const id = isText(config.id) && config.id !== '' ? config.id : name
    this.#collect(config, [], place, id)
    for (const one of this.#references(config))
      if (one.kind === 'call' && isText(one.name) && isText(one.calls))
        this.#calls.set(`${one.role} ${one.name}`, {
          name: one.calls,
          computed: isText(one.code) ? one.code : '',
          origin: one.name,
        })
    // The first time finds the states that are led to, and written elsewhere.
    const known = this.#left.length
    this.#state(id, config, [], place)
    this.#left.length = known
    const root = this.#state(id, config, [], place)
    const written = this.#parts(parts, config, place)
    return {
      machine: { id, context: this.#context(config, place), root, parts: written },
      left: this.#left,
    }
  }

  #leave(what: string, place: Place) {
    this.#left.push({ what, place })
  }

  /** Every state by its path and by its id, before any target is looked up. */
  #collect(config: Data, path: readonly string[], place: Place, id: string) {
    this.#raw.set(JSON.stringify(path), { path, config, place, elsewhere: [] })
    this.#ids.set([id, ...path].join('.'), path)
    if (isText(config.id)) this.#ids.set(config.id, path)
    const { states } = config
    if (states === undefined || states === null) return
    if (!isData(states))
      throw new ReadProblem(
        '“states” was expected to be an object, with a state under each name.',
        this.#values.placeIn(config, 'states', place),
      )
    const added = this.#values.addedTo(states)
    if (added)
      this.#leave(`States are added by code: ${added.text.slice(0, 60)}`, this.#values.placeOf(added.node))
    for (const [name, inner] of Object.entries(states)) {
      const at = this.#values.placeIn(states, name, place)
      if (!isData(inner) && inner !== undefined) {
        if (inner instanceof Code)
          this.#leave(`The state “${name}” is made by code: ${inner.text.slice(0, 60)}`, at)
        else throw new ReadProblem(`The state “${name}” was expected to be an object.`, at)
      }
      this.#collect(isData(inner) ? inner : {}, [...path, name], at, id)
    }
  }

  #innerOf(path: readonly string[]) {
    const { config: { states } = {}, elsewhere = [] } = this.#raw.get(JSON.stringify(path)) ?? {}
    return [...(isData(states) ? Object.keys(states) : []), ...elsewhere]
  }

  /** Whether a state may stand there that only running the code would add. */
  #isElsewhere(path: readonly string[], name: string) {
    const raw = this.#raw.get(JSON.stringify(path))
    if (!raw) return false
    const { config, place } = raw
    if (!isData(config.states) || !this.#values.addedTo(config.states)) return false
    raw.elsewhere.push(name)
    this.#raw.set(JSON.stringify([...path, name]), {
      path: [...path, name],
      config: {},
      place,
      elsewhere: [],
    })
    return true
  }

  /** The state that names lead to from a state. */
  #follow(
    from: readonly string[],
    names: readonly string[],
    written: string,
    place: Place,
  ): readonly string[] {
    let path = from
    for (const name of names) {
      const inner = this.#innerOf(path)
      if (!inner.includes(name) && !this.#isElsewhere(path, name))
        throw new ReadProblem(
          `There is no state “${name}” for the target “${written}”. ${inner.length > 0 ? `Expected ${listed(inner.slice(0, 8))}` : 'No state stands there'}.`,
          place,
        )
      path = [...path, name]
    }
    return path
  }

  #target(written: unknown, source: readonly string[], place: Place): readonly string[] {
    if (!isText(written)) throw new ReadProblem('A target was expected to be the name of a state.', place)
    if (written.startsWith('#')) {
      const whole = written.slice(1)
      const known = this.#ids.get(whole)
      if (known) return known
      const [id = '', ...names] = pathOf(whole)
      const start = this.#ids.get(id)
      if (!start)
        throw new ReadProblem(
          `There is no state with the id “${id}”. Expected ${listed([...this.#ids.keys()].slice(0, 8))}.`,
          place,
        )
      return this.#follow(start, names, written, place)
    }
    if (written.startsWith('.')) return this.#follow(source, pathOf(written.slice(1)), written, place)
    // A machine itself has no neighbours: its names are those of its own states.
    return this.#follow(source.slice(0, -1), pathOf(written), written, place)
  }

  #list(value: unknown): readonly unknown[] {
    if (value === undefined || value === null) return []
    return Array.isArray(value) ? value : [value]
  }

  #guard(value: unknown, place: Place): WrittenGuard | null {
    if (value === undefined || value === null) return null
    if (isText(value)) return { kind: 'named', ...(this.#calls.get(`guard ${value}`) ?? { name: value }) }
    if (value instanceof Code) return this.#codeGuard(value)
    if (!isData(value) || !isText(value.type))
      throw new ReadProblem('A guard was expected to be a name, or an object with a type.', place)
    const { type, params } = value
    if (params === undefined || params === null) return { kind: 'named', name: type }
    if (isStatic(params)) return { kind: 'named', name: type, params }
    if (params instanceof Code) return { kind: 'named', name: type, computed: params.text }
    this.#leave(`What “${type}” is given is computed in part`, place)
    return { kind: 'named', name: type, computed: JSON.stringify(dataIn(params)) }
  }

  #codeGuard(code: Code): WrittenGuard {
    const { callee, args } = code
    const place = this.#values.placeOf(code.node)
    const of = (parts: readonly unknown[]) =>
      parts.flatMap((part) => {
        const guard = this.#guard(part, place)
        return guard ? [guard] : []
      })
    if ((callee === 'and' || callee === 'or') && Array.isArray(args[0]))
      return { kind: callee, of: of(args[0]) }
    if (callee === 'not') return { kind: 'not', of: of(args.slice(0, 1)) }
    if (callee === 'stateIn' && isStatic(args[0])) return { kind: 'stateIn', state: args[0] }
    if (code.reference) return { kind: 'named', name: code.reference }
    return { kind: 'named', name: code.isFunction ? nameOfFunction(this.#values, code) : code.text }
  }

  #delay(value: unknown): { delay?: number | string; id?: string } {
    if (!isData(value)) return {}
    const { delay, id } = value
    return {
      ...((isText(delay) || typeof delay === 'number') && { delay }),
      ...(isText(id) && { id }),
    }
  }

  #action(value: unknown, place: Place): WrittenAction {
    if (isText(value)) return { kind: 'named', ...(this.#calls.get(`action ${value}`) ?? { name: value }) }
    if (value instanceof Code) return this.#codeAction(value)
    if (!isData(value) || !isText(value.type))
      throw new ReadProblem('An action was expected to be a name, or an object with a type.', place)
    const { type, params } = value
    if (type === 'xstate.raise' && isEvent(value.event))
      return { kind: 'raise', event: value.event, ...this.#delay(value) }
    if (params === undefined || params === null) return { kind: 'named', name: type }
    if (isStatic(params)) return { kind: 'named', name: type, params }
    if (params instanceof Code) return { kind: 'named', name: type, computed: params.text }
    this.#leave(`What “${type}” is given is computed in part`, place)
    return { kind: 'named', name: type, computed: JSON.stringify(dataIn(params)) }
  }

  #codeAction(code: Code): WrittenAction {
    const { callee, args, text } = code
    const [first, second] = args
    if (callee === 'raise' && isEvent(first)) return { kind: 'raise', event: first, ...this.#delay(second) }
    if (callee === 'raise' && isText(first))
      return { kind: 'raise', event: { type: first }, ...this.#delay(second) }
    if (callee === 'emit' && isEvent(first)) return { kind: 'emit', event: first }
    if (callee === 'cancel' && isText(first)) return { kind: 'cancel', id: first }
    if (callee === 'assign' && isData(first) && isStatic(first)) return { kind: 'assign', values: first }
    if (code.reference) return { kind: 'named', name: code.reference }
    return {
      kind: 'code',
      name: code.isFunction ? 'inline' : callee || 'inline',
      maker: code.isFunction ? '' : callee,
      code: text,
    }
  }

  #actions(holder: Data, key: string, place: Place): readonly WrittenAction[] {
    const at = this.#values.placeIn(holder, key, place)
    return this.#list(holder[key]).map((one) => this.#action(one, at))
  }

  #transition(value: unknown, source: readonly string[], place: Place): WrittenTransition {
    const stays = { targets: [], guard: null, actions: [], reenter: false }
    if (isText(value)) return { ...stays, targets: [this.#target(value, source, place)] }
    if (value instanceof Code) {
      this.#leave(`A transition is made by code: ${value.text.slice(0, 60)}`, place)
      return stays
    }
    if (!isData(value))
      throw new ReadProblem(
        'A transition was expected to be the name of a state, or an object with a target.',
        place,
      )
    const at = (key: string) => this.#values.placeIn(value, key, place)
    const { target, guard, cond, reenter, internal, meta } = value
    return {
      targets: this.#list(target).map((one) => this.#target(one, source, at('target'))),
      guard: this.#guard(guard ?? cond, at('guard')),
      actions: this.#actions(value, 'actions', place),
      reenter: reenter === true || internal === false,
      ...(isData(meta) && { meta: dataIn(meta) as Data }),
    }
  }

  #transitions(
    holder: Data,
    key: string,
    source: readonly string[],
    place: Place,
  ): readonly WrittenTransition[] {
    const value = holder[key]
    const at = this.#values.placeIn(holder, key, place)
    // A name alone is written down with its own place, several with that of each.
    if (!Array.isArray(value)) return this.#list(value).map((one) => this.#transition(one, source, at))
    return value.map((one, index) => this.#transition(one, source, this.#values.placeIn(value, index, at)))
  }

  #byKey(holder: Data, key: 'on' | 'after', source: readonly string[], place: Place) {
    const value = holder[key]
    if (value === undefined || value === null) return []
    const at = this.#values.placeIn(holder, key, place)
    if (!isData(value))
      throw new ReadProblem(
        `“${key}” was expected to be an object, with transitions under each ${key === 'on' ? 'event' : 'delay'}.`,
        at,
      )
    return Object.keys(value).map((name) => ({
      name,
      transitions: this.#transitions(value, name, source, at),
    }))
  }

  #invoke(value: unknown, source: readonly string[], place: Place): WrittenInvoke {
    if (!isData(value)) throw new ReadProblem('“invoke” was expected to be an object with a “src”.', place)
    const { id, src } = value
    const name = isText(src)
      ? src
      : isData(src) && isText(src.type)
        ? src.type
        : src instanceof Code
          ? src.reference || src.callee || 'actor'
          : undefined
    if (name === undefined)
      throw new ReadProblem(
        '“src” was expected to name the actor that is invoked.',
        this.#values.placeIn(value, 'src', place),
      )
    const ends = (key: string) => this.#transitions(value, key, source, place)
    return {
      id: isText(id) ? id : null,
      source: name,
      done: ends('onDone'),
      error: ends('onError'),
      snapshot: ends('onSnapshot'),
    }
  }

  #kind(config: Data, hasStates: boolean, place: Place): WrittenState['kind'] {
    const { type } = config
    if (type === 'parallel' || type === 'final' || type === 'history') return type
    if (type !== undefined && type !== 'atomic' && type !== 'compound')
      throw new ReadProblem(
        'The type of a state was expected to be “parallel”, “final”, “history”, “compound” or “atomic”.',
        this.#values.placeIn(config, 'type', place),
      )
    return hasStates ? 'compound' : 'atomic'
  }

  #initial(
    config: Data,
    path: readonly string[],
    place: Place,
  ): { initial: string; initialActions: readonly WrittenAction[] } {
    const inner = this.#innerOf(path)
    const { initial } = config
    const at = this.#values.placeIn(config, 'initial', place)
    const written = isData(initial) ? initial.target : initial
    const name = isText(written) ? written.replace(/^\./, '') : undefined
    if (name === undefined || !(inner.includes(name) || this.#isElsewhere(path, name)))
      throw new ReadProblem(
        `${name === undefined ? '“initial” is missing: it says in which state this one starts' : `There is no state “${name}” to start in`}. ${inner.length > 0 ? `Expected ${listed(inner.slice(0, 8))}` : 'No state stands there'}.`,
        at,
      )
    return { initial: name, initialActions: isData(initial) ? this.#actions(initial, 'actions', at) : [] }
  }

  #state(name: string, config: Data, path: readonly string[], place: Place): WrittenState {
    const inner = this.#innerOf(path)
    const kind = this.#kind(config, inner.length > 0, place)
    const { history, target, description, tags, meta } = config
    for (const key of Object.keys(config))
      if (!stateKeys.has(key))
        this.#leave(`“${key}” means nothing to XState here`, this.#values.placeIn(config, key, place))
    const invoked = this.#list(config.invoke).map((one) =>
      this.#invoke(one, path, this.#values.placeIn(config, 'invoke', place)),
    )
    return {
      name,
      kind,
      ...(kind === 'compound' || (kind === 'atomic' && config.initial !== undefined)
        ? this.#initial(config, path, place)
        : { initial: null, initialActions: [] }),
      history: kind === 'history' ? (history === 'deep' ? 'deep' : 'shallow') : null,
      historyTarget: kind === 'history' && isText(target) ? this.#target(target, path, place) : null,
      description: isText(description) ? description : '',
      tags: this.#list(tags).filter(isText),
      ...(isData(meta) && { meta: dataIn(meta) as Data }),
      entry: this.#actions(config, 'entry', place),
      exit: this.#actions(config, 'exit', place),
      invoked,
      on: this.#byKey(config, 'on', path, place).map(({ name, transitions }) => ({
        event: name,
        transitions,
      })),
      after: this.#byKey(config, 'after', path, place).map(({ name, transitions }) => ({
        delay: name,
        transitions,
      })),
      always: this.#transitions(config, 'always', path, place),
      done: this.#transitions(config, 'onDone', path, place),
      states: inner.map((one) => {
        const at = this.#raw.get(JSON.stringify([...path, one]))
        return this.#state(one, at?.config ?? {}, [...path, one], at?.place ?? place)
      }),
      place,
    }
  }

  #context(config: Data, place: Place): Data {
    const { context } = config
    const body = context instanceof Code ? returned(context) : undefined
    const given = body ? this.#values.read(body) : context
    if (given === undefined || given === null) return {}
    const at = this.#values.placeIn(config, 'context', place)
    if (!isData(given)) {
      this.#leave('What the machine starts with is computed: it starts with nothing here', at)
      return {}
    }
    for (const [key, value] of Object.entries(given))
      if (!isStatic(value))
        this.#leave(
          `“${key}” of the context is computed: it is null here, as far as it is not written down`,
          at,
        )
    return dataIn(given) as Data
  }

  #parts({ guards, actions, actors, delays, services }: Data, config: Data, place: Place): WrittenParts {
    const entries = (given: unknown) => (isData(given) ? Object.entries(given) : [])
    const of = (role: string) =>
      this.#references(config).flatMap((one) =>
        one.role === role && one.kind !== 'call' && isText(one.name) ? [{ name: one.name, ...one }] : [],
      )
    return {
      guards: Object.fromEntries([
        ...of('guard').map(({ name, ...reference }) => [name, guardOfReference(reference)] as const),
        ...entries(guards).map(([name, value]) => {
          const guard =
            value instanceof Code && !value.isFunction && value.callee ? this.#guard(value, place) : null
          return [
            name,
            guard && guard.kind !== 'named'
              ? guard
              : { kind: 'code', code: value instanceof Code ? value.text : String(value) },
          ] as const
        }),
      ]),
      actions: Object.fromEntries([
        ...of('action').map(({ name, kind, code }: Data & { name: string }) => [
          name,
          {
            kind: 'code',
            name,
            maker: kind === 'function' || !isText(kind) ? '' : kind,
            code: isText(code) ? code : '',
          } as const,
        ]),
        ...entries(actions).map(([name, value]) => [name, this.#namedAction(name, value)] as const),
      ]),
      actors: Object.fromEntries([
        ...of('actor').map(({ name }) => [name, { code: '' }] as const),
        ...entries(actors ?? services).map(
          ([name, value]) => [name, { code: value instanceof Code ? value.text : '' }] as const,
        ),
      ]),
      delays: Object.fromEntries([
        ...of('delay').map(({ name, code }: Data & { name: string }) => {
          const [, ms] = /^(\d+) ms$/.exec(isText(code) ? code : '') ?? []
          return [name, ms === undefined ? (isText(code) ? code : '') : Number(ms)] as const
        }),
        ...entries(delays).map(
          ([name, value]) =>
            [
              name,
              typeof value === 'number' ? value : value instanceof Code ? value.text : String(value),
            ] as const,
        ),
      ]),
    }
  }

  /** What an export of this site says of the names in it. */
  #references({ meta }: Data): readonly Data[] {
    return isData(meta) && Array.isArray(meta.references) ? meta.references.filter(isData) : []
  }

  #namedAction(name: string, value: unknown): WrittenAction {
    const action = value instanceof Code ? this.#codeAction(value) : undefined
    if (!action) return { kind: 'code', name, maker: '', code: '' }
    if (action.kind === 'named') return { kind: 'code', name, maker: '', code: action.name }
    return action.kind === 'code' ? { ...action, name } : action
  }
}

/** How an export of this site tells what a guard is made of. */
function guardOfReference({ kind, of, states, code }: Data): WrittenParts['guards'][string] {
  const parts = (Array.isArray(of) ? of : [])
    .filter(isData)
    .flatMap(({ name, params }): WrittenGuard[] =>
      isText(name) ? [{ kind: 'named', name, ...(params !== undefined && { params }) }] : [],
    )
  if (kind === 'and' || kind === 'or' || kind === 'not') return { kind, of: parts }
  if (kind === 'stateIn') return { kind, state: states }
  return { kind: 'code', code: isText(code) ? code : '' }
}

interface Found {
  name: string
  config: Node
  /** What `setup` was given. */
  parts: Data
}

/** What `setup({ … })` was given, through `extend` as well. */
function setupOf(values: StaticValues, node: Node | undefined): Data {
  if (!node) return {}
  if (node.type === 'Identifier') return setupOf(values, values.named(node.name))
  if (node.type !== 'CallExpression') return {}
  const [argument] = node.arguments
  const given = argument ? values.read(argument) : undefined
  const own = isData(given) ? given : {}
  if (node.callee.type !== 'MemberExpression') return own
  const above = setupOf(values, node.callee.object)
  const merged = (key: string) => ({
    ...(isData(above[key]) ? above[key] : {}),
    ...(isData(own[key]) ? own[key] : {}),
  })
  return Object.fromEntries(['guards', 'actions', 'actors', 'delays'].map((key) => [key, merged(key)]))
}

/** Every machine that a file makes, in its order. */
function machinesIn(values: StaticValues, tree: Node): readonly Found[] {
  const found: Found[] = []
  const names = new Map<Node, string>()
  for (const node of nodesOf(tree)) {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      names.set(node.init, node.id.name)
    if (node.type !== 'CallExpression') continue
    const { callee, arguments: args } = node
    const called =
      callee.type === 'Identifier'
        ? callee.name
        : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
          ? callee.property.name
          : ''
    const [config, options] = args
    if ((called !== 'createMachine' && called !== 'Machine') || !config) continue
    const second = options ? values.read(options) : undefined
    const parts =
      callee.type === 'MemberExpression' ? setupOf(values, callee.object) : isData(second) ? second : {}
    const read = values.read(config)
    const name =
      isData(read) && isText(read.id) ? read.id : (names.get(node) ?? `machine ${found.length + 1}`)
    found.push({ name, config, parts })
  }
  return found
}

/**
 * A machine out of XState's JSON, or out of a file of TypeScript or JavaScript that calls `createMachine`: which of several,
 * `which` says. Nothing is run. Throws a ReadProblem.
 */
export function readXstate(text: string, which = 0): ReadMachine {
  if (/^\s*[{[]/.test(text)) {
    const tree = parseValue(text)
    const values = new StaticValues(text, tree)
    const config = values.read(tree)
    const place = values.placeOf(tree)
    if (!isData(config))
      throw new ReadProblem('One object was expected: the configuration of a machine.', place)
    if (config.states === undefined && config.on === undefined && config.initial === undefined)
      throw new ReadProblem(
        '“states” was expected: this object is not the configuration of a machine.',
        place,
      )
    const read = new XstateReader(values).read(config, place, {}, 'machine')
    return { ...read, choices: [read.machine.id] }
  }
  const tree = parseFile(text)
  const values = new StaticValues(text, tree)
  const found = machinesIn(values, tree)
  const chosen = found[which] ?? found[0]
  if (!chosen)
    throw new ReadProblem('A call of “createMachine” was expected; there is none in this file.', {
      line: 1,
      column: 1,
    })
  const config = values.read(chosen.config)
  const place = values.placeOf(chosen.config)
  if (!isData(config))
    throw new ReadProblem(
      'An object was expected here: “createMachine” is given something that only running it would tell.',
      place,
    )
  const read = new XstateReader(values).read(config, place, chosen.parts, chosen.name)
  return { ...read, choices: found.map(({ name }) => name) }
}
