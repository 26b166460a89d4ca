import { readFileSync, writeFileSync } from 'node:fs'
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

function survivorsIn({ files }: MutationReport): Survivor[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(isMissed).map((mutant) => {
      const fault = `${short(original(source, mutant.location))} → ${short(mutant.replacement ?? '')}`
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

/** Gives what survived the last run the reasons that are known by now. */
export function judgeAgain() {
  const lines = readFileSync(list, 'utf8').split('\n')
  writeSurvivors(
    lines.flatMap((line) => {
      const [, file, fault] = /^(src\/\S+):\d+ (.*)$/.exec(line) ?? []
      return file === undefined || fault === undefined ? [] : [{ line, reason: reasonFor(file, fault) }]
    }),
  )
}
