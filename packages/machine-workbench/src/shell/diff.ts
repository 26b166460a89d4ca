import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ChangedPart, type Compared, type MachineDiff, machineDiff } from '../description/machineDiff.ts'
import { ROOT } from '../description/machineGraph.ts'
import { svgFile } from '../layout/svgFile.ts'
import type { OpenedMachine } from '../opening/openMachine.ts'
import { drawMachine } from './drawMachine.ts'
import { machinesIn, namer, problemAt } from './machineFiles.ts'
import { pageOf } from './page.ts'
import { indented, Misuse, oneLine } from './words.ts'

/** What git says; a Misuse where it refuses. */
function git(folder: string, refusal: string, ...args: readonly string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    throw new Misuse(refusal)
  }
}

/** A file in both versions, by its name in each; null where it is not there. */
interface ChangedFile {
  before: string | null
  after: string | null
}

/** The files that may hold machines, and are not as they were. */
function changedFiles(folder: string, commit: string, patterns: readonly string[]): readonly ChangedFile[] {
  const refusal = 'git does not take these patterns.'
  const pathspecs = patterns.map(
    (pattern) => `:(${existsSync(join(folder, pattern)) ? 'literal' : 'glob'})${pattern}`,
  )
  const listed = git(
    folder,
    refusal,
    ...[
      'diff',
      '--no-ext-diff',
      '--find-renames',
      '--name-status',
      '--relative',
      '-z',
      commit,
      '--',
      ...pathspecs,
    ],
  )
  const others = git(
    folder,
    refusal,
    ...['ls-files', '--others', '--exclude-standard', '-z', '--', ...pathspecs],
  )
  const words = listed.split('\0').filter(Boolean)
  const files: ChangedFile[] = []
  while (words.length > 0) {
    const [status = ''] = words.splice(0, 1)
    const [path = ''] = words.splice(0, 1)
    if (/^[RC]/.test(status))
      files.push({ before: status.startsWith('R') ? path : null, after: words.shift() ?? path })
    else files.push({ before: status === 'A' ? null : path, after: status === 'D' ? null : path })
  }
  return [
    ...files,
    ...others
      .split('\0')
      .filter(Boolean)
      .map((after) => ({ before: null, after })),
  ]
}

/** What stands behind the names of a machine, and what it starts with, as text. */
function namedIn({ context, parts }: OpenedMachine['written']): Compared['named'] {
  const kinds = { guard: parts.guards, action: parts.actions, actor: parts.actors, delay: parts.delays }
  return Object.fromEntries([
    ['context', JSON.stringify(context)],
    ...Object.entries(kinds).flatMap(([kind, named]) =>
      Object.entries(named).map(([name, part]) => [
        `${kind} ${name}`,
        oneLine(typeof part === 'object' && 'code' in part ? part.code : JSON.stringify(part)),
      ]),
    ),
  ])
}

