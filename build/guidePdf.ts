import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { company } from '~/data/company'
import { type CourseGuide, courseGuide, type GuideItem, type GuidePart } from '~/data/courses/courseGuide'
import { courses } from '~/data/courses/courses'
import { buildDay } from '~/data/site/buildDay'
import { toHex } from './colour'
import { drawings } from './drawings'
import { coloured } from './pictures'
import { hueColours, siteColours } from './tokens'

const { resolve } = createRequire(import.meta.url)

/** Lengths of an A4 page, in points. */
const MARGIN = 54
const BAND = 168
const FOOT = 64
const ART = { width: 176, height: 132 } as const
/** How wide the codes of units stand beside their titles, and the dots beside an item. */
const CODE_COLUMN = 78
const DOT_COLUMN = 14

const fontFiles = {
  text: ['figtree/files/figtree-latin-wght-normal.woff2', { wght: 400 }],
  strong: ['figtree/files/figtree-latin-wght-normal.woff2', { wght: 650 }],
  display: ['bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2', { wght: 700, opsz: 32 }],
} as const
type FontName = keyof typeof fontFiles
type Fonts = Readonly<Record<FontName, Buffer>>

let cut: Promise<Fonts> | undefined

/** The site's fonts at the weights that a guide is set in: a document cannot hold a font that varies. */
function fonts(): Promise<Fonts> {
  const characters = Array.from({ length: 0x24f - 0x20 }, (_, offset) =>
    String.fromCodePoint(0x20 + offset),
  ).join('')
  const one = async (name: FontName): Promise<[FontName, Buffer]> => {
    const [file, variationAxes] = fontFiles[name]
    const font = await readFile(resolve(`@fontsource-variable/${file}`))
    const text = `${characters}–—‘’“”•…−`
    return [name, await subsetFont(font, text, { targetFormat: 'sfnt', variationAxes })]
  }
  const names = Object.keys(fontFiles) as FontName[]
  cut ??= Promise.all(names.map(one)).then((made) => Object.fromEntries(made) as Record<FontName, Buffer>)
  return cut
}

