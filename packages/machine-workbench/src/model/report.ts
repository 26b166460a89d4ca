import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventObject } from 'xstate'
import { textTable } from '../description/textTable.ts'
import { xmlText } from '../description/xmlText.ts'
import { type Coverage, coverageOfLab, type Dimension, dimensions } from '../generation/coverage.ts'
import { prepare } from '../generation/instrument.ts'
import { nameOfStep, titleOf } from '../generation/titles.ts'
import type { AnyModel, AnyPath } from '../generation/types.ts'
import type { Verdicts } from '../generation/witness.ts'
import type { Campaign } from './campaign.ts'
import type { Checked } from './check.ts'
import type { Payloads } from './edges.ts'
import type { Planted } from './plant.ts'

export type Finding = {
  model: AnyModel
  checked?: Checked
  /** With the pairs that campaigns went through. */
  coverage?: Coverage | undefined
  campaign?: Campaign
  planted?: Planted
  payloads?: Payloads
  problems: string[]
}

/** The coverage of the paths, with the pairs which a campaign went through added. */
export function coverageWith({ model, checked, campaign }: Finding): Coverage | undefined {
  if (!checked) return undefined
  for (const pair of campaign?.touched.pairs ?? []) checked.touched.pairs.add(pair)
  return coverageOfLab(prepare(model), checked.touched)
}

const share = ({ covered, uncovered, unreachable }: Coverage[Dimension]) => {
  const total = covered.length + uncovered.length + unreachable.length
  const excused = unreachable.length ? ` (${unreachable.length} unreachable)` : ''
  return `${covered.length} of ${total}${excused}`
}

const columns = [
  'machine',
  'states',
  'transitions',
  'guards',
  'event cases',
  'pairs',
  'paths',
  'random steps',
  'faults',
  'result',
]

const faultsNoticed = ({ tally: { caught, survived, equal } }: Planted) =>
  `${caught} of ${caught + survived} (${equal} equal)`

const rowOf = ({ model, coverage, checked, campaign, planted, problems }: Finding) => [
  model.id,
  ...(coverage
    ? [coverage.states, coverage.transitions, coverage.guards, coverage.eventCases, coverage.pairs].map(share)
    : ['–', '–', '–', '–', '–']),
  String(checked?.paths.length ?? '–'),
  String(campaign?.steps ?? '–'),
  planted ? faultsNoticed(planted) : '–',
  problems.length ? 'FAILED' : 'passed',
]

const ruleLines = (verdicts: Verdicts = {}) =>
  Object.entries(verdicts).map(
    ([name, { held, inconclusive }]) =>
      `${name}: held in ${held} runs, inconclusive in ${inconclusive}${held ? '' : ' – never came to a conclusion'}`,
  )

/** Which faults of each kind were noticed, and each that was not. */
function plantedLines({ judged, walks, steps }: Planted): readonly string[] {
  const kinds = [...new Set(judged.map(({ fault }) => fault.kind))]
  return [
    `  equal to the machine means: nothing was different on ${walks} walks of ${steps} steps in all`,
    ...kinds.map((kind) => {
      const of = judged.filter(({ fault }) => fault.kind === kind)
      const count = (verdict: string) => of.filter((one) => one.verdict === verdict).length
      return `  faults (${kind}): ${count('caught')} noticed, ${count('survived')} not, ${count('equal')} equal`
    }),
    ...judged.flatMap(({ verdict, fault }) => (verdict === 'survived' ? [`  not noticed: ${fault.id}`] : [])),
  ]
}

function detailsOf({ model, coverage, checked, campaign, planted, payloads, problems }: Finding): string {
  const gaps = coverage
    ? dimensions.flatMap((dimension) => {
        if (dimension === 'pairs') return []
        const { uncovered, unreachable } = coverage[dimension]
        return [
          ...uncovered.map((id) => `  not covered (${dimension}): ${id}`),
          ...unreachable.map(({ id, reason }) => `  unreachable (${dimension}): ${id} – ${reason}`),
        ]
      })
    : []
  return [
    model.id,
    `  requirements: ${coverage?.requirements.covered.join(', ') || 'none named'}`,
    ...(payloads
      ? [`  payloads: ${payloads.payloads} of ${payloads.events} events that carry something`]
      : []),
    ...(planted ? plantedLines(planted) : []),
    ...(campaign
      ? [
          `  campaign: ${campaign.runs} runs, ${campaign.steps} steps, seed ${campaign.seed}, ${campaign.replayed} kept failures tried first`,
        ]
      : []),
    ...ruleLines(campaign?.verdicts).map((text) => `  rule ${text}`),
    ...gaps,
    ...(checked?.paths ?? []).map((path) => `  path: ${titleOf(path)}`),
    ...problems.map((problem) => `  PROBLEM: ${problem.replace(/\n/g, '\n    ')}`),
  ].join('\n')
}

