import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { company } from '~/data/company'
import type { TrailStep } from '~/data/site/page'
import { roiInputs } from '~/data/tools/roi'
import { roiDraftName } from '~/data/tools/roiDraft'
import { roiPage } from '~/data/tools/roiText'
import {
  type RoiCalculatorActor,
  type RoiOutcome,
  selectAsked,
  selectIsCalculated,
  selectIsUnreadable,
  selectOutcome,
} from '~/machines/roiCalculator.machine'
import type { ShareActor } from '~/machines/share.machine'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import { ActionLink, Button } from '~/ui/kit/Button'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import { WithoutScript } from '~/ui/kit/WithoutScript'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import { RoiField } from './RoiField'
import styles from './RoiPage.module.css'
import { RoiResults } from './RoiResults'
import { roiFieldId } from './roiFieldId'

/** §2.24: six figures on one side; what follows from them on the other, until one of them changes. */
export function RoiPage({
  trail,
  calculator,
  share,
  onDownload,
  onShare,
}: {
  trail: readonly TrailStep[]
  calculator: RoiCalculatorActor
  share: ShareActor
  onDownload: (outcome: RoiOutcome) => void
  onShare: (outcome: RoiOutcome) => void
}) {
  const outcome = useSelector(calculator, selectOutcome)
  const asked = useSelector(calculator, selectAsked)
  const isUnreadable = useSelector(calculator, selectIsUnreadable)
  const isCalculated = useSelector(calculator, selectIsCalculated)

  useLayoutEffect(() => {
    const refused = calculator.on('calculation.refused', ({ problems: [first] }) => {
      if (first) document.getElementById(roiFieldId(first.field))?.focus()
    })
    return () => refused.unsubscribe()
  }, [calculator])

  return (
    <div className={styles.ground}>
      <div className={`page ${styles.inside}`}>
        <div className={styles.head}>
          <Breadcrumb trail={trail} />
          <h1 className={styles.title}>{roiPage.headline}</h1>
          <p className={styles.lead}>{roiPage.text}</p>
        </div>
        <WithoutScript>
          The calculator needs JavaScript. Book a consultation, or phone{' '}
          <Link href={company.phone.free.href}>{company.phone.free.number}</Link>, and we work it out with
          you.
        </WithoutScript>
        <form
          method="dialog"
          noValidate
          data-draft={outcome ? undefined : roiDraftName(asked)}
          className={styles.form}
          aria-labelledby="roi-figures"
          onSubmit={(event) => {
            event.preventDefault()
            afterPaint(() => calculator.send({ type: 'roi.calculate' }))
          }}
        >
          <h2 id="roi-figures" className={styles.subtitle}>
            Your figures
          </h2>
          {isUnreadable && <p className={styles.unreadable}>{roiPage.unreadable}</p>}
          {roiInputs.map((input) => (
            <RoiField key={input.field} input={input} calculator={calculator} />
          ))}
          <Button type="submit" size="large" className={styles.calculate}>
            {roiPage.calculate}
          </Button>
        </form>
        <section
          data-queried
          className={styles.outcome}
          aria-labelledby={outcome ? 'roi-results' : 'roi-ready'}
        >
          {outcome ? (
            <RoiResults
              outcome={outcome}
              takesFocus={isCalculated}
              share={share}
              onDownload={onDownload}
              onShare={onShare}
            />
          ) : (
            <div className={styles.ready}>
              <Icon name="chart" className={styles.chart} />
              <h2 id="roi-ready" className={styles.readyTitle}>
                {roiPage.ready}
              </h2>
              <p>{roiPage.readyText}</p>
              <ActionLink action={roiPage.book} variant="onBlock" />
            </div>
          )}
        </section>
      </div>
    </div>
  )
}
