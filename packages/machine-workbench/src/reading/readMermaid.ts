import { type LeftOut, type ReadMachine, ReadProblem } from './reading.ts'
import type { Place, WrittenAction, WrittenGuard, WrittenState, WrittenTransition } from './writtenMachine.ts'

interface Arrow {
  from: string
  to: string
  label: string
  place: Place
}

type Special = 'choice' | 'fork' | 'join'

/** A state as it stands in the diagram, or a part of one that is divided. */
interface Drawn {
  id: string
  title: string
  notes: string[]
  special: Special | null
  /** What its title says beside its name: a kind of state that Mermaid does not draw. */
  told: string | undefined
  place: Place
  /** Its parts, where lines divide it. */
  regions: Block[]
}

interface Block {
  states: string[]
  arrows: Arrow[]
}

/** What is drawn and does nothing. */
const decoration = /^(?:direction|classDef|class|style|accTitle|accDescr|hide|scale|click|title|linkStyle)\b/

const DOT = '[*]'

const decoded = (text: string) =>
  text
    .replace(/#(\d+);/g, (whole, code: string) =>
      Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole,
    )
    .replace(/#quot;/g, '"')
    .trim()

const linesOf = (text: string) =>
  text
    .split(/<br\s*\/?>|\\n/)
    .map(decoded)
    .filter(Boolean)

const newBlock = (): Block => ({ states: [], arrows: [] })

const namedGuard = (name: string): WrittenGuard => ({ kind: 'named', name })

const namedActions = (text: string): readonly WrittenAction[] =>
  text
    .split(/\s*[,;]\s*(?![^(]*\))/)
    .filter(Boolean)
    .map((name) => ({ kind: 'named', name }))

/** 'event [guard] / action, action' as statecharts are labelled. */
function partsOf(label: string) {
  const isAnew = /\(anew\)\s*$/.test(label)
  const told = label.replace(/\(anew\)\s*$/, '').trim()
  const [, head = '', tail = ''] = /^((?:[^/[]|\[[^\]]*\])*)(?:\/(.*))?$/s.exec(told) ?? [told, told]
  const [, event = '', guard] = /^(.*?)\s*(?:\[(.*)\])?\s*$/s.exec(head.trim()) ?? []
  return { event: event.trim(), guard: guard?.trim() || null, actions: namedActions(tail.trim()), isAnew }
}

const units: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  sec: 1000,
  second: 1000,
  seconds: 1000,
  min: 60_000,
  minute: 60_000,
  minutes: 60_000,
}

/** The delay that a label speaks of: milliseconds as text, or a name. */
function delayIn(event: string): { delay: string; ms: number | null } | undefined {
  const [, named, length] = /^after\s+(.+?)\s+\((\d+) ms\)$/.exec(event) ?? []
  if (named !== undefined) return { delay: named, ms: Number(length) }
  const [, number, unit = 'ms'] = /^(?:after\s+|tm\()(\d+(?:\.\d+)?)\s*([a-z]+)?\)?$/i.exec(event) ?? []
  const factor = units[unit.toLowerCase()]
  if (number !== undefined && factor !== undefined)
    return { delay: String(Number(number) * factor), ms: null }
  const [, other] = /^after\s+([A-Za-z_$][\w$.]*)$/.exec(event) ?? []
  return other === undefined ? undefined : { delay: other, ms: null }
}

class MermaidReader {
  readonly #left: LeftOut[] = []
  readonly #drawn = new Map<string, Drawn>()
  readonly #names = new Map<string, readonly string[]>()
  readonly #top: Drawn
  readonly #delays: Record<string, number> = {}
  #title = ''

