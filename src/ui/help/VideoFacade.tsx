import { useActorRef, useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import type { StudyingContent } from '~/data/help/help.page'
import { selectAddress, selectHasLeft, videoFacadeMachine } from '~/machines/videoFacade.machine'
import { Art } from '~/ui/kit/Art'
import { Button, ButtonLink } from '~/ui/kit/Button'
import { Icon } from '~/ui/kit/Icon'
import styles from './VideoFacade.module.css'

/** §2.6: a drawn poster in place of an embedded player. Pressing it offers the way to the video and loads nothing. */
export function VideoFacade({ video }: { video: StudyingContent['video'] }) {
  const facade = useActorRef(videoFacadeMachine, { input: { address: video.watch.href } })
  const address = useSelector(facade, selectAddress)
  const hasLeft = useSelector(facade, selectHasLeft)
  const offer = useRef<HTMLElement>(null)
  const poster = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const requested = facade.on('focus.requested', () => requestAnimationFrame(() => offer.current?.focus()))
    const returned = facade.on('focus.return', () =>
      requestAnimationFrame(() => poster.current?.querySelector('button')?.focus()),
    )
    return () => {
      requested.unsubscribe()
      returned.unsubscribe()
    }
  }, [facade])

  return (
    <div className={styles.columns}>
      <div ref={poster} className={styles.stage}>
        {address === null ? (
          <button type="button" className={styles.poster} onClick={() => facade.send({ type: 'video.play' })}>
            <Art name="hero" viewBox="0 0 860 760" fit="slice" className={styles.art} />
            <span className={styles.press}>
              <Icon name="play" />
              <span>
                {video.button}
                <span className={styles.duration}>{video.duration}</span>
              </span>
            </span>
          </button>
        ) : (
          <section ref={offer} tabIndex={-1} aria-label={video.watch.label} className={styles.offer}>
            <p>
              {hasLeft
                ? 'The video is open in another tab.'
                : 'The video is on the site of our video host. The link opens it in a new tab. Nothing has been loaded from there.'}
            </p>
            <p className={styles.actions}>
              <ButtonLink
                href={address}
                iconAfter="external"
                className={styles.watch}
                onClick={() => facade.send({ type: 'link.follow' })}
              >
                {video.watch.label}
              </ButtonLink>
              <Button variant="onBlock" onPress={() => facade.send({ type: 'offer.close' })}>
                Back to the picture
              </Button>
            </p>
          </section>
        )}
      </div>
      <div className={styles.words}>
        <h3>The tour in words</h3>
        <ol className={styles.transcript}>
          {video.transcript.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
    </div>
  )
}
