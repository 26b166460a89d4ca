import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { root } from '../paths'

/** A machine of the site, found by its file alone. */
export interface FoundMachine {
  name: string
  /** Path from the root of the repository. */
  file: string
  machine: AnyStateMachine
  purpose: string
}

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value

/** The comment above a name, as one line. */
function commentAbove(source: string, name: string) {
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:const|function) ${name}\\b`,
  ).exec(source)?.[1]
  return comment
    ?.replace(/^\s*\*?\s?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function purposeOf(file: string, exported: string) {
  const source = readFileSync(join(root, file), 'utf8')
  const purpose = commentAbove(source, exported)
  if (!purpose)
    throw new Error(`${file}: write one sentence above ${exported} that says what the machine is for.`)
  return purpose
}

const files = import.meta.glob<Record<string, unknown>>('/src/machines/*.machine.ts', { eager: true })

/** Every machine in `src/machines`, by name. */
export const machines: readonly FoundMachine[] = Object.entries(files)
  .flatMap(([path, module]) => {
    const file = path.replace(/^.*\/(src\/machines\/)/, '$1')
    const found = Object.entries(module).find(([, value]) => isMachine(value))
    if (!found || !isMachine(found[1])) throw new Error(`${file} exports no machine.`)
    const [exported, machine] = found
    return [{ name: machine.id, file, machine, purpose: purposeOf(file, exported) }]
  })
  .sort((a, b) => a.name.localeCompare(b.name))
