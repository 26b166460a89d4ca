import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GraphTransition, type MachineGraph, ROOT } from 'machine-workbench/description/machineGraph'
import { type ESTree, parseSync } from 'vite'
import type { MachineSource } from '~/data/machines/machinePage'
import { root } from '../paths'

type Properties = ReadonlyMap<string, { key: ESTree.Node; value: ESTree.Node }>

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Every node within a node, outer before inner. */
function* within(node: ESTree.Node): Generator<ESTree.Node> {
  yield node
  for (const part of Object.values(node))
    for (const inner of [part].flat()) if (isNode(inner)) yield* within(inner)
}

/** The configuration that the first `createMachine` of a file is given. */
function configIn(program: ESTree.Node): ESTree.Node | undefined {
  for (const node of within(program)) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') continue
    const { property } = node.callee
    if (property.type === 'Identifier' && property.name === 'createMachine') return node.arguments[0]
  }
  return undefined
}

function propertiesOf(node: ESTree.Node | undefined): Properties {
  if (node?.type !== 'ObjectExpression') return new Map()
  return new Map(
    node.properties.flatMap((property) => {
      if (property.type !== 'Property') return []
      const { key, value } = property
      const name =
        key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
      return name === undefined ? [] : [[name, { key, value }] as const]
    }),
  )
}

const isString = (node: ESTree.Node | undefined, text: string) =>
  node?.type === 'Literal' && node.value === text

/** One item, or each of several. */
const itemsOf = (node: ESTree.Node | undefined): readonly ESTree.Node[] =>
  node?.type === 'ArrayExpression' ? node.elements.filter((item) => item !== null) : node ? [node] : []

/** The ways that something has out of a state, in their order: undefined where that is written elsewhere. */
function waysOut(config: ESTree.Node | undefined, { cause, label }: GraphTransition) {
  const properties = propertiesOf(config)
  const inside = (name: string, key: string) => propertiesOf(properties.get(name)?.value).get(key)
  // 'after settling (1000 ms)', 'done(save)'
  const [, name = ''] = /^(?:after |\w+\()([^\s)]+)/.exec(label) ?? []
  if (cause === 'event') return inside('on', label)
  if (cause === 'after') return inside('after', name)
  if (cause === 'always') return properties.get('always')
  const end = { done: 'onDone', error: 'onError', snapshot: 'onSnapshot' }[cause]
  if (!name) return properties.get(end)
  return itemsOf(properties.get('invoke')?.value)
    .map(propertiesOf)
    .find((invoked) => isString(invoked.get('src')?.value, name))
    ?.get(end)
}

/**
 * The line of each state and of each transition of a machine, in their orders. What is written elsewhere has that of the
 * state around it.
 */
export function linesIn(
  text: string,
  file: string,
  { states, transitions }: Pick<MachineGraph, 'states' | 'transitions'>,
): Pick<MachineSource, 'states' | 'transitions'> {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const known = new Map<string, { line: number; config: ESTree.Node | undefined }>()
  const visit = (config: ESTree.Node | undefined, id: string) => {
    for (const [name, { key, value }] of propertiesOf(propertiesOf(config).get('states')?.value)) {
      const inner = id === ROOT ? name : `${id}.${name}`
      known.set(inner, { line: lineAt(key.start), config: value })
      visit(value, inner)
    }
  }
  const config = configIn(parseSync(file, text).program)
  known.set(ROOT, { line: config ? lineAt(config.start) : 1, config })
  visit(config, ROOT)
  const lineOfState = (id: string) => {
    const above = id.split('.').map((_, index, parts) => parts.slice(0, parts.length - index).join('.'))
    return [...above, ROOT].map((one) => known.get(one)?.line).find((line) => line !== undefined) ?? 1
  }
  const lineOfTransition = (transition: GraphTransition) => {
    const { source, label } = transition
    const ways = waysOut(known.get(source)?.config, transition)
    if (!ways) return lineOfState(source)
    // Branches stand in the order in which they are tried; a list that is spread among them stands for all that are left over.
    const branches = transitions.filter((one) => one.source === source && one.label === label)
    const branch = branches.indexOf(transition)
    const items = itemsOf(ways.value)
    const spread = items.findIndex(({ type }) => type === 'SpreadElement')
    const isAfter = spread >= 0 && branch > spread
    const item = items[isAfter ? Math.max(spread, branch - branches.length + items.length) : branch]
    return lineAt((ways.value.type === 'ArrayExpression' && item ? item : ways.key).start)
  }
  return {
    states: states.map(({ id }) => lineOfState(id)),
    transitions: transitions.map(lineOfTransition),
  }
}

/** The file in which a machine is declared, with the line of each of its states and transitions. */
export function sourceOf(file: string, graph: MachineGraph): MachineSource {
  const text = readFileSync(join(root, file), 'utf8')
  return { file, lines: text.trimEnd().split('\n'), ...linesIn(text, file, graph) }
}
