// `npm run size`: lines by part. `npm run size -- main`: before (at that revision), after (as it lies here) and the difference.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths'

/** Where a file belongs: to the first part of which a pattern fits its path. */
const parts: readonly (readonly [part: string, ...patterns: readonly RegExp[]])[] = [
  ['product: generated', /^src\/(routes\/-)?routeTree\.gen\.ts$/],
  [
    'machine tooling',
    /^src\/(machines\/inspection|data\/machines|ui\/machines|app\/inspect)\//,
    /^src\/(machines\/(drawingView|drawingWalk|inspector|simulator)\.machine\.ts|routes\/machines\.)/,
    /^build\/(machines\/|drawingTime|generateSpecs)/,
    /^tests\/support\/(model\/|drawingMarkup|drawnMachines|trials)/,
  ],
  [
    'product: content',
    /^src\/data\/.*\/(content|texts)\//,
    /^src\/data\/company\.ts$/,
    /^src\/data\/blog\/(authors|categories)\.ts$/,
    /^src\/data\/careers\/areas\.ts$/,
    /^src\/data\/comingSoon\/((academic|company|resource|toolAndPathway)Pages|meanwhileLinks)\.ts$/,
    /^src\/data\/courses\/(qualifications\/|(categories|courseTerms|institutions|learningGoals|subjects|testimonials)\.ts$)/,
    /^src\/data\/employment\/employment\.ts$/,
    /^src\/data\/help\/(enrollingPage|faqCategories|glossary|studyingOnline)\.ts$/,
    /^src\/data\/home\/home\.ts$/,
    /^src\/data\/legal\/terms\.ts$/,
    /^src\/data\/organisations\/(forOrganisations|organizations|shared)\.ts$/,
    /^src\/data\/programs\/((advanced|foundation|intermediate)Programs|programNote|programsPage)\.ts$/,
    /^src\/data\/search\/synonyms\.ts$/,
    /^src\/data\/services\/(ai\w+|(academic|compliance|employment|research|workforce)\w+|overview|serviceTitles)\.ts$/,
    /^src\/data\/site\/(companyTexts|footerNavigation|messages|navigation|statistics)\.ts$/,
    /^src\/data\/tools\/(analysisPages|tools)\.ts$/,
    /^src\/data\/wizard\/careerPathways\.ts$/,
  ],
  ['product: styles', /^src\/.*\.css$/],
  ['product: data code', /^src\/data\//],
  ['product: machines', /^src\/machines\//],
  ['product: ui', /^src\/ui\//],
  ['product: app', /^src\/app\//],
  ['product: routes and entries', /^src\//],
  ['tests', /^tests\//],
  ['build', /./],
]

/**
 * What counts: in files that end in ts, tsx, js, mjs or css, each line that is not blank and no comment. A line is a
 * comment if it begins with `//` or stands in a comment that opened at a line's beginning; what follows code on its own
 * line does not make it one.
 */
function linesOf(text: string): number {
  let isComment = false
  let lines = 0
  for (const line of text.split('\n')) {
    const words = line.trim()
    const begins: boolean = !isComment && words.startsWith('/*')
    if (!isComment && !begins && words !== '' && !words.startsWith('//')) lines += 1
    isComment = (isComment || begins) && !words.includes('*/')
  }
  return lines
}

const git = (args: readonly string[], input = '') =>
  execFileSync('git', args, { cwd: root, input, maxBuffer: 2 ** 28, stdio: ['pipe', 'pipe', 'ignore'] })

const isCounted = (file: string) => /\.(tsx?|m?js|css)$/.test(file)
const listed = (...args: readonly string[]) => git(args).toString().split('\n').filter(isCounted)

/** Every file that counts, as it lies in the working tree. */
const here = (): [string, string][] =>
  listed('ls-files', '--cached', '--others', '--exclude-standard')
    .filter((file) => existsSync(join(root, file)))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')])

/** Every file that counts at a revision. */
function at(revision: string): [string, string][] {
  const files = listed('ls-tree', '-r', '--name-only', '--full-tree', revision)
  const answers = git(['cat-file', '--batch'], files.map((file) => `${revision}:${file}\n`).join(''))
  let place = 0
  return files.map((file) => {
    const begin = answers.indexOf('\n', place) + 1
    const end = begin + Number(answers.subarray(place, begin).toString().split(' ')[2])
    place = end + 1
    return [file, answers.subarray(begin, end).toString()]
  })
}

function countsOf(files: readonly [string, string][]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [file, text] of files) {
    const [part = ''] = parts.find(([, ...patterns]) => patterns.some((pattern) => pattern.test(file))) ?? []
    const whole = part.split(':')[0] ?? part
    const isCode = file.startsWith('src/') && !/content|generated|styles/.test(part)
    for (const name of new Set([part, whole, 'all', ...(isCode ? [code] : [])]))
      counts.set(name, (counts.get(name) ?? 0) + linesOf(text))
  }
  return counts
}

/** What a person reads and writes in `src`: neither content, nor generated, nor styles. */
const code = 'src without content, generated and styles'

const rows = [
  code,
  'product',
  ...parts
    .map(([part]) => part)
    .sort((a, b) => Number(b.startsWith('product')) - Number(a.startsWith('product'))),
  'all',
]
const [revision] = process.argv.slice(2)
const after = countsOf(here())
try {
  const before = revision === undefined ? undefined : countsOf(at(revision))
  console.table(
    Object.fromEntries(
      rows.map((part) => {
        const lines = after.get(part) ?? 0
        const were = before?.get(part) ?? 0
        return [part, before ? { before: were, after: lines, difference: lines - were } : { lines }]
      }),
    ),
  )
} catch {
  console.error(`There is no revision "${revision}".`)
  process.exitCode = 2
}
