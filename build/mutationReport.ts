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

function survivorsIn({ files }: MutationReport) {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(isMissed).map((mutant) => {
      const from = short(original(source, mutant.location))
      const to = short(mutant.replacement ?? '')
      const known = reasons.find(
        (one) => (!one.file || one.file.test(file)) && (!one.fault || one.fault.test(`${from} → ${to}`)),
      )
      return {
        line: `${file}:${mutant.location.start.line} ${from} → ${to}`,
        reason: known?.reason ?? 'Not judged yet.',
      }
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

function reasonTable(survivors: ReturnType<typeof survivorsIn>) {
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

/** Writes what a run came to into docs/mutation.md, and every fault that was missed into tests/mutation/survivors.txt. */
export function writeMutationReport(file: string) {
  const report: MutationReport = JSON.parse(readFileSync(file, 'utf8'))
  const survivors = survivorsIn(report)
  const guide = `${root}docs/mutation.md`
  const document = readFileSync(guide, 'utf8')
  writeFileSync(
    guide,
    between(between(document, 'score', scoreTable(report)), 'survivors', reasonTable(survivors)),
  )
  const lines = survivors.map(({ line, reason }) => `${line}\n    ${reason}\n`).sort()
  writeFileSync(`${root}tests/mutation/survivors.txt`, lines.join(''))
}
