import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { company } from '~/data/company'
import { courseGuide } from '~/data/courses/courseGuide'
import { courses } from '~/data/courses/courses'
import { guideText } from '~/data/courses/guideText'
import { buildDay } from '~/data/site/buildDay'
import { guideFiles } from '../../build/guidePdf'

/** Read with another library than the one that wrote them. */
const files = await guideFiles()
const guides = courses.map((course) => courseGuide(course, company, buildDay))
type Guide = (typeof guides)[number]

const LARGEST_BYTES = 150 * 1024

function read({ fileName }: Guide) {
  const file = files.get(`guides/${fileName}.pdf`)
  if (!file) throw new Error(`${fileName} was not made.`)
  return getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
}
type Pdf = Awaited<ReturnType<typeof read>>

interface Tag {
  role?: string
  type?: string
  id?: string
  children?: readonly Tag[]
}

/** What a screen reader is given: each tag of a page with its words, in their order. */
async function tagged(pdf: Pdf) {
  const tags: { role: string; words: string }[] = []
  const loose: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const words = new Map<string, string>()
    const open: (string | undefined)[] = []
    for (const item of items) {
      if (!('type' in item)) {
        const id = open.findLast((given) => given !== undefined)
        if (id !== undefined) words.set(id, `${words.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
        else if (item.str.trim() !== '') loose.push(item.str)
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push((item as { tag?: string }).tag === 'Artifact' ? 'artifact' : item.id)
    }
    const visit = (tag: Tag, role: string) => {
      if (tag.type === 'content') tags.push({ role, words: (words.get(tag.id ?? '') ?? '').trim() })
      for (const child of tag.children ?? []) visit(child, child.role ?? role)
    }
    visit((await page.getStructTree()) as Tag, 'Root')
  }
  return { tags, loose }
}

const plain = (text: string) => text.replace(/[-=]{3,}|(?<=^|\n)- /g, ' ').replace(/\s+/g, '')

test('every course has a typeset guide, small enough for a telephone', () => {
  expect([...files.keys()]).toEqual(guides.map(({ fileName }) => `guides/${fileName}.pdf`))
  for (const [path, { byteLength }] of files) {
    expect(byteLength, path).toBeGreaterThan(10_000)
    expect(byteLength, path).toBeLessThanOrEqual(LARGEST_BYTES)
  }
})

test.each(guides.map((guide) => [guide.title, guide] as const))(
  'the guide of %s says the same typeset as in plain text, each word in a tag',
  async (_, guide) => {
    const { tags, loose } = await tagged(await read(guide))
    expect(loose).toEqual([])
    const said = tags.filter(({ words }) => words !== '•').map(({ words }) => words)
    const upper = guideText(guide).replace(guide.title.toUpperCase(), guide.title)
    expect(said.join('').replace(/\s+/g, '')).toBe(plain(upper.replace(/\n\s+/g, '\n')))
    const headings = tags.filter(({ role }) => role === 'H1' || role === 'H2').map(({ words }) => words)
    expect(headings).toEqual([guide.title, ...guide.sections.map(({ title }) => title)])
  },
)

test('a guide has a title, a language, bookmarks and links that say where they lead', async () => {
  for (const guide of guides) {
    const pdf = await read(guide)
    const { info, metadata } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: `${guide.title}: ${guide.from}`, Language: 'en-AU' })
    expect(metadata?.getRaw()).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
    const bookmarks = (await pdf.getOutline()).map(({ title }) => title)
    expect(bookmarks).toEqual([guide.title, ...guide.sections.map(({ title }) => title)])
    const links = (await (await pdf.getPage(1)).getAnnotations()) as {
      url: string
      contentsObj: { str: string }
    }[]
    for (const { url, contentsObj } of links) expect(contentsObj.str).toContain(url)
  }
})

test('the fonts of a guide are inside, and letters are letters', async () => {
  const [guide] = guides
  if (!guide) throw new Error('There is a course.')
  const page = await (await read(guide)).getPage(1)
  const { fnArray, argsArray } = await page.getOperatorList()
  const names = new Set(fnArray.flatMap((fn, at) => (fn === OPS.setFont ? [argsArray[at][0] as string] : [])))
  expect(names.size).toBe(3)
  for (const name of names) expect(page.commonObjs.get(name)).toMatchObject({ missingFile: false })
})
