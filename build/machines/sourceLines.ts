import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MachineGraph, ROOT } from 'machine-workbench/description/machineGraph'
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

/** The line of each state, by its id: a state that is written elsewhere has that of the state around it. */
export function stateLines(text: string, file: string, { states }: MachineGraph): readonly number[] {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const known = new Map<string, number>()
  const visit = (config: ESTree.Node | undefined, id: string) => {
    for (const [name, { key, value }] of propertiesOf(propertiesOf(config).get('states')?.value)) {
      const inner = id === ROOT ? name : `${id}.${name}`
      known.set(inner, lineAt(key.start))
      visit(value, inner)
    }
  }
  const config = configIn(parseSync(file, text).program)
  known.set(ROOT, config ? lineAt(config.start) : 1)
  visit(config, ROOT)
  return states.map(({ id }) => {
    const above = id.split('.').map((_, index, parts) => parts.slice(0, parts.length - index).join('.'))
    return [...above, ROOT].map((one) => known.get(one)).find((line) => line !== undefined) ?? 1
  })
}

/** The file in which a machine is declared, with the line of each of its states. */
export function sourceOf(file: string, graph: MachineGraph): MachineSource {
  const text = readFileSync(join(root, file), 'utf8')
  return { file, lines: text.trimEnd().split('\n'), states: stateLines(text, file, graph) }
}
