import type { TestedMachine } from './recordedRun.ts'

/** What came of a run that was played again. */
export interface RunResult {
  title: string
  seconds: number
  /** What was otherwise; null where everything was as it should be. */
  failure: string | null
  /** Why it was not played; null where it was. */
  skipped: string | null
}

/** As the value of an attribute or as text; what no XML may hold is shown as what it is. */
const xml = (text: string) =>
  text
    .replace(
      /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replace(/[&<>"\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`)

function caseText(machine: string, { title, seconds, failure, skipped }: RunResult): string {
  const head = `    <testcase classname="${xml(machine)}" name="${xml(title)}" time="${seconds.toFixed(3)}"`
  if (failure !== null) return `${head}>\n      <failure message="${xml(failure)}"/>\n    </testcase>`
  if (skipped !== null) return `${head}>\n      <skipped message="${xml(skipped)}"/>\n    </testcase>`
  return `${head}/>`
}

/** What came of the runs of machines, in the XML of JUnit, which build servers read. */
export function junitFile(
  machines: readonly Readonly<{ machine: Pick<TestedMachine, 'id'>; results: readonly RunResult[] }>[],
): string {
  const all = machines.flatMap(({ results }) => results)
  const counts = (results: readonly RunResult[]) =>
    `tests="${results.length}" failures="${results.filter(({ failure }) => failure !== null).length}" errors="0" skipped="${
      results.filter(({ skipped }) => skipped !== null).length
    }" time="${results.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3)}"`
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts(all)}>
${machines
  .map(
    ({ machine, results }) => `  <testsuite name="${xml(machine.id)}" ${counts(results)}>
${results.map((result) => caseText(machine.id, result)).join('\n')}
  </testsuite>`,
  )
  .join('\n')}
</testsuites>
`
}
