import { useSelector } from '@xstate/react'
import { selectFrame } from '~/machines/simulator.machine'
import { ValueTree } from '../ValueTree'
import { Instrument } from './Instrument'
import { useBench } from './useBench'

const nothing = { kind: 'leaf', text: 'undefined' } as const

export function Context() {
  const { simulator } = useBench()
  const context = useSelector(simulator, (snapshot) => selectFrame(snapshot)?.context ?? nothing)
  return (
    <Instrument title="Context">
      <ValueTree value={context} empty="This machine holds nothing but its state." />
    </Instrument>
  )
}
