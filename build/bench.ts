import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import {
  type BudgetedPage,
  budgetedPaths,
  drawingBudget,
  floors,
  interactionBudgets,
  javaScriptBudgets,
  layoutShiftBudget,
  lighthouseBudgets,
  measureSizes,
} from './budgets'
import { measureDrawing } from './drawingTime'
import { chromiumFlags, findTestBrowser } from './findBrowser'
import { measureInteractions } from './interactions'
import { categories, lighthouseMedian } from './lighthouse'
import { dist } from './paths'
import { startPreview } from './previewServer'

interface Figure {
  what: string
  value: number
  /** Without one, the figure is only for information. */
  limit?: { kind: 'most' | 'least'; budget: number }
}

const holds = ({ value, limit }: Figure) =>
  limit === undefined || (limit.kind === 'most' ? value <= limit.budget : value >= limit.budget)

const round = (value: number) => Number(value.toFixed(value < 1 ? 3 : 1))

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

async function sizeFigures(browser: Browser, origin: string, paths: Paths): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of paths) {
    const { javaScript, ...others } = await measureSizes(browser, `${origin}${path}`)
    figures.push({ what: `${name}: JavaScript, KB`, value: javaScript, limit: most(javaScriptBudgets[name]) })
    figures.push(...Object.entries(others).map(([kind, value]) => ({ what: `${name}: ${kind}, KB`, value })))
  }
  return figures
}

async function lighthouseFigures(origin: string, paths: Paths, runs: number): Promise<Figure[]> {
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
    interactions: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
  },
})

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
  const figures = await sizeFigures(browser, preview.url, paths)
  if (!options.sizes) {
    figures.push(...(await drawingFigures(browser, preview.url)))
    figures.push(...(await interactionFigures(browser, preview.url)))
    await browser.close()
    if (!options.interactions)
      figures.push(...(await lighthouseFigures(preview.url, paths, Math.max(1, Number(options.runs) || 1))))
  }
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