/** Whether a text may hold a machine at all, where nobody has said which files to look at. */
const maybeMachine = (file: string, text: string) =>
  /\.(scxml|mmd)$/.test(file) || (/\.[cm]?[jt]sx?$/.test(file) && /\bcreateMachine\s*[(<]/.test(text))

interface Version {
  machines: readonly OpenedMachine[]
  unread: string | null
}

function versionOf(file: string | null, read: () => string, isAsked: boolean): Version {
  if (file === null) return { machines: [], unread: null }
  try {
    const text = read()
    if (!isAsked && !maybeMachine(file, text)) return { machines: [], unread: null }
    return { machines: machinesIn(text), unread: null }
  } catch (error) {
    return { machines: [], unread: problemAt(file, error) }
  }
}

/** How a state is called; the machine itself is one, and has no name of its own. */
const titleOf = (what: string, id: string) => (id === ROOT ? 'the machine itself' : `${what}${id}`)

const marks = { added: '+', removed: '-', changed: '~' } as const

const partLines = (what: string, all: readonly ChangedPart[]) =>
  all.flatMap(({ change, id, differs }) => [
    `${marks[change]} ${titleOf(what, id)}`,
    ...indented(differs.map(oneLine), '    '),
  ])

const linesOf = ({ states, transitions, named }: MachineDiff) => [
  ...partLines('state ', states),
  ...partLines('', transitions),
  ...partLines('', named),
]

interface DiffOfMachine {
  file: string
  id: string
  diff: MachineDiff
}

/** Each machine of a file, in either version. */
function diffsIn(file: string, before: Version, after: Version): readonly DiffOfMachine[] {
  const compared = (machines: readonly OpenedMachine[], id: string): Compared | null => {
    const found = machines.find(({ graph }) => graph.id === id)
    return found ? { graph: found.graph, named: namedIn(found.written) } : null
  }
  const ids = new Set([...after.machines, ...before.machines].map(({ graph }) => graph.id))
  return [...ids].flatMap((id) => {
    const diff = machineDiff(compared(before.machines, id), compared(after.machines, id))
    return diff.change === 'same' ? [] : [{ file, id, diff }]
  })
}

const legend =
  'What is new is green and thick, what is gone red, dotted and crossed out, what differs amber and dashed.'

async function draw(diffs: readonly DiffOfMachine[], ref: string, folder: string) {
  const nameFor = namer()
  mkdirSync(folder, { recursive: true })
  const sections = []
  for (const { file, id, diff } of diffs) {
    const name = nameFor(id)
    const svg = svgFile(diff.merged, await drawMachine(diff.merged), diff.changes)
    writeFileSync(join(folder, `${name}.svg`), svg)
    sections.push({
      name,
      title: `${id} in ${file}`,
      said: diff.change === 'changed' ? 'It differs.' : `It was ${diff.change}.`,
      svg,
      lists: [{ heading: 'Changes', lines: linesOf(diff) }],
    })
  }
  writeFileSync(join(folder, 'index.html'), pageOf(`Machines since ${ref}`, sections, legend))
}

/** `diff`: which states and transitions of the machines are not as they were at a commit. */
export async function diff(
  ref: string | undefined,
  patterns: readonly string[],
  folder: string,
  { out, exitCode }: { out: string | undefined; exitCode: boolean },
  print: (line: string) => void,
): Promise<number> {
  if (ref === undefined) throw new Misuse('Say since when: a commit, a branch or a tag.')
  git(folder, 'This is no folder of a git repository.', 'rev-parse', '--is-inside-work-tree')
  const commit = git(
    folder,
    `git knows no commit “${ref}”.`,
    ...['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`],
  ).trim()
  const isAsked = patterns.length > 0
  const diffs: DiffOfMachine[] = []
  const unread: string[] = []
  for (const { before, after } of changedFiles(folder, commit, patterns)) {
    const file = after ?? before ?? ''
    const then = versionOf(
      before,
      () => git(folder, `git cannot show ${before}.`, 'show', `${commit}:./${before}`),
      isAsked,
    )
    const now = versionOf(after, () => readFileSync(join(folder, file), 'utf8'), isAsked)
    // A machine that cannot be read any more is not one that is gone.
    if (then.unread === null && now.unread === null) diffs.push(...diffsIn(file, then, now))
    // Nobody has said that there is a machine in a file that never had one which can be read.
    else if (isAsked || then.machines.length + now.machines.length > 0) {
      if (then.unread) unread.push(`${then.unread} (at ${ref})`)
      if (now.unread) unread.push(now.unread)
    }
  }
  for (const { file, id, diff: found } of diffs) {
    print(`${file}: ${id} ${found.change === 'changed' ? 'differs' : `was ${found.change}`}`)
    for (const line of indented(linesOf(found))) print(line)
    print('')
  }
  for (const problem of unread) print(problem)
  if (diffs.length === 0 && unread.length === 0) print(`Every machine is as it was at ${ref}.`)
  if (out !== undefined && diffs.length > 0) {
    await draw(diffs, ref, resolve(folder, out))
    print(`Drawn: ${join(out, 'index.html')}`)
  }
  return unread.length > 0 || (exitCode && diffs.length > 0) ? 1 : 0
}
