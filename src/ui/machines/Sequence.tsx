import { type Message, participantsOf } from 'machine-workbench/description/messages'
import { toMermaidSequence } from 'machine-workbench/exports/mermaidSequence'
import type { TestFile } from 'machine-workbench/testFiles/formats'
import type { CSSProperties } from 'react'
import { Button } from '~/ui/kit/Button'
import styles from './Sequence.module.css'

/** Some messages, and whose they are. */
interface Said {
  name: string
  messages: readonly Message[]
}

export interface TakeAlong {
  onCopy: (file: TestFile) => void
  /** Hands a file over. */
  onDownload: (file: TestFile) => void
}

/** With more columns than this a phone has no room for them. */
const A_FEW = 3

/** What a message does, where its name does not say it. */
const doing: Partial<Record<Message['kind'], string>> = {
  told: 'tells',
  lost: 'tells, and nobody listens:',
}

/** Where an arrow lies among the columns: between the middle of one and that of another. */
function placeOf({ from, to }: Message, names: readonly string[]): CSSProperties {
  const [start, end] = [names.indexOf(from), names.indexOf(to)]
  const first = Math.min(start, end)
  const wide = Math.abs(end - start) + 1
  return { gridColumn: `${first + 1} / span ${wide}`, '--wide': wide } as CSSProperties
}

const directionOf = ({ from, to }: Message, names: readonly string[]) =>
  from === to ? 'own' : names.indexOf(from) < names.indexOf(to) ? 'on' : 'back'

/** The messages as a file for Mermaid. */
export function SequenceFile({ name, messages, onCopy, onDownload }: Said & TakeAlong) {
  const fileName = `${name.replaceAll(/[^\w-]+/g, '-')}.sequence.mmd`
  const written = (): TestFile => ({ name: fileName, text: toMermaidSequence(messages) })
  if (messages.length === 0) return null
  return (
    <>
      <Button variant="secondary" size="small" icon="file" onPress={() => onCopy(written())}>
        Copy as Mermaid
      </Button>
      <Button variant="quiet" size="small" icon="download" onPress={() => onDownload(written())}>
        Download {fileName}
      </Button>
    </>
  )
}

/** Who had what from whom, as a sequence diagram; in words, from top to bottom, where there is no room for columns. */
export function Sequence({
  name,
  messages,
  isMarked = () => false,
}: Said & {
  /** Whether a message is one of those looked at. */
  isMarked?: (message: Message) => boolean
}) {
  const names = participantsOf(messages)
  if (messages.length === 0) return <p>None of the latest messages.</p>
  return (
    <div
      className={styles.sequence}
      data-many={names.length > A_FEW || undefined}
      style={{ '--columns': names.length } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by its keys */}
      <section className={styles.room} aria-label={`Messages of ${name}`} tabIndex={0}>
        <div className={styles.diagram}>
          <p className={styles.heads} aria-hidden="true">
            {names.map((each) => (
              <span key={each}>{each}</span>
            ))}
          </p>
          <ol className={styles.messages}>
            {messages.map((message, index) => {
              const { from, to, kind, what, payload } = message
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice, and the order is history.
                <li key={index} data-marked={isMarked(message) || undefined}>
                  <span
                    className={styles.message}
                    data-kind={kind}
                    data-direction={directionOf(message, names)}
                    style={placeOf(message, names)}
                  >
                    <span className={styles.who}>
                      {from} {doing[kind] ?? 'to'} {to}:{' '}
                    </span>
                    <span className={styles.label}>
                      <span className={styles.what}>{what}</span>
                      {payload && <code className={styles.payload}> {payload}</code>}
                    </span>
                  </span>
                </li>
              )
            })}
          </ol>
        </div>
      </section>
    </div>
  )
}
