import { useActorRef } from '@xstate/react'
import { type RefObject, useLayoutEffect } from 'react'
import { carouselMachine, selectIndex, selectVisible } from '~/machines/carousel.machine'

/**
 * Which slides are seen of an element that scrolls them sideways, itself or inside it. `slidesOf` stays the same
 * function; slides that come or go need another element.
 */
export function useSlides(
  scroller: RefObject<HTMLElement | null>,
  slidesOf: (scroller: HTMLElement) => Iterable<Element>,
  { count, loops = false }: { count: number; loops?: boolean },
) {
  // How many slides are seen is measured below; the first frame assumes one.
  const carousel = useActorRef(carouselMachine, { input: { count, visible: 1, loops } })

  // Before the actor is started, which is an effect as well: what was pressed until then is sent to it as it starts, and
  // the scroll that this asks for would be heard by nobody.
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const slideWidth = () => {
      const [first, second] = slidesOf(element)
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
  }, [carousel, scroller, slidesOf])

  return carousel
}
