import { parseArgs } from 'node:util'
import { diff } from './diff.ts'
import { emit } from './emit.ts'
import { inspect } from './inspect.ts'
import { isOfSystem } from './machineFiles.ts'
import { test } from './test.ts'
import { Misuse, printable } from './words.ts'

const help = `machine-workbench <command>

  inspect <files…> [--out <folder>]
      What each machine is made of, and what of its file is not understood.
      With --out also a page with drawings, and every notation of each machine.

  test <files…> [--accept '<machine>: <mistake>'…] [--runs 500] [--seed 1]
      Takes every path through each machine, and looks for the mistakes that any
      machine can have. Of a file called *.model.js or *.model.ts, which is run,
      checks the models: their rules on every path and in random runs, what they
      cover, and which planted faults they notice. Ends with 1 where something
      is wrong.

  emit <vitest|playwright|gherkin|junit> <files…> [--out <folder>]
      Writes the paths as tests that run as they are (generated-tests/).

  diff <commit> [<files…>] [--out <folder>] [--exit-code]
      Which states and transitions are not as they were. With --out also drawn;
      with --exit-code it ends with 1 where something differs.

Machines are XState 5 (TypeScript, JavaScript or JSON), SCXML or Mermaid. They
are read and never run; a pattern such as 'src/**/*.machine.ts' stands for many.
`

const options = {
  out: { type: 'string' },
  accept: { type: 'string', multiple: true },
  runs: { type: 'string' },
  seed: { type: 'string' },
  'exit-code': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** The options that each command knows, besides --help. */
const commands: Readonly<Record<string, readonly (keyof typeof options)[]>> = {
  inspect: ['out'],
  test: ['accept', 'runs', 'seed'],
  emit: ['out'],
  diff: ['out', 'exit-code'],
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error))
  }
}

function wholeNumber(name: string, text: string) {
  if (!/^\d{1,9}$/.test(text)) throw new Misuse(`--${name} takes a whole number; “${text}” is none.`)
  return Number(text)
}

async function run(args: readonly string[], print: (line: string) => void): Promise<number> {
  const { values, positionals } = parsed(args)
  const [command, ...rest] = positionals
  if (values.help || command === undefined || command === 'help') {
    print(help)
    return values.help || command ? 0 : 2
  }
  const known = commands[command]
  if (!known || !Object.hasOwn(commands, command))
    throw new Misuse(`There is no command “${command}”. There are: ${Object.keys(commands).join(', ')}.`)
  const unknown = Object.keys(values).find((name) => !known.some((one) => one === name))
  if (unknown) throw new Misuse(`${command} knows no --${unknown}.`)
  const folder = process.cwd()
  const { out, accept = [], 'exit-code': exitCode = false } = values
  if (command === 'inspect') return inspect(rest, folder, out, print)
  if (command === 'test') {
    const numbers = {
      runs: wholeNumber('runs', values.runs ?? '500'),
      seed: wholeNumber('seed', values.seed ?? '1'),
    }
    return test(rest, folder, { ...numbers, each: 1, accepted: accept }, print)
  }
  const [first, ...files] = rest
  if (command === 'emit') return emit(first, files, folder, out ?? 'generated-tests', print)
  return diff(first, files, folder, { out, exitCode }, print)
}

// Whoever reads may have read enough: machine-workbench inspect … | head
process.stdout.on('error', () => process.exit())

try {
  process.exitCode = await run(process.argv.slice(2), (line) => process.stdout.write(`${printable(line)}\n`))
} catch (error) {
  if (!(error instanceof Misuse) && !isOfSystem(error)) throw error
  process.stderr.write(`${printable(error.message)}\n\nmachine-workbench --help says more.\n`)
  process.exitCode = 2
}
