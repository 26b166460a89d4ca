import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist, root } from '../../build/paths'

/*
 * The Nu HTML checker on every built page. It needs a Java runtime.
 */

interface Message {
  type: 'error' | 'info' | 'non-document-error'
  message: string
  url?: string
}

const hasJava = spawnSync('java', ['-version']).status === 0
if (!hasJava) console.log('No page is given to the Nu checker: there is no Java here.')

const jar = join(root, 'node_modules/vnu-jar/build/dist/vnu.jar')

/** What it takes for an error and is none, by how its message begins. */
const falseAlarms: Readonly<Record<string, string>> = {
  'CSS: ':
    'It knows of CSS neither containers nor timelines nor view transitions, and loses its place after them.',
  'A “link” element with a “blocking” attribute':
    'It does not know rel=expect (HTML, 4.6.7.6), which is what blocking is for there.',
}

test.skipIf(!hasJava)('every page is valid HTML', { timeout: 900_000 }, () => {
  const checked = spawnSync(
    'java',
    ['-Xmx1500m', '-jar', jar, '--skip-non-html', '--format', 'json', '--exit-zero-always', dist],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  const { messages } = JSON.parse(checked.stderr) as { messages: readonly Message[] }
  const errors = messages.filter(({ type }) => type !== 'info')
  const alarmOf = ({ message }: Message) =>
    Object.keys(falseAlarms).find((beginning) => message.startsWith(beginning))

  const faults = errors.filter((error) => alarmOf(error) === undefined)
  expect(faults.slice(0, 20).map(({ message, url }) => `${url?.split('dist').at(-1)}: ${message}`)).toEqual(
    [],
  )
  // What is no alarm any more has no business in the list.
  expect([...new Set(errors.map(alarmOf))].toSorted()).toEqual(Object.keys(falseAlarms).toSorted())
})
