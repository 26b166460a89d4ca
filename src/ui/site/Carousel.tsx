import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import {
  carouselMachine,
  selectAnnouncement,
  selectCanGoBack,
  selectCanGoOn,
  selectIndex,
  selectVisible,
} from '~/machines/carousel.machine'
import { IconButton } from '~/ui/kit/Button'
import styles from './Carousel.module.css'

/**
 * Slides side by side that scroll natively; the buttons come before them and never move focus. A link skips past,
 * and nothing moves by itself.
 */
export function Carousel({
  label,
  slides,
  loops = false,
}: {
  /** Without the word "carousel", which the role adds. */
  label: string
  slides: readonly { id: string; content: ReactNode }[]
  /** After the last slide comes the first. */
  loops?: boolean
}) {
  // How many slides are seen is measured below; the first frame assumes one.
  const carousel = useActorRef(carouselMachine, { input: { count: slides.length, visible: 1, loops } })
  const list = useRef<HTMLUListElement>(null)
  const afterId = useId()
  const announcement = useSelector(carousel, selectAnnouncement)
  const canGoBack = useSelector(carousel, selectCanGoBack)
  const canGoOn = useSelector(carousel, selectCanGoOn)

  // Before the actor is started, which is an effect as well: what was pressed until then is sent to it as it starts, and
  // the scroll that this asks for would be heard by nobody.
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const slideWidth = () => {
      const [first, second] = element.children
      return first && second
        ? second.getBoundingClientRect().left - first.getBoundingClientRect().left
        : element.clientWidth
    }
    const asked = carousel.on('scroll.requested', ({ index }) => {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
      element.scrollTo({ left: index * slideWidth(), behavior: calm ? 'auto' : 'smooth' })
    })
    const scrolled = () =>
      carousel.send({ type: 'slide.scrolled', index: Math.round(element.scrollLeft / slideWidth()) })
    let isMeasured = false
    const measured = new ResizeObserver(() => {
      const visible = Math.max(1, Math.round(element.clientWidth / slideWidth()))
      const isNew = visible !== selectVisible(carousel.getSnapshot())
      carousel.send({ type: 'viewport.changed', visible })
      // A browser that comes back to the page has put the list where it was.
      if (!isMeasured) scrolled()
      // At its end the list stands for several slides at once, and the browser would keep any of them.
      else if (isNew)
        element.scrollTo({ left: selectIndex(carousel.getSnapshot()) * slideWidth(), behavior: 'instant' })
      isMeasured = true
    })
    element.addEventListener('scrollend', scrolled)
    measured.observe(element)
    return () => {
      asked.unsubscribe()
      element.removeEventListener('scrollend', scrolled)
      measured.disconnect()
    }
  }, [carousel])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group of slides, not a form's fieldset
    <div role="group" aria-roledescription="carousel" aria-label={label} className={styles.carousel}>
      <div className={styles.controls}>
        <a href={`#${afterId}`} className={styles.skip}>
          Skip past {label}
        </a>
        <span className={styles.position} aria-live="polite">
          {announcement}
        </span>
        <IconButton
          icon="arrow-left"
          label="Previous slide"
          aria-disabled={!canGoBack}
          onPress={() => carousel.send({ type: 'slide.previous' })}
        />
        <IconButton
          icon="arrow-right"
          label="Next slide"
          aria-disabled={!canGoOn}
          onPress={() => carousel.send({ type: 'slide.next' })}
        />
      </div>
      <ul ref={list} className={styles.slides}>
        {slides.map(({ id, content }, index) => (
          <li
            key={id}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            className={styles.slide}
          >
            {content}
          </li>
        ))}
      </ul>
      <span id={afterId} tabIndex={-1} />
    </div>
  )
}
