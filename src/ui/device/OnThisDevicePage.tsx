import { useSelector } from '@xstate/react'
import { keptTexts } from '~/data/device/keptTexts'
import type { TrailStep } from '~/data/site/page'
import { selectKept } from '~/machines/keptData.machine'
import { ButtonLink } from '~/ui/kit/Button'
import { EmptyState } from '~/ui/kit/EmptyState'
import { PageHead } from '~/ui/sections/PageHead'
import { type KeptProps, KeptThings } from './KeptThings'
import styles from './OnThisDevicePage.module.css'

/** Everything that the device keeps. */
export function OnThisDevicePage({ trail, ...port }: KeptProps & { trail: readonly TrailStep[] }) {
  const isEmpty = useSelector(port.kept, selectKept).length === 0
  return (
    <>
      <PageHead ground="leaf" trail={trail} title={keptTexts.title} lead={keptTexts.lead} isLow />
      <div className={`page ${styles.inside}`}>
        <KeptThings {...port} />
        {isEmpty && (
          <EmptyState art="device" title={keptTexts.nothing} text={keptTexts.nothingText}>
            <ButtonLink to="/courses">See all courses</ButtonLink>
          </EmptyState>
        )}
      </div>
    </>
  )
}
