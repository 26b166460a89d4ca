import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { keptLabels, keptTexts } from '~/data/device/keptTexts'
import type { TrailStep } from '~/data/site/page'
import { type KeptDataActor, selectIsAsking, selectKept } from '~/machines/keptData.machine'
import { Button, ButtonLink } from '~/ui/kit/Button'
import { EmptyState } from '~/ui/kit/EmptyState'
import { PageHead } from '~/ui/sections/PageHead'
import styles from './OnThisDevicePage.module.css'

const whatOf = (key: string) => Object.entries(keptLabels).find(([name]) => name === key)?.[1].what

/** Everything that the device keeps, each with a way to forget it. */
export function OnThisDevicePage({ trail, kept }: { trail: readonly TrailStep[]; kept: KeptDataActor }) {
  const things = useSelector(kept, selectKept)
  const isAsking = useSelector(kept, selectIsAsking)
  const status = useRef<HTMLParagraphElement>(null)
  return (
    <>
      <PageHead ground="leaf" trail={trail} title={keptTexts.title} lead={keptTexts.lead} isLow />
      <div className={`page ${styles.inside}`}>
        <p role="status" ref={status} tabIndex={-1}>
          {things.length === 0
            ? ''
            : `${things.length} ${things.length === 1 ? 'thing is' : 'things are'} kept on this device.`}
        </p>
        {things.length === 0 ? (
          <EmptyState art="device" title={keptTexts.nothing} text={keptTexts.nothingText}>
            <ButtonLink to="/courses">See all courses</ButtonLink>
          </EmptyState>
        ) : (
          <>
            <ul className={styles.list}>
              {things.map(({ key, label, says }) => (
                <li key={key} className={styles.thing}>
                  <h2 className={styles.label}>{label}</h2>
                  <p className={styles.says}>{says}</p>
                  <p className={styles.what}>{whatOf(key)}</p>
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
                </li>
              ))}
            </ul>
            {isAsking ? (
              <Asking
                onYes={() => {
                  kept.send({ type: 'everything.confirm' })
                  status.current?.focus()
                }}
                onNo={() => kept.send({ type: 'everything.keep' })}
              />
            ) : (
              <p>
                <Button variant="quiet" onPress={() => kept.send({ type: 'everything.forget' })}>
                  {keptTexts.everything}
                </Button>
              </p>
            )}
          </>
        )}
      </div>
    </>
  )
}

/** In the place of the button that asked; the question has the focus. */
function Asking({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <div className={styles.asking}>
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
