import { type ParserOptions, parse, parseExpression } from '@babel/parser'
import type { Node } from '@babel/types'
import { ReadProblem } from './reading.ts'
import type { Place } from './writtenMachine.ts'

/** Code that stands where a value is expected. It is never run. */
export class Code {
  readonly node: Node
  /** As it is written, in one line. */
  readonly text: string
  /** What is called, for a call: 'assign'. */
  readonly callee: string
  readonly args: readonly unknown[]
  /** The name that stands for it, for a name that the text does not explain: one that is imported. */
  readonly reference: string

  constructor(node: Node, text: string, callee = '', args: readonly unknown[] = [], reference = '') {
    this.node = node
    this.text = text
    this.callee = callee
    this.args = args
    this.reference = reference
  }

  get isFunction() {
    return /Function|ObjectMethod/.test(this.node.type)
  }
}

export const isData = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Code)

const options: ParserOptions = {
  sourceType: 'module',
  plugins: ['typescript', 'jsx', 'decorators'],
  allowReturnOutsideFunction: true,
  allowUndeclaredExports: true,
}
/** Some files of TypeScript write types in a way that JSX does not allow. */
const withoutJsx: ParserOptions = { ...options, plugins: ['typescript', 'decorators'] }

interface SyntaxProblem {
  loc: { line: number; column: number }
  message: string
}

const isSyntaxProblem = (error: unknown): error is SyntaxProblem =>
  typeof error === 'object' && error !== null && 'loc' in error && 'message' in error

/** Babel's sentence without the place, which is told apart. */
function refused(error: unknown): never {
  if (!isSyntaxProblem(error)) throw error
  const { loc, message } = error
  const said = message.replace(/\s*\(\d+:\d+\)$/, '').replace(/\.$/, '')
  throw new ReadProblem(`${said}.`, { line: loc.line, column: loc.column + 1 })
}

/** The syntax tree of a file of TypeScript or JavaScript. Throws a ReadProblem. */
export function parseFile(text: string): Node {
  try {
    return parse(text, options)
  } catch (error) {
    try {
      return parse(text, withoutJsx)
    } catch {
      return refused(error)
    }
  }
}

/** The syntax tree of one expression, such as JSON. Throws a ReadProblem. */
export function parseValue(text: string): Node {
  try {
    return parseExpression(text, options)
  } catch (error) {
    return refused(error)
  }
}

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((part: unknown) =>
    (Array.isArray(part) ? part : [part]).filter(
      (one): one is Node =>
        typeof one === 'object' &&
        one !== null &&
        'type' in one &&
        'start' in one &&
        typeof one.type === 'string',
    ),
  )

/** Every node of a tree, each before those in it. Not recursive, since somebody may open a very deep text. */
export function* nodesOf(tree: Node): Generator<Node> {
  const open: Node[] = [tree]
  for (let node = open.pop(); node; node = open.pop()) {
    yield node
    open.push(...childrenOf(node).toReversed())
  }
}

const keyOf = (key: Node): string | undefined =>
  key.type === 'Identifier'
    ? key.name
    : key.type === 'StringLiteral' || key.type === 'NumericLiteral'
      ? String(key.value)
      : undefined

/** Deeper than this nobody writes, and the stack is not endless. */
const DEEPEST = 200

/** Reads the values that a text writes down, as far as that needs nothing to be run. */
export class StaticValues {
  readonly #text: string
  readonly #named = new Map<string, Node>()
  readonly #places = new WeakMap<object, Map<string, Node>>()
  readonly #known = new Map<Node, unknown>()
  readonly #added = new WeakMap<object, Code>()
  #depth = 0

  constructor(text: string, tree: Node) {
    this.#text = text
    for (const node of nodesOf(tree)) {
      if (
        node.type === 'VariableDeclarator' &&
        node.id.type === 'Identifier' &&
        node.init &&
        !this.#named.has(node.id.name)
      )
        this.#named.set(node.id.name, node.init)
      if (
        (node.type === 'FunctionDeclaration' || node.type === 'TSEnumDeclaration') &&
        node.id &&
        !this.#named.has(node.id.name)
      )
        this.#named.set(node.id.name, node)
    }
  }

  /** What a name stands for in the text. */
  named(name: string): Node | undefined {
    return this.#named.get(name)
  }

  placeOf(node: Node): Place {
    return { line: node.loc?.start.line ?? 1, column: (node.loc?.start.column ?? 0) + 1 }
  }

  /** Where the value stands that an object has under a key. */
  placeIn(holder: object, key: string | number, fallback: Place): Place {
    const node = this.#places.get(holder)?.get(String(key))
    return node ? this.placeOf(node) : fallback
  }

  /** The code that adds more to an object than can be read, if any does. */
  addedTo(holder: object): Code | undefined {
    return this.#added.get(holder)
  }

  textOf(node: Node) {
    return this.#text
      .slice(node.start ?? 0, node.end ?? 0)
      .replace(/\s+/g, ' ')
      .trim()
  }

