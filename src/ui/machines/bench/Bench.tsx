import { useActorRef, useSelector } from '@xstate/react'
import { useLayoutEffect, useMemo } from 'react'
import { selectData, selectHasFailed, selectIsLoading } from '~/machines/retrieval.machine'
import { Button } from '~/ui/kit/Button'
import { MachineDrawing } from '../MachineDrawing'
import styles from './Bench.module.css'
import { type BenchProps, BenchRoom } from './BenchRoom'
import { type BenchParts, benchRetrieval } from './benchParts'

/**
 * The machine in one screen: its states, its drawing, what can happen now, and what has happened. Where no script runs,
 * and on paper, it is the drawing alone.
 */
export function Bench(props: BenchProps) {
  const { content } = props
  const retrieval = useActorRef(props.retrieval ?? benchRetrieval)
  const parts = useSelector(retrieval, selectData)
  const isLoading = useSelector(retrieval, selectIsLoading)
  const hasFailed = useSelector(retrieval, selectHasFailed)

  useLayoutEffect(() => retrieval.send({ type: 'data.request' }), [retrieval])

  if (parts) return <Started parts={parts} {...props} />
  return (
    <BenchRoom panel={hasFailed ? 'all' : props.search.panel}>
      <Still content={content} />
      <aside className={styles.instruments} aria-label="Instruments" data-print="hidden">
        <p role="status" className={styles.waiting}>
          {hasFailed
            ? 'What runs the machine could not be fetched.'
            : 'The machine is being fetched, to be run on this page.'}
        </p>
        {hasFailed && (
          <Button
            variant="secondary"
            aria-disabled={isLoading}
            onPress={() => retrieval.send({ type: 'data.request' })}
          >
            Try again
          </Button>
        )}
      </aside>
    </BenchRoom>
  )
}

/** The drawing as long as nothing runs. */
const Still = ({ content: { graph, drawing } }: Pick<BenchProps, 'content'>) => (
  <section
    id="drawing"
    data-part="drawing"
    aria-label={`Drawing of ${graph.id}`}
    className={styles.still}
    tabIndex={-1}
  >
    <p id="drawing-words" className="visually-hidden">
      The same stands in words below, under States.
    </p>
    <MachineDrawing graph={graph} drawing={drawing} describedBy="drawing-words" />
  </section>
)

function Started({
  parts: { LiveBench, simulatorFor, ...tests },
  ...props
}: BenchProps & { parts: BenchParts }) {
  const { machine, trial } = props.content
  const simulation = useMemo(() => simulatorFor(machine.id, trial), [simulatorFor, machine, trial])
  // Only a page that is older than the site knows of a machine that the simulator does not.
  if (!simulation) return <p>This machine is newer than the page: load the page again.</p>
  return <LiveBench {...props} simulation={simulation} tests={tests} />
}
