import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import {
  type BudgetedPage,
  budgetedPaths,
  drawingBudget,
  firstControlBudgets,
  firstPaintBudget,
  floors,
  interactionBudgets,
  javaScriptBudgets,
  layoutShiftBudget,
  lighthouseBudgets,
  longestTaskBudget,
  moreJavaScriptBudgets,
  morePaths,
  panelBudget,
  requestBudget,
  typingBudgets,
  type Weight,
  weigh,
} from './budgets'
import { measureDrawing } from './drawingTime'
import { chromiumFlags, findTestBrowser } from './findBrowser'
import { measureInteractions } from './interactions'
import { categories, lighthouseMedian } from './lighthouse'
import { dist } from './paths'
import { isFloor, measurePeers } from './peers'
import { startPreview } from './previewServer'
import { measureTyping } from './typing'
import { explainScripts } from './why'

interface Figure {
  what: string
  value: number
  /** Without one, the figure is only for information. */
  limit?: { kind: 'most' | 'least'; budget: number }
}

const holds = ({ value, limit }: Figure) =>
  limit === undefined || (limit.kind === 'most' ? value <= limit.budget : value >= limit.budget)

const round = (value: number) => Number(value.toFixed(value < 1 ? 3 : value < 10 ? 2 : 1))

function print(figures: readonly Figure[]) {
  console.table(
    Object.fromEntries(
      figures.map((figure) => {
        const { what, value, limit } = figure
        const row = limit
          ? {
              value: round(value),
              budget: `${limit.kind === 'most' ? '≤' : '≥'} ${limit.budget}`,
              ratio: limit.budget === 0 ? '' : round(value / limit.budget),
              holds: holds(figure) ? 'yes' : 'NO',
            }
          : { value: round(value), budget: '', ratio: '', holds: '' }
        return [what, row]
      }),
    ),
  )
}

const most = (budget: number) => ({ kind: 'most', budget }) as const
const least = (budget: number) => ({ kind: 'least', budget }) as const

type Paths = [BudgetedPage, string][]

type Weights = ReadonlyMap<BudgetedPage, Weight>

async function weighPages(browser: Browser, origin: string, paths: Paths): Promise<Weights> {
  const weights = new Map<BudgetedPage, Weight>()
  for (const [name, path] of paths) weights.set(name, await weigh(browser, `${origin}${path}`))
  return weights
}

const sizeFigures = (weights: Weights): Figure[] =>
  [...weights].flatMap(
    ([
      name,
      {
        sizes: { javaScript, ...others },
        requests,
        scripts,
      },
    ]) => [
      { what: `${name}: JavaScript, KB`, value: javaScript, limit: most(javaScriptBudgets[name]) },
      { what: `${name}: requests`, value: requests, limit: most(requestBudget) },
      { what: `${name}: scripts`, value: scripts.length },
      ...Object.entries(others).map(([kind, value]) => ({ what: `${name}: ${kind}, KB`, value })),
    ],
  )

async function moreSizeFigures(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(morePaths) as [keyof typeof morePaths, string][]) {
    const { sizes } = await weigh(browser, `${origin}${path}`)
    const limit = most(moreJavaScriptBudgets[name])
    figures.push({ what: `${name}: JavaScript, KB`, value: sizes.javaScript, limit })
  }
  return figures
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

async function peerFigures(
  browser: Browser,
  origin: string,
  paths: Paths,
  rounds: number,
): Promise<Figure[]> {
  console.log(`First working control, ${rounds} rounds: ${paths.map(([, path]) => path).join(' ')}`)
  const { peers, panelOpening, panelOnSlowPhone } = await measurePeers(browser, origin, paths, rounds)
  const stack = peers.get('stack')?.firstControl ?? Number.NaN
  const still = peers.get('static')?.firstPaint ?? Number.NaN
  console.log('On a processor slowed down four times and a line of 1.6 Mb/s and 150 ms, with an empty cache:')
  console.table(
    Object.fromEntries(
      [...peers].map(
        ([name, { firstControl, presses, earlyPress, firstPaint, requests, scripts, sizes }]) => [
          isFloor(name) ? `floor: ${name}` : name,
          {
            'first working control, ms': Math.round(firstControl),
            '× stack': (firstControl / stack).toFixed(2),
            'presses until answered': presses,
            'first press answered after, ms': isFloor(name)
              ? ''
              : earlyPress === undefined
                ? 'lost'
                : Math.round(earlyPress),
            'first paint, ms': Math.round(firstPaint),
            '× static': (firstPaint / still).toFixed(2),
            requests,
            scripts: scripts.length,
            'JavaScript, KB': round(sizes.javaScript),
            'all, KB': round(sum(Object.values(sizes))),
          },
        ],
      ),
    ),
  )
  return [
    ...paths.flatMap(([name]) => {
      const { firstControl = Number.NaN, firstPaint = Number.NaN } = peers.get(name) ?? {}
      return [
        {
          what: `${name}: first working control, × this stack's smallest page`,
          value: firstControl / stack,
          limit: most(firstControlBudgets[name]),
        },
        {
          what: `${name}: first paint, × a static page`,
          value: firstPaint / still,
          limit: most(firstPaintBudget),
        },
      ]
    }),
    { what: 'filter panel: first opened on slow 4G, ms', value: panelOpening, limit: most(panelBudget) },
    { what: 'filter panel: the same, processor slowed down four times', value: panelOnSlowPhone },
  ]
}