  /** The value of a node. What only running it could tell is Code. */
  read(node: Node): unknown {
    if (this.#known.has(node)) return this.#known.get(node)
    if (this.#depth >= DEEPEST)
      throw new ReadProblem(`More than ${DEEPEST} levels cannot be read.`, this.placeOf(node))
    this.#depth++
    // What refers to itself is code.
    this.#known.set(node, this.#code(node))
    const value = this.#read(node)
    this.#known.set(node, value)
    this.#depth--
    return value
  }

  #code(node: Node, callee = '', args: readonly unknown[] = [], reference = '') {
    return new Code(node, this.textOf(node), callee, args, reference)
  }

  #read(node: Node): unknown {
    switch (node.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return node.value
      case 'NullLiteral':
        return null
      case 'TemplateLiteral':
        return this.#template(node)
      case 'UnaryExpression': {
        const value = this.read(node.argument)
        if (node.operator === '-' && typeof value === 'number') return -value
        if (node.operator === '!' && typeof value === 'boolean') return !value
        return this.#code(node)
      }
      case 'BinaryExpression':
        return this.#binary(node)
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'TSTypeAssertion':
      case 'ParenthesizedExpression':
      case 'TSInstantiationExpression':
        return this.read(node.expression)
      case 'ArrayExpression':
        return this.#array(node)
      case 'ObjectExpression':
        return this.#object(node)
      case 'Identifier':
        return this.#identifier(node)
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return this.#member(node)
      case 'CallExpression':
        return this.#call(node)
      case 'TSEnumDeclaration':
        return this.#enumeration(node)
      default:
        return this.#code(node)
    }
  }

  #template(node: Extract<Node, { type: 'TemplateLiteral' }>): unknown {
    const parts = node.expressions.map((part) => this.read(part))
    if (!parts.every((part) => typeof part === 'string' || typeof part === 'number')) return this.#code(node)
    return node.quasis.map(({ value }, index) => `${value.cooked ?? ''}${parts[index] ?? ''}`).join('')
  }

  #binary(node: Extract<Node, { type: 'BinaryExpression' }>): unknown {
    const [left, right] = [this.read(node.left), this.read(node.right)]
    if (typeof left === 'number' && typeof right === 'number') {
      if (node.operator === '*') return left * right
      if (node.operator === '+') return left + right
      if (node.operator === '-') return left - right
      if (node.operator === '/') return left / right
    }
    if (node.operator === '+' && typeof left === 'string' && typeof right === 'string') return left + right
    return this.#code(node)
  }

  #array(node: Extract<Node, { type: 'ArrayExpression' }>): unknown {
    const list: unknown[] = []
    const places = new Map<string, Node>()
    for (const element of node.elements) {
      if (element?.type === 'SpreadElement') {
        const spread = this.read(element.argument)
        if (!Array.isArray(spread)) return this.#code(node)
        list.push(...spread)
      } else {
        if (element) places.set(String(list.length), element)
        list.push(element ? this.read(element) : null)
      }
    }
    this.#places.set(list, places)
    return list
  }

  #object(node: Extract<Node, { type: 'ObjectExpression' }>): unknown {
    const entries = new Map<string, unknown>()
    let added: Code | undefined
    const places = new Map<string, Node>()
    for (const part of node.properties) {
      if (part.type === 'SpreadElement') {
        const spread = this.read(part.argument)
        // What only running it could add is left out: the rest is still worth reading.
        if (!isData(spread)) {
          added = this.#code(part.argument)
          continue
        }
        added ??= this.#added.get(spread)
        for (const [key, value] of Object.entries(spread)) {
          entries.set(key, value)
          const place = this.#places.get(spread)?.get(key)
          if (place) places.set(key, place)
        }
        continue
      }
      const computed = part.computed ? this.read(part.key) : undefined
      const key = part.computed
        ? typeof computed === 'string' || typeof computed === 'number'
          ? String(computed)
          : undefined
        : keyOf(part.key)
      if (key === undefined || key === '__proto__') continue
      entries.set(key, part.type === 'ObjectMethod' ? this.#code(part) : this.read(part.value))
      places.set(key, part.type === 'ObjectMethod' ? part : part.key)
    }
    const object = Object.fromEntries(entries)
    if (added) this.#added.set(object, added)
    this.#places.set(object, places)
    return object
  }

  #identifier(node: Extract<Node, { type: 'Identifier' }>): unknown {
    if (node.name === 'undefined') return undefined
    const init = this.#named.get(node.name)
    const value = init && this.read(init)
    if (init === undefined || (value instanceof Code && (value.isFunction || value.callee === '')))
      return this.#code(node, '', [], node.name)
    return value
  }

  #member(node: Extract<Node, { type: 'MemberExpression' | 'OptionalMemberExpression' }>): unknown {
    const holder = this.read(node.object)
    const key = node.computed ? this.read(node.property) : keyOf(node.property)
    const isKey = typeof key === 'string' || typeof key === 'number'
    if (isKey && (isData(holder) || Array.isArray(holder)) && Object.hasOwn(holder, key))
      return (holder as Readonly<Record<string, unknown>>)[key]
    return this.#code(node, '', [], node.property.type === 'Identifier' ? node.property.name : '')
  }

  #call(node: Extract<Node, { type: 'CallExpression' }>): unknown {
    const { callee } = node
    const name =
      callee.type === 'Identifier'
        ? callee.name
        : callee.type === 'MemberExpression'
          ? (keyOf(callee.property) ?? '')
          : ''
    const args = node.arguments.map((argument) =>
      argument.type === 'SpreadElement' ? this.#code(argument) : this.read(argument),
    )
    return this.#code(node, name, args)
  }

  #enumeration(node: Extract<Node, { type: 'TSEnumDeclaration' }>): unknown {
    let next = 0
    const members = node.members ?? []
    return Object.fromEntries(
      members.map((member) => {
        const given = member.initializer ? this.read(member.initializer) : next
        if (typeof given === 'number') next = given + 1
        return [keyOf(member.id) ?? '', given]
      }),
    )
  }
}
