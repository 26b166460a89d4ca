import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { roiInputs } from '~/data/tools/roi'
import {
  bookConsultation,
  formatInput,
  formatResult,
  roiFormulas,
  roiPage,
  roiResultLabels,
} from '~/data/tools/roiText'
import type { RoiOutcome } from '~/machines/roiCalculator.machine'
import { type ShareActor, selectIsBusy } from '~/machines/share.machine'
import { ActionLink, Button } from '~/ui/kit/Button'
import { TextToCopy } from '~/ui/kit/TextToCopy'
import { useLeavesFocusTo } from '~/ui/kit/useLeavesFocusTo'
import styles from './RoiResults.module.css'
import { SavingsChart } from './SavingsChart'

/** What follows from the figures, each with its formula and the visitor's own numbers in it. */
export function RoiResults({
  outcome,
  takesFocus,
  share,
  onDownload,
  onShare,
}: {
  outcome: RoiOutcome
  /** Whether the visitor has asked for them, rather than the address. */
  takesFocus: boolean
  share: ShareActor
  onDownload: (outcome: RoiOutcome) => void
  onShare: (outcome: RoiOutcome) => void
}) {
  const { inputs, results } = outcome
  const heading = useRef<HTMLHeadingElement>(null)
  const isBusy = useSelector(share, selectIsBusy)
  const formulas = roiFormulas(inputs, results)
  const implementation = roiInputs.find(({ field }) => field === 'implementationTime')

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  useEffect(() => {
    // What was shared before belongs to other figures.
    return () => share.send({ type: 'share.dismiss' })
  }, [share])

  // Back takes them away as well.
  const leaving = useLeavesFocusTo('main h1')

  return (
    <div ref={leaving} className={styles.results}>
      <h2 id="roi-results" ref={heading} tabIndex={-1} className={styles.title}>
        Your results
      </h2>
      <p className={styles.total}>
        <span className={styles.number}>
          {formatResult('totalAnnualSavings', results.totalAnnualSavings)}
        </span>{' '}
        total annual savings
      </p>
      <SavingsChart results={results} />
      <dl className={styles.list}>
        {roiResultLabels.map(({ field, label }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd className={styles.value}>{formatResult(field, results[field])}</dd>
            {results[field].kind === 'number' && <dd className={styles.formula}>{formulas[field]}</dd>}
          </div>
        ))}
      </dl>
      {implementation && (
        <p className={styles.note}>
          You plan {formatInput(implementation, inputs.implementationTime)} until the change is in use. The
          formulas do not use it.
        </p>
      )}
      <p className={styles.note}>{roiPage.note}</p>
      <div className={styles.actions}>
        <Button variant="onBlock" icon="download" onPress={() => onDownload(outcome)}>
          {roiPage.download}
        </Button>
        <Button variant="onBlock" icon="share" aria-disabled={isBusy} onPress={() => onShare(outcome)}>
          {roiPage.share}
        </Button>
        <ActionLink action={bookConsultation(inputs)} className={styles.book} />
      </div>
      <TextToCopy share={share} what="text" />
    </div>
  )
}
