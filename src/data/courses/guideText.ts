import type { CourseGuide, GuideItem, GuidePart } from './courseGuide'

const GUIDE_COLUMNS = 80

/** Breaks a paragraph between words; a word longer than a line, such as an address, stands on its own line. */
export function wrap(text: string, indent = '', firstIndent = indent): string {
  const lines: string[] = []
  let line = firstIndent
  let isEmpty = true
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = isEmpty ? line + word : `${line} ${word}`
    if (!isEmpty && longer.length > GUIDE_COLUMNS) {
      lines.push(line)
      line = indent + word
    } else line = longer
    isEmpty = false
  }
  return [...lines, line].join('\n')
}

const itemText = (item: GuideItem) => (typeof item === 'string' ? item : `${item.code} ${item.text}`)

function partText(part: GuidePart): string {
  if (part.kind === 'text') return wrap(part.text)
  if (part.kind === 'link') return wrap(`${part.label}: ${part.href}`)
  const items = part.items.map((item) => wrap(itemText(item), '  ', '- '))
  return [...(part.title === undefined ? [] : [wrap(part.title)]), ...items].join('\n')
}

/** A guide as plain text in 80 columns. */
export function guideText({ from, title, intro, sections }: CourseGuide): string {
  const blocks = [
    wrap(from),
    `${wrap(title.toUpperCase())}\n${'='.repeat(GUIDE_COLUMNS)}`,
    ...intro.map(partText),
    ...sections.flatMap(({ title: heading, parts }) => [
      `${heading}\n${'-'.repeat(heading.length)}`,
      ...parts.map(partText),
    ]),
  ]
  return `${blocks.join('\n\n')}\n`
}
