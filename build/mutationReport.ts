import { readFileSync, writeFileSync } from 'node:fs'
import { root } from './paths'

interface Mutant {
  status: string
}
export interface MutationReport {
  files: Record<string, { mutants: Mutant[] }>
}

export const isNoticed = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout'
const isMissed = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage'
const isIgnored = ({ status }: Mutant) => status === 'Ignored'

const folderOf = (file: string) =>
  file
    .split('/')
    .slice(0, 3)
    .join('/')
    .replace(/\/[^/]*\.ts$/, '')

function rowOf(name: string, mutants: readonly Mutant[]) {
  const [noticed = 0, missed = 0, ignored = 0] = [isNoticed, isMissed, isIgnored].map(
    (is) => mutants.filter(is).length,
  )
  const planted = noticed + missed
  const score = planted === 0 ? '–' : `${((100 * noticed) / planted).toFixed(1)} %`
  return `| ${name} | ${planted} | ${noticed} | ${missed} | ${score} | ${ignored} |`
}

/** How many faults of each folder were planted, and how many of them were noticed. */
function scoreTable({ files }: MutationReport) {
  const folders = new Map<string, Mutant[]>()
  for (const [file, { mutants }] of Object.entries(files))
    folders.set(folderOf(file), [...(folders.get(folderOf(file)) ?? []), ...mutants])
  return [
    '| folder | faults planted | noticed | missed | score | left out |',
    '| --- | --- | --- | --- | --- | --- |',
    ...[...folders]
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([name, all]) => rowOf(`\`${name}\``, all)),
    rowOf('**all**', [...folders.values()].flat()),
  ].join('\n')
}

const guide = `${root}docs/mutation.md`

/** Writes what a whole run came to into docs/mutation.md. */
export function writeScores(report: MutationReport) {
  const text = readFileSync(guide, 'utf8')
  writeFileSync(
    guide,
    text.replace(/(<!-- score -->\n)[\s\S]*?(<!-- end of score -->)/, `$1\n${scoreTable(report)}\n\n$2`),
  )
}
