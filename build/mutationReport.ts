import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { reasons } from '../tests/mutation/reasons'
import { root } from './paths'

interface Place {
  line: number
  column: number
}
interface Mutant {
  mutatorName: string
  replacement?: string
  status: string
  location: { start: Place; end: Place }
}
export interface MutationReport {
  files: Record<string, { source: string; mutants: Mutant[] }>
}

export const isNoticed = ({ status }: { status: string }) => status === 'Killed' || status === 'Timeout'
const isMissed = ({ status }: { status: string }) => status === 'Survived' || status === 'NoCoverage'

const folderOf = (file: string) =>
  file
    .split('/')
    .slice(0, 3)
    .join('/')
    .replace(/\/[^/]*\.ts$/, '')

const perCent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

/** The text that a mutant replaces, on one line. */
function original(source: string, { start, end }: Mutant['location']) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1)
  lines[0] = (lines[0] ?? '').slice(start.column - 1)
  return lines.join(' ')
}
const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 90 ? `${line.slice(0, 89)}…` : line
}

/** A fault that no test noticed, as it stands in the list of survivors. */
interface Survivor {
  line: string
  reason: string
}

const reasonFor = (file: string, fault: string) =>
  reasons.find((one) => (!one.file || one.file.test(file)) && one.fault.test(fault))?.reason ??
  'Not judged yet.'

const faultIn = (source: string, { location, replacement }: Mutant) =>
  `${short(original(source, location))} → ${short(replacement ?? '')}`

function survivorsIn({ files }: MutationReport): Survivor[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(isMissed).map((mutant) => {
      const fault = faultIn(source, mutant)
      return { line: `${file}:${mutant.location.start.line} ${fault}`, reason: reasonFor(file, fault) }
    }),
  )
}

/** How many faults of each folder were planted, and how many of them were noticed. */
function scoreTable({ files }: MutationReport) {
  const folders = new Map<string, Mutant[]>()
  for (const [file, { mutants }] of Object.entries(files))
    folders.set(folderOf(file), [...(folders.get(folderOf(file)) ?? []), ...mutants])
  const row = (name: string, mutants: readonly Mutant[]) => {
    const noticed = mutants.filter(isNoticed).length
    const missed = mutants.filter(isMissed).length
    const left = mutants.filter(({ status }) => status === 'Ignored').length
    return `| ${name} | ${noticed + missed} | ${noticed} | ${missed} | ${perCent(noticed, noticed + missed)} | ${left} |`
  }
  return [
    '| folder | faults planted | noticed | missed | score | left out |',
    '| --- | --- | --- | --- | --- | --- |',
    ...[...folders]
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([name, all]) => row(`\`${name}\``, all)),
    row('**all**', [...folders.values()].flat()),
  ].join('\n')
}

function reasonTable(survivors: readonly Survivor[]) {
  const counts = new Map<string, number>()
  for (const { reason } of survivors) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [
    '| why nothing notices them | faults |',
    '| --- | --- |',
    ...[...counts].sort(([, a], [, b]) => b - a).map(([reason, count]) => `| ${reason} | ${count} |`),
  ].join('\n')
}

const between = (document: string, name: string, text: string) =>
  document.replace(
    new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end of ${name} -->)`),
    (_, begin: string, end: string) => `${begin}\n${text}\n\n${end}`,
  )

const guide = `${root}docs/mutation.md`
const list = `${root}tests/mutation/survivors.txt`

function writeSurvivors(survivors: readonly Survivor[]) {
  writeFileSync(guide, between(readFileSync(guide, 'utf8'), 'survivors', reasonTable(survivors)))
  writeFileSync(
    list,
    survivors
      .map(({ line, reason }) => `${line}\n    ${reason}\n`)
      .sort()
      .join(''),
  )
}

/** Writes what a run came to into docs/mutation.md, and every fault that was missed into tests/mutation/survivors.txt. */
export function writeMutationReport(file: string) {
  const report: MutationReport = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(guide, between(readFileSync(guide, 'utf8'), 'score', scoreTable(report)))
  writeSurvivors(survivorsIn(report))
}

interface Listed extends Survivor {
  file: string
  /** Where the fault was planted; later edits of the file may have moved it. */
  startLine: number
  fault: string
}

const listed = (): Listed[] =>
  readFileSync(list, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, file, startLine, fault] = /^(src\/\S+):(\d+) (.*)$/.exec(line) ?? []
      return file === undefined || fault === undefined
        ? []
        : [{ file, startLine: Number(startLine), fault, line, reason: reasonFor(file, fault) }]
    })

/** Gives what survived the last run the reasons that are known by now. */
export const judgeAgain = () => writeSurvivors(listed())

/** How many lines a listed fault may have moved up, and down or reach. */
const reach = { up: 2, down: 8 }

/** The lines to plant faults in for trying what is listed again, as Stryker takes them: `file:first-last`. */
export const survivorPlaces = () => [
  ...new Set(
    listed()
      .filter(({ file }) => existsSync(`${root}${file}`))
      .map(({ file, startLine }) => `${file}:${Math.max(1, startLine - reach.up)}-${startLine + reach.down}`),
  ),
]

/** The score table with so many more faults of each folder noticed. */
function withNoticed(table: string, noticed: ReadonlyMap<string, number>) {
  const total = [...noticed.values()].reduce((sum, count) => sum + count, 0)
  return table.replace(
    /^\| (\*\*all\*\*|`(.*)`) \| (\d+) \| (\d+) \| (\d+) \|[^|]*\|/gm,
    (_, name: string, folder: string | undefined, planted: string, before: string, missed: string) => {
      const more = folder === undefined ? total : (noticed.get(folder) ?? 0)
      const now = Number(before) + more
      return `| ${name} | ${planted} | ${now} | ${Number(missed) - more} | ${perCent(now, Number(planted))} |`
    },
  )
}

/** Takes what a run noticed, in which the listed faults were tried again, from the list and from what was missed. */
export function dropNoticed(file: string) {
  const { files }: MutationReport = JSON.parse(readFileSync(file, 'utf8'))
  const tried = Object.entries(files).flatMap(([name, { source, mutants }]) =>
    mutants.map((mutant) => ({
      file: name,
      startLine: mutant.location.start.line,
      fault: faultIn(source, mutant),
      isNoticed: isNoticed(mutant),
    })),
  )
  const noticed = new Map<string, number>()
  const rest = listed().filter((one) => {
    const same = tried.filter((other) => other.file === one.file && other.fault === one.fault)
    const distance = (other: { startLine: number }) => Math.abs(one.startLine - other.startLine)
    const nearest = Math.min(...same.map(distance))
    // Further away lies another fault that only reads the same.
    const candidates = same.filter((other) => distance(other) === nearest && nearest <= reach.down)
    // Of equal faults in one line nothing tells which is meant, so all of them have to be noticed.
    if (candidates.length === 0 || !candidates.every((other) => other.isNoticed)) return true
    noticed.set(folderOf(one.file), (noticed.get(folderOf(one.file)) ?? 0) + 1)
    return false
  })
  writeFileSync(guide, withNoticed(readFileSync(guide, 'utf8'), noticed))
  writeSurvivors(rest)
}
