import { useSelector } from '@xstate/react'
import { type InspectorActor, selectCanOpenStately, selectStately } from '~/machines/inspector.machine'
import { Button } from '~/ui/kit/Button'
import styles from './StatelyOffer.module.css'

const news = {
  off: 'What the machines hold will then go to stately.ai.',
  connecting: 'Its window is open. Waiting for its answer.',
  connected: 'It follows what happens on this page.',
  blocked: 'The browser did not let its window open. Allow windows for this site, and try again.',
  silent:
    'It does not answer: this site keeps apart from the windows it opens. A development server does not.',
}

/** Stately's own inspector lives on another site, so it opens only when it is asked for. */
export function StatelyOffer({ panel }: { panel: InspectorActor }) {
  const stately = useSelector(panel, selectStately)
  const canOpen = useSelector(panel, selectCanOpenStately)
  return (
    <div className={styles.offer}>
      <p role="status" className={styles.news}>
        {news[stately]}
      </p>
      <Button
        variant="onBlock"
        size="small"
        icon="external"
        aria-disabled={!canOpen}
        onPress={() => panel.send({ type: 'stately.open' })}
      >
        Open Stately’s inspector
      </Button>
    </div>
  )
}
