import { createRequire } from 'node:module'
import type { Browser, Page } from '@playwright/test'

export type DrawnFormat = 'mermaid' | 'plantuml' | 'dot'

/** A line that a tool has drawn between two states, or from a state to itself. */
export interface DrawnEdge {
  /** What is written beside it, a line each. */
  label: readonly string[]
  /** Of the line, in the units of the drawing. */
  length: number
}

declare global {
  interface Window {
    mermaid: {
      initialize: (options: object) => void
      render: (id: string, text: string) => Promise<{ svg: string }>
    }
    Viz: { instance: () => Promise<{ renderString: (text: string, options: object) => string }> }
    plantuml: {
      renderToString: (
        lines: readonly string[],
        onSuccess: (svg: string) => void,
        onError: (message: string) => void,
      ) => void
    }
  }
}

const { resolve } = createRequire(import.meta.url)

/** Each tool as it is published for browsers. Graphviz comes with PlantUML, which asks it where to put things. */
const tools: Readonly<Record<string, string>> = {
  '/mermaid.js': resolve('mermaid').replace(/mermaid\.core\.mjs$/, 'mermaid.min.js'),
  '/graphviz.js': resolve('@plantuml/core/viz-global.js'),
  '/plantuml.js': resolve('@plantuml/core/plantuml.js'),
}

const PAGE = `<!doctype html><meta charset="utf-8">
<script src="/mermaid.js"></script>
<script src="/graphviz.js"></script>
<script type="module">
  import * as plantuml from '/plantuml.js'
  window.plantuml = plantuml
</script>`

/** A page with the tools that draw the notations. */
export async function drawingPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.route('**', (route) => {
    const path = tools[new URL(route.request().url()).pathname]
    return route.fulfill(path ? { path } : { body: PAGE, contentType: 'text/html' })
  })
  await page.goto('http://drawing.example/')
  await page.waitForFunction(() => window.plantuml !== undefined)
  return page
}

/** In the page: draws a sequence diagram of Mermaid, and reads who takes part, what is said, and how many arrows there are. */
export async function drawnSequence(text: string) {
  document.body.innerHTML = (await window.mermaid.render('drawing', text)).svg
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((text) => ({
      text: text.textContent ?? '',
      x: text.getBoundingClientRect().x,
    }))
  const fromLeft = textsOf('text.actor-box').sort((one, other) => one.x - other.x)
  return {
    // Each head stands above and below.
    names: [...new Set(fromLeft.map(({ text }) => text))],
    said: textsOf('text.messageText').map(({ text }) => text),
    arrows: document.querySelectorAll('.messageLine0, .messageLine1').length,
  }
}

/** In the page: draws a text, and finds the lines in what was drawn. */
export async function drawnEdges({
  format,
  text,
}: {
  format: DrawnFormat
  text: string
}): Promise<DrawnEdge[]> {
  const draw: Readonly<Record<DrawnFormat, () => Promise<string>>> = {
    mermaid: async () => (await window.mermaid.render('drawing', text)).svg,
    plantuml: () =>
      new Promise((done, failed) => window.plantuml.renderToString(text.split('\n'), done, failed)),
    dot: async () => (await window.Viz.instance()).renderString(text, { format: 'svg' }),
  }
  document.body.innerHTML = await draw[format]()
  const all = <Kind extends Element>(selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<Kind>(selector),
  ]
  const lengthOf = (paths: readonly SVGPathElement[]) =>
    paths.reduce((sum, path) => sum + path.getTotalLength(), 0)

  if (format === 'mermaid') {
    // A line from a state to itself is drawn in three parts.
    const idOf = (part: Element) => part.getAttribute('data-id')?.replace(/-cyclic-special-\w+$/, '') ?? ''
    const paths = all<SVGPathElement>('path[data-edge]')
    const labels = all('.edgeLabel > .label')
    return [...new Set(paths.map(idOf))].map((id) => ({
      length: lengthOf(paths.filter((path) => idOf(path) === id)),
      label: labels
        .filter((label) => idOf(label) === id)
        .flatMap((label) => all<HTMLElement>('p', label).flatMap(({ innerText }) => innerText.split('\n'))),
    }))
  }
  return all(format === 'dot' ? 'g.edge' : 'g.link').map((edge) => {
    const texts = all('text', edge)
    const rowOf = (text: Element) => text.getAttribute('y')
    return {
      length: lengthOf(all<SVGPathElement>('path', edge)),
      label: [...new Set(texts.map(rowOf))].map((row) =>
        texts
          .filter((text) => rowOf(text) === row)
          .map(({ textContent }) => textContent)
          .join(''),
      ),
    }
  })
}
