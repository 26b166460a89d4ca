import { expect, test } from 'vitest'
import { expectNone, faultsIn } from '../support/faults'

const sources = Object.entries(
  import.meta.glob<string>('/src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }),
).map(([file, text]) => ({ file: file.slice(1), text }))

/** `sources` beside the machine's own file that could send it something or hear it. */
const othersThan = (file: string) => sources.filter((other) => other.file !== file)

/** The names that a file takes from the module at the end of `path`. */
const takenFrom = (text: string, path: string) =>
  [...text.matchAll(/import (?:type )?\{([^}]+)\} from '([^']+)'/g)]
    .filter(([, , from = '']) => from.endsWith(path))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().replace(/^type /, '')))

/** A machine that is just being written need not be in use: it counts from the first file that takes it up. */
const machines = sources
  .filter(({ file }) => /^src\/machines\/[\w.]+\.ts$/.test(file))
  .map(({ file, text }) => ({ file, text, module: file.slice(file.lastIndexOf('/'), -'.ts'.length) }))
  .filter(({ file, module }) => othersThan(file).some(({ text }) => takenFrom(text, module).length > 0))

/** What a machine takes in and what it emits: both are written 'noun.verb'. */
const eventsIn = (text: string) =>
  new Set([...text.matchAll(/'([a-z]+[A-Za-z]*\.[a-z]+[A-Za-z]*)'/g)].map(([, event = '']) => event))

test('what a machine takes in is sent, and what it emits is heard', () => {
  expect(machines.length).toBeGreaterThan(10)
  expectNone(
    machines.flatMap(({ file, text }) =>
      faultsIn(
        [...eventsIn(text)].filter((event) => text.includes(`type: '${event}'`)),
        (event) => !othersThan(file).some((other) => other.text.includes(`'${event}'`)),
        (event) => `${file}: nothing of the site sends or hears '${event}': put it to use, or take it out.`,
      ),
    ),
  )
})

test('what a machine exports for screens, a screen uses', () => {
  expectNone(
    machines.flatMap(({ file, text, module }) =>
      faultsIn(
        [...text.matchAll(/^export const (select\w+)/gm)].map(([, name = '']) => name),
        (name) => !othersThan(file).some((other) => takenFrom(other.text, module).includes(name)),
        (name) => `${file}: no screen uses ${name}: put it to use, or take it out.`,
      ),
    ),
  )
})
