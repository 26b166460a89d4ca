import { useSelector } from '@xstate/react'
import { type ReactNode, useId, useRef } from 'react'
import {
  selectAnnouncement,
  selectCanGoBack,
  selectCanGoOn,
  selectPosition,
} from '~/machines/carousel.machine'
import { IconButton } from '~/ui/kit/Button'
import styles from './Carousel.module.css'
import { useSlides } from './useSlides'

const slidesOf = ({ children }: HTMLElement) => children

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
  const list = useRef<HTMLUListElement>(null)
  const carousel = useSlides(list, slidesOf, { count: slides.length, loops })
  const afterId = useId()
  const position = useSelector(carousel, selectPosition)
  const announcement = useSelector(carousel, selectAnnouncement)
  const canGoBack = useSelector(carousel, selectCanGoBack)
  const canGoOn = useSelector(carousel, selectCanGoOn)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group of slides, not a form's fieldset
    <div role="group" aria-roledescription="carousel" aria-label={label} className={styles.carousel}>
      <div className={styles.controls} data-needs-script="">
        <a href={`#${afterId}`} className={styles.skip}>
          Skip past {label}
        </a>
        <span className={styles.position} aria-hidden="true">
          {position}
        </span>
        <span role="status" className="visually-hidden">
          {announcement && `${label}, ${announcement}`}
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
