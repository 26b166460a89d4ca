import { useSelector } from '@xstate/react'
import { createPortal } from 'react-dom'
import { type SiteUpdateActor, selectIsAsking } from '~/machines/siteUpdate.machine'

/** Asks whether the newer version may take the place of this one, where the page also says what does not work. */
export function UpdateBar({ update, words }: { update: SiteUpdateActor; words: string }) {
  const isAsking = useSelector(update, selectIsAsking)
  if (!isAsking) return null
  return createPortal(
    <section
      aria-label="Newer version"
      className="delivery"
      data-print="hidden"
      data-react-aria-top-layer="true"
    >
      <div className="page">
        <p>{words}</p>
        <button type="button" onClick={() => update.send({ type: 'update.accept' })}>
          Load it
        </button>
        <button type="button" onClick={() => update.send({ type: 'update.dismiss' })}>
          Not now
        </button>
      </div>
    </section>,
    document.body,
  )
}
