import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import type { MachineContent } from '~/data/machines/machinePage'
import { selectData, selectHasFailed, selectIsLoading } from '~/machines/retrieval.machine'
import { Button } from '~/ui/kit/Button'
import styles from './LazySimulator.module.css'
import type { SimulationView } from './Simulator'
import { type SimulatorParts, simulatorRetrieval } from './simulatorParts'

export interface LazySimulatorProps {
  content: MachineContent
  /** The run in the address, as text nobody has looked at; empty for none. */
  run: string
  /** Puts a run into the address; null says that it is too long for one. */
  onLink: (run: string | null) => void
  /** The machine's drawing, following the simulation. */
  drawing: (view: SimulationView) => ReactNode
}

/** A simulator that is fetched when somebody starts it, or when the address holds a run. */
export function LazySimulator(props: LazySimulatorProps) {
  const { run } = props
  const retrieval = useActorRef(simulatorRetrieval)
  const parts = useSelector(retrieval, selectData)
  const isLoading = useSelector(retrieval, selectIsLoading)
  const hasFailed = useSelector(retrieval, selectHasFailed)

  useLayoutEffect(() => {
    if (run !== '') retrieval.send({ type: 'data.request' })
  }, [retrieval, run])

  if (parts) return <Started parts={parts} {...props} />
  return (
    <div className={styles.offer}>
      <p>
        Send events, let time pass, decide how actors end, go back to any step, and share a link to where you
        are. Everything happens on this page, with the same code that runs the site.
      </p>
      <Button icon="play" aria-disabled={isLoading} onPress={() => retrieval.send({ type: 'data.request' })}>
        Start the simulator
      </Button>
      <p role="status">
        {isLoading && 'The simulator is on its way.'}
        {hasFailed && 'The simulator could not be fetched. Try again.'}
      </p>
    </div>
  )
}

function Started({
  parts: { Simulator, simulatorFor },
  ...props
}: LazySimulatorProps & { parts: SimulatorParts }) {
  const { content, run } = props
  const simulation = useMemo(() => simulatorFor(content.machine.id, content.trial), [simulatorFor, content])
  // Only a page that is older than the site knows of a machine that the simulator does not.
  if (!simulation) return <p>This machine is newer than the page: load the page again.</p>
  return <Simulator {...props} simulation={simulation} takesFocus={run === ''} />
}
