import { xmlText } from '../description/xmlText.ts'

/** One machine on a page: its drawing, and the same in words. */
export interface PageSection {
  name: string
  title: string
  /** What is said below the title. */
  said: string
  svg: string
  /** Lists in words, by their headings. */
  lists: readonly Readonly<{ heading: string; lines: readonly string[] }>[]
}

const section = ({ name, title, said, svg, lists }: PageSection) => `
<section aria-labelledby="${name}"><h2 id="${name}">${xmlText(title)}</h2>
<p>${xmlText(said)}</p>
<div class="drawing" tabindex="0" role="group" aria-label="Drawing of ${xmlText(title)}">${svg}</div>
${lists
  .filter(({ lines }) => lines.length > 0)
  .map(({ heading, lines }) => `<h3>${xmlText(heading)}</h3>\n<pre>${lines.map(xmlText).join('\n')}</pre>`)
  .join('\n')}
</section>`

/** Machines on a page that needs nothing else: no script, no style sheet, no font. The legend tells how drawings are to be read. */
export const pageOf = (title: string, sections: readonly PageSection[], legend = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${xmlText(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-inline-size: 80rem; margin: auto; padding: 1rem }
.drawing { overflow-x: auto }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .875rem }
nav ul { columns: 15rem; padding-inline-start: 1.25rem }
</style></head>
<body><h1>${xmlText(title)}</h1>
${legend && `<p>${xmlText(legend)}</p>`}
<nav aria-label="Machines"><ul>${sections.map((one) => `<li><a href="#${one.name}">${xmlText(one.title)}</a></li>`).join('')}</ul></nav>
<main>${sections.map(section).join('\n')}</main>
</body></html>
`