const picture = (svg: string, hue: string) =>
  sharp(Buffer.from(coloured(svg, hueColours(hue))), { density: 200 })
    .resize(ART.width * 2, ART.height * 2, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/**
 * A guide typeset on pages of A4: tagged for screen readers, with bookmarks, its fonts and nothing that has to be
 * fetched (PDF/UA-1). It says the same as `guideText`, in the same order.
 */
async function guidePdf(
  guide: CourseGuide,
  { art, hue, day }: { art: string; hue: string; day: string },
): Promise<Buffer> {
  const [files, drawing] = await Promise.all([fonts(), picture(art, hue)])
  const colours = siteColours()
  const colour = (name: string) => {
    const found = colours.get(name)?.light
    if (!found) throw new Error(`The style sheets have no colour ${name}.`)
    return toHex(found)
  }
  const made = new Date(day)
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: FOOT, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    // Its types do not know this subset yet.
    subset: 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    displayTitle: true,
    lang: 'en-AU',
    bufferPages: true,
    info: { Title: `${guide.title}: ${guide.from}`, Author: guide.from, CreationDate: made, ModDate: made },
  })
  const parts: Buffer[] = []
  const written = new Promise<Buffer>((done, failed) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => done(Buffer.concat(parts)))
    doc.on('error', failed)
  })
  for (const [name, file] of Object.entries(files)) doc.registerFont(name, file)
  const width = doc.page.width - 2 * MARGIN
  const root = doc.struct('Document')
  doc.addStructure(root)

  /** What is drawn for the eye alone. */
  const decorate = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }
  const set = (font: FontName, size: number, ink: string) =>
    doc.font(font).fontSize(size).fillColor(colour(ink))
  /** Begins a page where fewer than so many points are left. */
  const keep = (height: number) => {
    if (doc.y + height > doc.page.height - FOOT) doc.addPage()
  }
  const heightOf = (said: string, width: number) => doc.heightOfString(said, { width, lineGap: 3 })

  function item(given: GuideItem, into: PDFKit.PDFStructureElement) {
    const [label, said] = typeof given === 'string' ? ['•', given] : [given.code, given.text]
    const indent = typeof given === 'string' ? DOT_COLUMN : CODE_COLUMN
    const entry = doc.struct('LI')
    into.add(entry)
    set('text', 10, '--ink')
    keep(heightOf(said, width - indent))
    const { y } = doc
    set(typeof given === 'string' ? 'text' : 'strong', typeof given === 'string' ? 10 : 9, '--eucalypt')
    doc.text(label, MARGIN, typeof given === 'string' ? y : y + 1, { structParent: entry, structType: 'Lbl' })
    set('text', 10, '--ink')
    doc.text(said, MARGIN + indent, y, {
      width: width - indent,
      lineGap: 3,
      structParent: entry,
      structType: 'LBody',
    })
    entry.end()
    doc.x = MARGIN
    doc.y += 2
  }

  function part(given: GuidePart, into: PDFKit.PDFStructureElement) {
    if (given.kind === 'list') {
      if (given.title !== undefined) {
        keep(60)
        set('strong', 10.5, '--ink')
        doc.text(given.title, MARGIN, doc.y + 2, { width, structParent: into, structType: 'H3' })
        doc.y += 3
      }
      // A short list is read in one look.
      if (given.items.length <= 6) keep(given.items.length * 17)
      const list = doc.struct('L')
      into.add(list)
      for (const entry of given.items) item(entry, list)
      list.end()
    } else if (given.kind === 'link') {
      set('text', 10, '--ink')
      keep(30)
      const said = `${given.label}: `
      const { y } = doc
      const x = MARGIN + doc.widthOfString(said)
      const paragraph = doc.struct('P')
      into.add(paragraph)
      doc.text(said, MARGIN, y, { structParent: paragraph, structType: 'Span' })
      const link = doc.struct('Link')
      paragraph.add(link)
      set('text', 10, '--eucalypt')
      doc.text(given.href, x, y, { underline: true, structParent: link, structType: 'Span' })
      // The library writes a string object as text, and a plain string as a name.
      const annotation = { structParent: link, Contents: Object(`${said}${given.href}`) as string }
      doc.link(x, y, doc.widthOfString(given.href), doc.currentLineHeight(), given.href, annotation)
      link.end()
      paragraph.end()
      doc.y += 3
    } else {
      set('text', 10, '--ink')
      keep(Math.min(heightOf(given.text, width), 45))
      doc.text(given.text, MARGIN, doc.y, { width, lineGap: 3, structParent: into, structType: 'P' })
    }
    doc.x = MARGIN
    doc.y += 5
  }

  decorate(() => {
    doc.rect(0, 0, doc.page.width, BAND).fill(colour('--eucalypt-block'))
    doc.image(drawing, doc.page.width - MARGIN - ART.width + 20, (BAND - ART.height) / 2, { ...ART })
  })
  const beside = width - ART.width
  set('strong', 10, '--wattle')
  doc.text(guide.from, MARGIN, 44, { width: beside, structParent: root, structType: 'P' })
  set('display', guide.title.length > 44 ? 20 : 24, '--on-eucalypt-block')
  doc.text(guide.title, MARGIN, 64, { width: beside, structParent: root, structType: 'H1' })
  doc.outline.addItem(guide.title)
  doc.y = BAND + 18
  for (const given of guide.intro) part(given, root)

  for (const { title, parts } of guide.sections) {
    const section = doc.struct('Sect', { title })
    root.add(section)
    keep(86)
    doc.y += 9
    decorate(() => doc.rect(MARGIN, doc.y, 26, 3).fill(colour('--ochre')))
    doc.y += 8
    set('display', 14, '--ink')
    doc.outline.addItem(title)
    doc.text(title, MARGIN, doc.y, { width, structParent: section, structType: 'H2' })
    doc.y += 5
    for (const given of parts) part(given, section)
    section.end()
  }
  root.end()

  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    // Below the margin of the text, where a line would otherwise begin another page.
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    set('text', 8.5, '--ink-2')
    doc.text(`${guide.title}, ${guide.from}`, MARGIN, doc.page.height - 42, { width: width - 90 })
    doc.text(`Page ${page + 1} of ${count}`, MARGIN, doc.page.height - 42, { width, align: 'right' })
    doc.endMarkedContent()
  }
  doc.end()
  return written
}

/** The typeset guide of every course, by its path. */
export async function guideFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const course of courses) {
    const guide = courseGuide(course, company, buildDay)
    const art = drawings().get(`course-${course.slug}`)
    if (art === undefined) throw new Error(`${course.slug} has no picture for its guide.`)
    files.set(
      `guides/${guide.fileName}.pdf`,
      await guidePdf(guide, { art, hue: course.categoryId, day: buildDay }),
    )
  }
  return files
}
