import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { fileName } from '../inspection/testFilesOf.ts'
import { type OpenedMachine, openMachine } from '../opening/openMachine.ts'
import { ReadProblem } from '../reading/reading.ts'
import { Misuse } from './words.ts'

/** A machine in a file. */
export interface FoundMachine {
  file: string
  /** Fit to be the name of a file, and no other machine's. */
  name: string
  machine: OpenedMachine
}

/** Whether the operating system has refused something. */
export const isOfSystem = (error: unknown): error is NodeJS.ErrnoException & { code: string } =>
  error instanceof Error && 'syscall' in error && 'code' in error

/** A file that could not be read, with where and why: 'door.ts:3:7: …'. */
export type Unread = string

/** Every machine that a text writes down, in its order. Throws a ReadProblem. */
export function machinesIn(text: string): readonly OpenedMachine[] {
  const first = openMachine(text)
  return [first, ...first.choices.slice(1).map((_, index) => openMachine(text, index + 1))]
}

/** As a compiler says it, so that an editor finds the place. Throws what is no problem of the file. */
export function problemAt(file: string, error: unknown): Unread {
  if (isOfSystem(error)) return `${file}: it cannot be read (${error.code}).`
  if (error instanceof ReadProblem)
    return `${file}:${error.place.line}:${error.place.column}: ${error.message}`
  throw error
}

/**
 * The files that patterns stand for, in order. A pattern that is a file's name means that file, whatever is in it. Throws a
 * Misuse where there is none.
 */
export function filesFor(patterns: readonly string[], folder: string): readonly string[] {
  if (patterns.length === 0) throw new Misuse("Say which files, such as 'src/**/*.machine.ts'.")
  const isFile = (path: string) => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile()
  const found = patterns.flatMap((pattern) =>
    isFile(pattern)
      ? [pattern]
      : globSync(pattern, {
          cwd: folder,
          ignore: ['**/node_modules/**'],
          expandDirectories: false,
        }).toSorted(),
  )
  if (found.length === 0) throw new Misuse(`No file is called ${patterns.join(' or ')}.`)
  return [...new Set(found)]
}

/** Gives each machine a name of its own: two may have one id. */
export function namer() {
  const taken = new Set<string>()
  return (id: string) => {
    const plain = fileName(id) || 'machine'
    let name = plain
    // Where names are not told apart by case, files are not either.
    for (let index = 2; taken.has(name.toLowerCase()); index++) name = `${plain}_${index}`
    taken.add(name.toLowerCase())
    return name
  }
}

interface Found {
  found: readonly FoundMachine[]
  unread: readonly Unread[]
}

/** The machines of files, and which files hold none that can be read. */
export function machinesOf(files: readonly string[], folder: string): Found {
  const nameFor = namer()
  const found: FoundMachine[] = []
  const unread: Unread[] = []
  for (const file of files) {
    try {
      for (const machine of machinesIn(readFileSync(join(folder, file), 'utf8')))
        found.push({ file, name: nameFor(machine.graph.id), machine })
    } catch (error) {
      unread.push(problemAt(file, error))
    }
  }
  return { found, unread }
}

/** The machines of all files that patterns stand for. Throws a Misuse. */
export const findMachines = (patterns: readonly string[], folder: string) =>
  machinesOf(filesFor(patterns, folder), folder)
