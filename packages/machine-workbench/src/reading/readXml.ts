import { XmlElement as ParsedElement, parseXml, XmlError, XmlText } from '@rgrove/parse-xml'
import { placeAt, ReadProblem } from './reading.ts'
import type { Place } from './writtenMachine.ts'

/** An element of an XML document, without its namespace. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  /** What stands directly in it. */
  text: string
  place: Place
}

const plainOf = (parsed: ParsedElement, document: string): XmlElement => {
  const { name, attributes, children, start } = parsed
  return {
    name: name.replace(/^.*:/, ''),
    attributes,
    children: children.flatMap((one) => (one instanceof ParsedElement ? plainOf(one, document) : [])),
    text: children.map((one) => (one instanceof XmlText ? one.text : '')).join(''),
    place: placeAt(document, start),
  }
}

/** The outermost element of an XML document. Throws a ReadProblem. */
export function readXml(text: string): XmlElement {
  try {
    const { root } = parseXml(text, { includeOffsets: true })
    if (!root) throw new ReadProblem('An element was expected.', { line: 1, column: 1 })
    return plainOf(root, text)
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    const { line, column } = error
    // The first line of its message, without the place that it ends with.
    const [said = ''] = error.message.split('\n')
    throw new ReadProblem(`${said.replace(/ \(line \d+, column \d+\)$/, '').replace(/\.$/, '')}.`, {
      line,
      column,
    })
  }
}
