import { useActorRef } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { type KeptThing, keptDataMachine } from '~/machines/keptData.machine'
import { downloadText } from './device'
import { keepReading, type Wizards } from './keptData'

const download = ({ key, holds }: KeptThing) => downloadText(`${key}.json`, holds, 'application/json')

/** What a page needs that shows what the device keeps. */
export function useKeptData({ courseFinder, careerWizard }: Wizards) {
  const kept = useActorRef(keptDataMachine)
  useLayoutEffect(() => keepReading(kept, { courseFinder, careerWizard }), [kept, courseFinder, careerWizard])
  return { kept, onDownload: download }
}
