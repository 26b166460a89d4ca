import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { keptLabels, keptTexts, unknownKept } from '~/data/device/keptTexts'
import { type KeptDataActor, type KeptThing, selectIsAsking, selectKept } from '~/machines/keptData.machine'
import { Button } from '~/ui/kit/Button'
import { useLeavesFocusTo } from '~/ui/kit/useLeavesFocusTo'
import styles from './KeptThings.module.css'

export interface KeptProps {
  kept: KeptDataActor
  /** Gives the visitor a thing as a file. */
  onDownload: (thing: KeptThing) => void
}

const entries = Object.entries(keptLabels)
const sayingsOf = (key: string) => entries.find(([name]) => name === key)?.[1] ?? unknownKept

/** Every kind that the site can keep, with what there is of it; nothing is left out that is kept and has no kind. */
const allKinds = (things: readonly KeptThing[]) => [
  ...entries.map(([key, { label }]) => things.find((thing) => thing.key === key) ?? { key, label }),
  ...things.filter(({ key }) => !Object.hasOwn(keptLabels, key)),
]

/** What the device keeps, each with a way to look at it, to take it along and to forget it. */
export function KeptThings({ kept, onDownload, all = false }: KeptProps & { all?: boolean }) {
  const things = useSelector(kept, selectKept)
  const isAsking = useSelector(kept, selectIsAsking)
  const status = useRef<HTMLParagraphElement>(null)
  const Heading = all ? 'h3' : 'h2'
  return (
    <div className={styles.kept}>
      <p ref={status} tabIndex={-1}>
        {things.length === 0
          ? `${keptTexts.nothing}.`
          : `${things.length} ${things.length === 1 ? 'thing is' : 'things are'} kept on this device.`}
      </p>
      <ul className={styles.list}>
        {(all ? allKinds(things) : things).map(({ key, label, ...thing }) => {
          const { what, goes } = sayingsOf(key)
          return (
            <li key={key} className={styles.thing}>
              <Heading className={styles.label}>{label}</Heading>
              <p className={styles.says}>{'says' in thing ? thing.says : keptTexts.none}</p>
              <p className={styles.what}>
                {what} {goes}
              </p>
              {'holds' in thing && (
                <>
                  <p className={styles.actions}>
                    <Button
                      variant="secondary"
                      size="small"
                      icon="download"
                      onPress={() => onDownload({ key, label, ...thing })}
                    >
                      {keptTexts.download} <span className="visually-hidden">{label}</span>
                    </Button>
                    <Button
                      variant="secondary"
                      size="small"
                      onPress={() => {
                        kept.send({ type: 'kept.forget', key })
                        // The button goes with what it forgets.
                        status.current?.focus()
                      }}
                    >
                      Forget <span className="visually-hidden">{label}</span>
                    </Button>
                  </p>
                  <details className={styles.view}>
                    <summary>
                      {keptTexts.view} <span className="visually-hidden">{label}</span>
                    </summary>
                    <pre>{thing.holds}</pre>
                  </details>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {isAsking ? (
        <Asking
          onYes={() => {
            kept.send({ type: 'everything.confirm' })
            status.current?.focus()
          }}
          onNo={() => {
            kept.send({ type: 'everything.keep' })
            status.current?.focus()
          }}
        />
      ) : (
        things.length > 0 && (
          <p>
            <Button variant="quiet" onPress={() => kept.send({ type: 'everything.forget' })}>
              {keptTexts.everything}
            </Button>
          </p>
        )
      )}
    </div>
  )
}

/** In the place of the button that asked; the question has the focus. */
function Asking({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const question = useRef<HTMLParagraphElement>(null)
  // Another tab may have forgotten all of it meanwhile.
  const leaving = useLeavesFocusTo('main h1')
  useEffect(() => question.current?.focus(), [])
  return (
    <div ref={leaving} className={styles.asking}>
      <p ref={question} tabIndex={-1}>
        {keptTexts.sure}
      </p>
      <p className={styles.answers}>
        <Button variant="secondary" onPress={onNo}>
          {keptTexts.no}
        </Button>
        <Button onPress={onYes}>{keptTexts.yes}</Button>
      </p>
    </div>
  )
}
