import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../build/paths'

/** What a test of the suite says that its machine does. */
export interface Script {
  initialConfiguration: readonly string[]
  events: readonly {
    /** Milliseconds that pass before the event. */
    after?: number
    event: { name: string; data?: Record<string, unknown> }
    nextConfiguration: readonly string[]
  }[]
}

export interface ForeignMachine {
  /** Its file within the suite. */
  name: string
  text: string
  script: Script | null
}

const suite = join(root, 'node_modules/scxml-test-framework/test')

const scriptOf = (file: string): Script | null => {
  try {
    return JSON.parse(readFileSync(join(suite, file.replace(/\.scxml$/, '.json')), 'utf8'))
  } catch {
    return null
  }
}

/** The machines of a test suite for SCXML, which nobody here has written, each with what it is said to do. */
export const foreignMachines: readonly ForeignMachine[] = readdirSync(suite, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.scxml'))
  .sort()
  .map((name) => ({ name, text: readFileSync(join(suite, name), 'utf8'), script: scriptOf(name) }))
