import compat, { type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data/forLegacyNode'
import { parseAst } from 'vite'
import manifest from '../../package.json' with { type: 'json' }

/** The oldest version of each browser that is served, by the names that MDN uses. */
const floor = new Map(
  manifest.browserslist.map((query) => {
    const [name = '', version = ''] = query.replace('ios_saf', 'safari_ios').split(' >= ')
    return [name, Number(version)] as const
  }),
)

/** Whether every browser at its floor has it without being asked to. */
function isThere({ __compat }: Identifier) {
  if (!__compat) return true
  return [...floor].every(([browser, oldest]) => {
    const statements = [__compat.support[browser as keyof typeof __compat.support] ?? []].flat()
    return statements.some(
      ({ version_added, version_removed, flags }: SimpleSupportStatement) =>
        !flags &&
        version_removed === undefined &&
        Number.parseFloat(`${version_added}`.replace('≤', '')) <= oldest,
    )
  })
}

const owners = { ...compat.api, ...compat.javascript.builtins }

/** Interfaces whose members are called of what is not told apart here. Those of more would be names that anything has. */
const interfaces = ['Document', 'Element', 'HTMLDialogElement', 'HTMLElement', 'HTMLInputElement', 'Node']
const instances = [
  ...Object.values(compat.javascript.builtins ?? {}),
  ...Object.entries(compat.api).flatMap(([name, owner]) => (interfaces.includes(name) ? [owner] : [])),
]

/** Every name that something has, and whether anything at the floor has it. A name of two things is judged by the older. */
const members = new Map<string, boolean>()
for (const owner of instances as Identifier[])
  for (const [name, member] of Object.entries<unknown>(owner))
    if (name !== '__compat')
      members.set(name.replace(/_static$/, ''), members.get(name) || isThere(member as Identifier))

type Part = Readonly<Record<string, unknown>> & { type: string }

function* partsIn(value: unknown): Generator<Part> {
  if (Array.isArray(value)) for (const item of value) yield* partsIn(item)
  else if (value !== null && typeof value === 'object') {
    if ('type' in value) yield value as Part
    for (const part of Object.values(value)) yield* partsIn(part)
  }
}

/**
 * What a script calls that browsers at the floor lack: `toSorted` of whatever is not told apart, a static function with its
 * owner, and what is made with `new`.
 */
export function tooNewIn(script: string): Set<string> {
  const found = new Set<string>()
  for (const { type, callee } of partsIn(parseAst(script))) {
    if (type !== 'CallExpression' && type !== 'NewExpression') continue
    const called = callee as Part
    const object = called.object as Part | undefined
    const property = called.property as Part | undefined
    if (called.type === 'Identifier') {
      const owner = owners[called.name as string]
      if (owner && !isThere(owner)) found.add(called.name as string)
    }
    if (called.type !== 'MemberExpression' || called.computed || object === undefined) continue
    const name = property?.name as string
    const owner = object.type === 'Identifier' ? owners[object.name as string] : undefined
    const own = owner?.[name] ?? owner?.[`${name}_static`]
    if (own ? !isThere(own) : members.get(name) === false) found.add(own ? `${object.name}.${name}` : name)
  }
  return found
}
