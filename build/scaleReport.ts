import type { Measures } from './scaleMeasures'

const MS_A_PAGE = 4
const PEAK_MEGABYTES = 1536
const PEAK_AT = 10_000
const COUNTING_MS = 1
const GROWTH = 11
/** Of all files of the catalogue, what one question may fetch at the largest size. */
const SHARE_OF_FILES = 0.01

interface Limit {
  what: string
  measured: string
  limit: string
  holds: boolean
}

const largest = (values: readonly number[]) => Math.max(0, ...values)
const two = (value: number) => value.toFixed(2)
const grouped = (value: number) => Math.round(value).toLocaleString('en-AU').replaceAll(',', ' ')
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

/** Seconds of the whole build, those pages included that were not rendered here. */
const secondsOf = ({ addresses, msAPage, filesSeconds }: Measures) =>
  (addresses * msAPage) / 1000 + filesSeconds

/** How much a measure grows where a catalogue is ten times as large. */
const growth = (measured: readonly Measures[], of: (one: Measures) => number) =>
  largest(
    measured.slice(1).map((one, at) => {
      const before = measured[at] ?? one
      return (of(one) / of(before)) ** (1 / Math.log10(one.size / before.size))
    }),
  )

export function judged(measured: readonly Measures[]): readonly Limit[] {
  const first = measured.map(({ firstPage }) => firstPage)
  const isSame = new Set(first.map(({ withoutNumbers }) => withoutNumbers)).size === 1
  const bytes = first.map((page) => page.bytes)
  const msAPage = largest(measured.map((one) => one.msAPage))
  const inMemory = largest(measured.filter(({ size }) => size <= PEAK_AT).map((one) => one.peakMegabytes))
  const counting = largest(
    measured.flatMap(({ queries }) => Object.values(queries).map(({ countingMs }) => countingMs)),
  )
  const last = measured.at(-1)
  const fetched = largest(Object.values(last?.queries ?? {}).map(({ bytesWithCounts }) => bytesWithCounts))
  const share = fetched / ((last?.fileMegabytes ?? 1) * 2 ** 20)
  const growths = [
    { what: 'seconds of a build', growth: growth(measured, secondsOf) },
    { what: 'bytes of the files', growth: growth(measured, ({ fileMegabytes }) => fileMegabytes) },
  ]
  return [
    {
      what: 'prerendering, ms a page',
      measured: two(msAPage),
      limit: `≤ ${MS_A_PAGE}`,
      holds: msAPage <= MS_A_PAGE,
    },
    {
      what: `memory up to ${grouped(PEAK_AT)} courses, MB`,
      measured: grouped(inMemory),
      limit: `≤ ${grouped(PEAK_MEGABYTES)}`,
      holds: inMemory <= PEAK_MEGABYTES,
    },
    {
      what: 'counts of all facets, ms, the slowest question at any size',
      measured: two(counting),
      limit: `≤ ${COUNTING_MS}`,
      holds: counting <= COUNTING_MS,
    },
    {
      what: 'first result page but for the digits of its numbers',
      measured: `${isSame ? 'the same bytes' : 'differs'} (${bytes.map(grouped).join(', ')})`,
      limit: 'the same bytes',
      holds: isSame,
    },
    ...growths.map((one) => ({
      what: `growth of the ${one.what} where a catalogue is ten times as large`,
      measured: two(one.growth),
      limit: `≤ ${GROWTH}`,
      holds: one.growth <= GROWTH,
    })),
    {
      what: `largest question at ${grouped(last?.size ?? 0)} courses, share of the files`,
      measured: `${(100 * share).toFixed(3)} %`,
      limit: `≤ ${100 * SHARE_OF_FILES} %`,
      holds: share <= SHARE_OF_FILES,
    },
  ]
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

export function scaleTables(measured: readonly Measures[], limits: readonly Limit[]): string {
  const sizes = measured.map(({ size }) => `${grouped(size)} courses`)
  const line = (what: string, read: (one: Measures) => string) => [what, ...measured.map(read)]
  const questions = Object.keys(measured[0]?.queries ?? {})
  return [
    table(
      ['limit', 'measured', 'wanted', 'holds'],
      limits.map(({ what, measured: value, limit, holds }) => [what, value, limit, holds ? 'yes' : '**no**']),
    ),
    table(
      ['build', ...sizes],
      [
        line('addresses', ({ addresses }) => grouped(addresses)),
        line('of these rendered here', ({ rendered }) => grouped(rendered)),
        line('prerendering, ms a page', ({ msAPage }) => two(msAPage)),
        line('peak memory of the process, MB', ({ peakMegabytes }) => grouped(peakMegabytes)),
        line('files of the catalogue', ({ files }) => grouped(files)),
        line('together, MB', ({ fileMegabytes }) => fileMegabytes.toFixed(1)),
        line('making them, seconds of processor', ({ filesSeconds }) => filesSeconds.toFixed(1)),
        line('first result page, bytes', ({ firstPage }) => grouped(firstPage.bytes)),
      ],
    ),
    table(
      ['question: found · requests · KB · KB with counts · ms to count', ...sizes],
      questions.map((question) =>
        line(question, ({ queries }) => {
          const {
            total = 0,
            requests = 0,
            bytes = 0,
            bytesWithCounts = 0,
            countingMs = 0,
          } = queries[question] ?? {}
          return [
            grouped(total),
            requests,
            kilobytes(bytes),
            kilobytes(bytesWithCounts),
            two(countingMs),
          ].join(' · ')
        }),
      ),
    ),
  ].join('\n\n')
}