async function lighthouseFigures(
  origin: string,
  paths: readonly [name: string, path: string][],
  runs: number,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of paths) {
    console.log(`Lighthouse, ${runs} runs: ${path}`)
    const result = await lighthouseMedian(`${origin}${path}`, runs)
    figures.push(
      ...categories.map((category) => ({
        what: `${name}: Lighthouse ${category}`,
        value: result[category],
        limit: least(lighthouseBudgets[category]),
      })),
      { what: `${name}: layout shift`, value: result.layoutShift, limit: most(layoutShiftBudget) },
    )
  }
  return figures
}

async function interactionFigures(browser: Browser, origin: string): Promise<Figure[]> {
  const latencies = await measureInteractions(browser, origin)
  return latencies.flatMap(({ what, p75, worst }) => [
    { what: `${what}: p75, ms`, value: p75, limit: most(interactionBudgets.p75) },
    { what: `${what}: worst, ms`, value: worst, limit: most(interactionBudgets.worst) },
  ])
}

async function typingFigures(browser: Browser, origin: string): Promise<Figure[]> {
  const measured = await measureTyping(browser, origin)
  return measured.flatMap(({ what, index, p95, longestTask }) => [
    { what: `${what}, ${index} index: a key, p95, ms`, value: p95, limit: most(typingBudgets[index]) },
    {
      what: `${what}, ${index} index: longest task while it comes, ms`,
      value: longestTask,
      ...(index === 'shipped' && { limit: most(longestTaskBudget) }),
    },
  ])
}

async function drawingFigures(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const way of ['opened', 'followed'] as const)
    figures.push({
      what: `largest machine, ${way === 'opened' ? 'opened' : 'by a link'}: drawn after its code, ms`,
      value: await measureDrawing(browser, origin, way),
      limit: most(drawingBudget),
    })
  return figures
}

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    why: { type: 'boolean', default: false },
    interactions: { type: 'boolean', default: false },
    typing: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
  },
})
const isWhole = !Object.values(options).includes(true)
const runs = Math.max(1, Number(options.runs) || 1)

const pages = await budgetedPaths().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
const paths: Paths = [
  ['home', pages.home],
  ['catalogue', pages.catalogue],
  ['course', pages.course],
]
const preview = await startPreview({ port: 0, host: '127.0.0.1', dist })
// A Chromium without a screen to show them on may keep frames back, and then tells of a press only when the next is due;
// the one without windows does not.
const browser = await chromium.launch({ executablePath: await findTestBrowser(), args: [...chromiumFlags] })

try {
  const isWanted = (part: 'peers' | 'interactions' | 'typing' | 'lighthouse') => options[part] || isWhole
  const weights = await weighPages(browser, preview.url, paths)
  if (options.why || isWhole)
    explainScripts(new Map([...weights].map(([name, { scripts }]) => [name, scripts])))
  const figures = [...sizeFigures(weights), ...(await moreSizeFigures(browser, preview.url))]
  if (isWanted('peers')) figures.push(...(await peerFigures(browser, preview.url, paths, runs)))
  if (isWanted('interactions')) {
    figures.push(...(await drawingFigures(browser, preview.url)))
    figures.push(...(await interactionFigures(browser, preview.url)))
  }
  if (isWanted('typing')) figures.push(...(await typingFigures(browser, preview.url)))
  await browser.close()
  if (isWanted('lighthouse'))
    figures.push(...(await lighthouseFigures(preview.url, [...paths, ...Object.entries(morePaths)], runs)))
  print(figures)
  console.log('For comparison, one catalogue page built by others:')
  console.table(
    Object.fromEntries(
      floors.map(({ what, javaScript, speed, filterClick }) => [
        what,
        { 'JavaScript, KB': javaScript, 'Lighthouse speed': speed, 'filter click, ms': filterClick ?? '' },
      ]),
    ),
  )
  const broken = figures.filter((figure) => !holds(figure))
  console.log(broken.length === 0 ? 'Every budget holds.' : `${broken.length} budgets are exceeded.`)
  process.exitCode = broken.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await preview.close()
}