const emissionsOf = ({ steps }: AnyPath) =>
  steps.flatMap(({ emitted }: { emitted: readonly EventObject[] }) => emitted.map(({ type }) => type))

/** Ids as in the coverage list, so that a drawing of the machine can be coloured from it. */
const jsonOf = ({ model, coverage, checked, campaign, planted, payloads, problems }: Finding) => ({
  id: model.id,
  machine: model.machine.id,
  passed: problems.length === 0,
  problems,
  coverage: coverage ?? null,
  emissions: [...new Set((checked?.paths ?? []).flatMap(emissionsOf))],
  paths: (checked?.paths ?? []).map((path) => ({
    title: titleOf(path),
    covers: path.covers,
    steps: path.steps.map((step) => ({ does: nameOfStep(step), took: step.took, state: step.after.value })),
  })),
  campaign: campaign
    ? {
        runs: campaign.runs,
        steps: campaign.steps,
        seed: campaign.seed,
        replayed: campaign.replayed,
        rules: campaign.verdicts,
      }
    : null,
  faults: planted?.tally ?? null,
  payloads: payloads ?? null,
})

const list = (items: readonly string[]) =>
  items.length ? `<ul>${items.map((item) => `<li>${xmlText(item)}</li>`).join('')}</ul>` : '<p>None.</p>'

const dimensionHtml = (dimension: Dimension, { covered, uncovered, unreachable }: Coverage[Dimension]) => `
<h3>${dimension === 'eventCases' ? 'event cases' : dimension}: ${share({ covered, uncovered, unreachable })}</h3>
${uncovered.length ? `<p><strong>Not covered</strong></p>${list(uncovered)}` : ''}
${unreachable.length ? `<p>Unreachable</p>${list(unreachable.map(({ id, reason }) => `${id} – ${reason}`))}` : ''}
<details><summary>Covered</summary>${list(covered)}</details>`

const sectionHtml = ({ model, coverage, checked, campaign, planted, problems }: Finding) => `
<section><h2 id="${xmlText(model.id)}">${xmlText(model.id)}</h2>
${problems.map((problem) => `<pre class="problem">${xmlText(problem)}</pre>`).join('')}
${planted ? list(plantedLines(planted)) : ''}
${coverage ? dimensions.map((dimension) => dimensionHtml(dimension, coverage[dimension])).join('') : ''}
<h3>Rules about whole runs</h3>${list(ruleLines(campaign?.verdicts))}
<h3>Paths</h3>${list((checked?.paths ?? []).map((path) => titleOf(path)))}
</section>`

/** What is told of one model, in each form: what several processes found can be put together of it. */
export interface ModelReport {
  row: readonly string[]
  details: string
  json: ReturnType<typeof jsonOf>
  html: string
}

export const reportOf = (finding: Finding): ModelReport => ({
  row: rowOf(finding),
  details: detailsOf(finding),
  json: jsonOf(finding),
  html: sectionHtml(finding),
})

/** The table that is printed after a run. */
export const tableOf = (reports: readonly ModelReport[]): string =>
  textTable([columns, ...reports.map(({ row }) => row)])

export const jsonReport = (reports: readonly ModelReport[]) => ({
  formatVersion: 1,
  machines: reports.map(({ json }) => json),
})

export function htmlReport(reports: readonly ModelReport[]): string {
  const cells = (tag: string, row: readonly string[]) =>
    row.map((cell) => `<${tag}>${xmlText(cell)}</${tag}>`).join('')
  const rowHtml = ([id = '', ...rest]: readonly string[]) =>
    `<tr><th scope="row"><a href="#${xmlText(id)}">${xmlText(id)}</a></th>${cells('td', rest)}</tr>`
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>Model tests</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui; max-inline-size: 75rem; margin: auto; padding: 1rem }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { border: 1px solid; padding: .25rem .5rem; text-align: start }
li, pre { overflow-wrap: anywhere; white-space: pre-wrap }
.problem { border-inline-start: .3rem solid; padding-inline-start: 1rem }
</style></head>
<body><h1>Model tests</h1>
<table><thead><tr>${cells('th', columns)}</tr></thead><tbody>${reports.map(({ row }) => rowHtml(row)).join('')}</tbody></table>
${reports.map(({ html }) => html).join('')}
</body></html>
`
}

export function writeReports(reports: readonly ModelReport[], folder = 'reports') {
  mkdirSync(folder, { recursive: true })
  const details = reports.map((report) => report.details).join('\n\n')
  writeFileSync(join(folder, 'models.txt'), `${tableOf(reports)}\n\n${details}\n`)
  writeFileSync(join(folder, 'models.json'), `${JSON.stringify(jsonReport(reports), null, 2)}\n`)
  writeFileSync(join(folder, 'models.html'), htmlReport(reports))
}