  constructor(text: string) {
    this.#top = {
      id: '',
      title: '',
      notes: [],
      special: null,
      told: undefined,
      place: { line: 1, column: 1 },
      regions: [newBlock()],
    }
    this.#parse(text)
  }

  #parse(text: string) {
    const lines = text.split(/\r\n|\r|\n/)
    const open: Drawn[] = [this.#top]
    const openedAt: Place[] = []
    let note: { of: string; lines: string[] } | undefined
    let isBegun = false
    let isFront = false
    let isDescribed = false
    for (const [index, raw] of lines.entries()) {
      const line = raw.replace(/%%.*$/, '').trim()
      const place: Place = { line: index + 1, column: raw.length - raw.trimStart().length + 1 }
      const [, title] = /^(?:accT|t)itle:?\s+(.*)$/.exec(line) ?? []
      if (title && !this.#title) this.#title = decoded(title)
      if (!isBegun) {
        if (line === '---') isFront = !isFront
        else if (/^stateDiagram(-v2)?$/.test(line.replace(/;$/, ''))) isBegun = true
        else if (line !== '' && !isFront) throw new ReadProblem('“stateDiagram-v2” was expected.', place)
        continue
      }
      if (note) {
        if (/^end\s*note$/i.test(line)) {
          this.#state(note.of, place, open).notes.push(note.lines.join(' '))
          note = undefined
        } else if (line) note.lines.push(decoded(line))
        continue
      }
      if (isDescribed) {
        isDescribed = !line.includes('}')
        continue
      }
      for (const statement of line.split(/;(?=\s*(?:$|[\w[]))(?<!#\d+;)/).map((one) => one.trim())) {
        if (statement === '') continue
        const [, of, said] = /^note\s+(?:left|right)\s+of\s+([^\s:]+)\s*(?::\s*(.*))?$/i.exec(statement) ?? []
        if (of !== undefined) {
          if (said === undefined) note = { of, lines: [] }
          else this.#state(of, place, open).notes.push(decoded(said))
        } else if (/^accDescr\s*\{/.test(statement)) isDescribed = !statement.includes('}')
        else if (decoration.test(statement)) continue
        else if (statement === '}') {
          if (open.length === 1) throw new ReadProblem('“}” closes nothing: no state is open here.', place)
          open.pop()
          openedAt.pop()
        } else if (/^--+$/.test(statement)) open.at(-1)?.regions.push(newBlock())
        else this.#statement(statement, place, open, openedAt)
      }
    }
    const end = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
    if (!isBegun) throw new ReadProblem('“stateDiagram-v2” was expected.', { line: 1, column: 1 })
    if (note) throw new ReadProblem('“end note” was expected.', end)
    const last = open.at(-1)
    if (open.length > 1)
      throw new ReadProblem(
        `“}” was expected: the state “${last?.id}” is open since line ${openedAt.at(-1)?.line}.`,
        end,
      )
    if (this.#drawn.size === 0) throw new ReadProblem('A state was expected, such as “[*] --> Idle”.', end)
  }

  #statement(statement: string, place: Place, open: Drawn[], openedAt: Place[]) {
    const [, title, as, opens] = /^state\s+"([^"]*)"\s+as\s+([^\s{]+)\s*(\{)?$/.exec(statement) ?? []
    const [, plain, special, opening] =
      /^state\s+([^\s"{<[]+)\s*(?:<<(\w+)>>|\[\[(\w+)\]\])?\s*(\{)?$/.exec(statement) ?? []
    const id = as ?? plain
    if (id !== undefined) {
      const state = this.#state(id, place, open, true)
      if (title !== undefined) {
        const [, name = '', kind] =
          /^(.*?)(?: \((all of its states at once|shallow history|deep history)\))?$/s.exec(decoded(title)) ??
          []
        state.title = name
        state.told = kind
      }
      if (special === 'choice' || special === 'fork' || special === 'join') state.special = special
      else if (special !== undefined)
        throw new ReadProblem(`“<<${special}>>” was expected to be choice, fork or join.`, place)
      if (opens !== undefined || opening === '{' || statement.endsWith('{')) {
        open.push(state)
        openedAt.push(place)
      }
      return
    }
    const [, from, to, label] =
      /^(\[\*\]|[^\s:]+?)(?::::?\w+)?\s*-->\s*(\[\*\]|[^\s:]+?)(?::::?\w+)?\s*(?::\s*(.*))?$/s.exec(
        statement,
      ) ?? []
    if (from !== undefined && to !== undefined) {
      for (const end of [from, to]) if (end !== DOT) this.#state(end, place, open)
      const lines = linesOf(label ?? '')
      for (const one of lines.length > 0 ? lines : [''])
        open.at(-1)?.regions.at(-1)?.arrows.push({ from, to, label: one, place })
      return
    }
    const [, described, text] = /^([^\s:]+)\s*:\s*(.*)$/s.exec(statement) ?? []
    if (described !== undefined) {
      this.#state(described, place, open).notes.push(...linesOf(text ?? ''))
      return
    }
    const [, alone] = /^([^\s:{}]+?)(?::::\w+)?$/.exec(statement) ?? []
    if (alone !== undefined && alone !== DOT && !alone.includes('-->')) {
      this.#state(alone, place, open)
      return
    }
    throw new ReadProblem('A state, an arrow such as “Idle --> Busy : start”, or “}” was expected.', place)
  }

  /** The state of an id. It lies where it is declared, or else where it is named first. */
  #state(id: string, place: Place, open: readonly Drawn[], isDeclared = false): Drawn {
    const home = open.slice(1).map((one) => one.id)
    const known = this.#drawn.get(id)
    if (known && !isDeclared) return known
    if (known && home.includes(id)) throw new ReadProblem(`The state “${id}” cannot lie in itself.`, place)
    const state = known ?? {
      id,
      title: '',
      notes: [],
      special: null,
      told: undefined,
      place,
      regions: [newBlock()],
    }
    if (known)
      for (const one of [this.#top, ...this.#drawn.values()])
        for (const region of one.regions) region.states = region.states.filter((inner) => inner !== id)
    this.#drawn.set(id, state)
    open.at(-1)?.regions.at(-1)?.states.push(id)
    return state
  }

  read(): ReadMachine {
    const id = this.#title.replace(/^State machine /, '') || 'machine'
    const root = this.#whole(this.#frame() ?? this.#top, id, [])
    this.#locate(root, [])
    const filled = this.#filled(root, [])
    return {
      machine: {
        id,
        context: {},
        root: filled,
        parts: { guards: {}, actions: {}, actors: {}, delays: this.#delays },
      },
      left: this.#left,
      choices: [id],
    }
  }

  /** A state around all others stands for the machine itself. */
  #frame(): Drawn | undefined {
    const [block = newBlock(), ...more] = this.#top.regions
    const [only, ...others] = block.states
    const frame = only === undefined ? undefined : this.#drawn.get(only)
    const isAround = frame?.regions.some(({ states }) => states.length > 0) ?? false
    if (
      !frame ||
      !isAround ||
      others.length + more.length > 0 ||
      block.arrows.some(({ from, to }) => from === DOT || to === DOT)
    )
      return undefined
    this.#names.set(frame.id, [])
    for (const arrow of block.arrows) this.#keep(arrow, block, [])
    return frame
  }

  #keep(arrow: Arrow, block: Block, level: readonly string[]) {
    const list = this.#arrowsOf.get(arrow.from) ?? []
    list.push({ arrow, block, level })
    this.#arrowsOf.set(arrow.from, list)
  }

  /** Names of the states of a block: their titles, or their ids where two have one title. */
  #namesIn(block: Block) {
    const titles = block.states.map((id) => this.#drawn.get(id)?.title ?? '')
    return block.states.map((id, index) => {
      const title = titles[index] ?? ''
      return title !== '' && titles.filter((one) => one === title).length === 1 ? title : id
    })
  }

  #bare(name: string, place: Place): WrittenState {
    return {
      name,
      kind: 'atomic',
      initial: null,
      initialActions: [],
      history: null,
      historyTarget: null,
      description: '',
      tags: [],
      entry: [],
      exit: [],
      invoked: [],
      on: [],
      after: [],
      always: [],
      done: [],
      states: [],
      place,
    }
  }

  /** Whether an arrow to the final dot alone says that a state is the last one. */
  #isLast(id: string, block: Block) {
    const own = block.arrows.filter(({ from }) => from === id)
    return own.length > 0 && own.every(({ to, label }) => to === DOT && label === '')
  }

  readonly #arrowsOf = new Map<string, { arrow: Arrow; block: Block; level: readonly string[] }[]>()

  #compound(
    name: string,
    block: Block,
    place: Place,
    path: readonly string[],
    isDivided = false,
  ): WrittenState {
    const bare = this.#bare(name, place)
    const names = this.#namesIn(block)
    const states = block.states.map((id, index) => {
      const inner = this.#drawn.get(id)
      const innerName = names[index] ?? id
      return inner
        ? this.#whole(inner, innerName, [...path, innerName], this.#isLast(id, block))
        : this.#bare(innerName, place)
    })
    block.states.forEach((id, index) => {
      this.#names.set(id, [...path, names[index] ?? id])
    })
    const ends = block.arrows.some(({ from, to }) => to === DOT && from !== DOT && !this.#isLast(from, block))
    for (const arrow of block.arrows) {
      if (arrow.from !== DOT) this.#keep(arrow, block, path)
    }
    const start = block.arrows.find(({ from }) => from === DOT)?.to
    const [first] = block.states
    const startId = start !== undefined && start !== DOT ? start : first
    const end = { ...this.#bare(uniqueName('end', names), place), kind: 'final' as const }
    const all = ends ? [...states, end] : states
    const startName = startId === undefined ? null : (names[block.states.indexOf(startId)] ?? null)
    if (start === undefined && first !== undefined && !isDivided)
      this.#leave(
        `No arrow says where ${name === '' ? 'it' : `“${name}”`} starts: it starts in “${names[0]}” here`,
        place,
      )
    return all.length === 0
      ? bare
      : { ...bare, kind: 'compound', initial: startName ?? all[0]?.name ?? null, states: all }
  }

  #leave(what: string, place: Place) {
    this.#left.push({ what, place })
  }

  #whole(state: Drawn, name: string, path: readonly string[], isLast = false): WrittenState {
    const regions = state.regions.filter(({ states, arrows }) => states.length + arrows.length > 0)
    if (regions.length <= 1) {
      const [only = newBlock()] = regions
      const whole = this.#compound(name, only, state.place, path, state.told !== undefined)
      if (state.told === 'all of its states at once') return { ...whole, kind: 'parallel', initial: null }
      if (state.told !== undefined)
        return { ...whole, kind: 'history', history: state.told === 'deep history' ? 'deep' : 'shallow' }
      return whole.kind === 'atomic' && isLast ? { ...whole, kind: 'final' } : whole
    }
    const used: string[] = []
    const states = regions.map((block, index) => {
      const [one] = block.states
      const inner = one === undefined ? undefined : this.#drawn.get(one)
      const isOne = block.states.length === 1 && block.arrows.length === 0 && inner !== undefined
      const regionName = uniqueName(isOne ? (this.#namesIn(block)[0] ?? '') : `region ${index + 1}`, used)
      used.push(regionName)
      if (!isOne) return this.#compound(regionName, block, inner?.place ?? state.place, [...path, regionName])
      this.#names.set(inner.id, [...path, regionName])
      return this.#whole(inner, regionName, [...path, regionName])
    })
    return { ...this.#bare(name, state.place), kind: 'parallel', states }
  }

  readonly #byPath = new Map<string, { path: readonly string[]; state: WrittenState }>()
  readonly #ids = new Map<string, string>()

  #locate(state: WrittenState, path: readonly string[]) {
    this.#byPath.set(path.join('.'), { path, state })
    for (const inner of state.states) this.#locate(inner, [...path, inner.name])
    if (path.length === 0) for (const [id, names] of this.#names) this.#ids.set(names.join('.'), id)
  }

  /** Where an arrow leads: to what its text says, where only that can say it, or else to where it is drawn. */
  #ends({ from, to, label }: Arrow, level: readonly string[]) {
    let text = label
    let target = to === DOT ? [...level, this.#endIn(level)] : this.#names.get(to)
    let source = this.#names.get(from)
    const [, before, told] = /^(.*) → ([^→]+)$/s.exec(text) ?? []
    const known = told === undefined ? undefined : this.#byPath.get(told)
    if (before !== undefined && known) {
      text = before
      target = known.path
    }
    const [, origin = '', rest] = /^([^:]+): (.*)$/s.exec(text) ?? []
    const start = rest === undefined ? undefined : this.#byPath.get(origin)
    if (rest !== undefined && start) {
      text = rest
      source = start.path
    }
    return { text, target: target ?? [], source: source ?? [] }
  }

  #endIn(level: readonly string[]) {
    const block = this.#byPath.get(level.join('.'))?.state
    return block?.states.findLast(({ kind }) => kind === 'final')?.name ?? ''
  }

  #transitionsOf(path: readonly string[]) {
    const all: { text: string; target: readonly string[]; place: Place; special: Special | null }[] = []
    for (const [from, arrows] of this.#arrowsOf)
      for (const { arrow, level, block } of arrows) {
        if (arrow.to === DOT && this.#isLast(from, block)) continue
        const { text, target, source } = this.#ends(arrow, level)
        if (source.join('.') === path.join('.') && source.length === path.length)
          all.push({ text, target, place: arrow.place, special: this.#drawn.get(from)?.special ?? null })
      }
    return all
  }

  #filled(state: WrittenState, path: readonly string[]): WrittenState {
    const id = this.#ids.get(path.join('.'))
    const drawn = id === undefined ? undefined : this.#drawn.get(id)
    const on = new Map<string, WrittenTransition[]>()
    const after = new Map<string, WrittenTransition[]>()
    const always: WrittenTransition[] = []
    const done: WrittenTransition[] = []
    const invoked = new Map<
      string,
      { id: string; done: WrittenTransition[]; error: WrittenTransition[]; snapshot: WrittenTransition[] }
    >()
    const actor = (source: string) => {
      const known = invoked.get(source) ?? { id: source, done: [], error: [], snapshot: [] }
      invoked.set(source, known)
      return known
    }
    const described: string[] = []
    const entry: WrittenAction[] = []
    const exit: WrittenAction[] = []
    for (const note of drawn?.notes ?? []) {
      const [, what, names = ''] = /^(entry|exit|invoke|do)\s*\/\s*(.*)$/s.exec(note) ?? []
      if (what === 'entry') entry.push(...namedActions(names))
      else if (what === 'exit') exit.push(...namedActions(names))
      else if (what === 'invoke' || what === 'do') {
        const [, name = names, source = name] = /^(.*?)(?: \((.*)\))?$/s.exec(names) ?? []
        actor(source).id = name
      } else described.push(note)
    }
    const all = this.#transitionsOf(path)
    const [forked] = all
    if (forked?.special === 'fork') {
      always.push({ targets: all.map(({ target }) => target), guard: null, actions: [], reenter: false })
    } else
      for (const { text, target, place, special } of all) {
        const { event, guard, actions, isAnew } = partsOf(text)
        const isHere = target.length === path.length && target.join('.') === path.join('.')
        const goes = (asked: string | null): WrittenTransition => ({
          targets: isHere && !isAnew && text !== '' ? [] : [target],
          guard: asked === null || /^(?:else|otherwise)$/i.test(asked) ? null : namedGuard(asked),
          actions,
          reenter: isAnew,
        })
        const to = (map: Map<string, WrittenTransition[]>, key: string) =>
          map.set(key, [...(map.get(key) ?? []), goes(guard)])
        const wait = delayIn(event)
        const [, ending, source] = /^(done|error|snapshot)\((.*)\)$/s.exec(event) ?? []
        if (special === 'choice') always.push(goes(guard ?? (event || null)))
        else if (special === 'join') {
          if (always.length === 0)
            this.#leave(`“${state.name}” joins arrows: whichever comes first leads on here`, place)
          always.push(goes(guard))
        } else if (wait) {
          if (wait.ms !== null) this.#delays[wait.delay] = wait.ms
          to(after, wait.delay)
        } else if (event === 'always') always.push(goes(guard))
        else if (
          event === 'done' ||
          (event === '' && guard === null && state.states.some(({ kind }) => kind === 'final'))
        )
          done.push(goes(guard))
        else if ((ending === 'done' || ending === 'error' || ending === 'snapshot') && source !== undefined)
          actor(source)[ending].push(goes(guard))
        else if (event === '' && guard !== null) always.push(goes(guard))
        else if (event === '') {
          const name = `to ${target.at(-1) ?? ''}`
          this.#leave(`An arrow says no event: it is called “${name}” here`, place)
          to(on, name)
        } else to(on, event)
      }
    const listed = <Key extends string>(map: ReadonlyMap<string, WrittenTransition[]>, key: Key) =>
      [...map].map(([name, transitions]) => ({ [key]: name, transitions: elseLast(transitions) })) as (Record<
        Key,
        string
      > & {
        transitions: WrittenTransition[]
      })[]
    return {
      ...state,
      description: described.join(' '),
      entry,
      exit,
      invoked: [...invoked].map(([source, one]) => ({ ...one, source })),
      on: listed(on, 'event'),
      after: listed(after, 'delay'),
      always: elseLast(always),
      done,
      states: state.states.map((inner) => this.#filled(inner, [...path, inner.name])),
      place: drawn?.place ?? state.place,
    }
  }
}

/** Diagrams do not order the branches of a choice; what has no guard is meant for what is left. */
const elseLast = (transitions: readonly WrittenTransition[]): WrittenTransition[] => [
  ...transitions.filter(({ guard }) => guard !== null),
  ...transitions.filter(({ guard }) => guard === null),
]

function uniqueName(name: string, taken: readonly string[]) {
  let unique = name
  for (let index = 2; taken.includes(unique); index++) unique = `${name} ${index}`
  return unique
}

/** A machine out of a state diagram of Mermaid. Throws a ReadProblem. */
export const readMermaid = (text: string): ReadMachine => new MermaidReader(text).read()
