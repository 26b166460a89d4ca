import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import { type NamedControl, selectShown, type TooltipActor } from '~/machines/tooltip.machine'
import { placeTooltip } from './placeTooltip'
import styles from './Tooltip.module.css'

type Find = (id: string) => Element | undefined

/** The one tooltip of the site, beside the control that it belongs to. */
export function Tooltip({ tooltip, find }: { tooltip: TooltipActor; find: Find }) {
  const shown = useSelector(tooltip, selectShown)
  return shown && <Bubble key={shown.id} shown={shown} tooltip={tooltip} find={find} />
}

function Bubble({
  shown: { id, name },
  tooltip,
  find,
}: {
  shown: NamedControl
  tooltip: TooltipActor
  find: Find
}) {
  const bubble = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = bubble.current
    const control = find(id)
    if (!element || !control) return
    // In the top layer nothing hides it. Older browsers keep it above the page by its z-index.
    if ('showPopover' in element) element.showPopover()
    const place = () => {
      const { clientWidth, clientHeight } = document.documentElement
      const placed = placeTooltip(control.getBoundingClientRect(), element.getBoundingClientRect(), {
        width: clientWidth,
        height: clientHeight,
      })
      if (!placed) return tooltip.send({ type: 'control.changed' })
      element.dataset.side = placed.side
      element.style.left = `${placed.left}px`
      element.style.top = `${placed.top}px`
    }
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [id, tooltip, find])

  return (
    // It repeats the name of its control for those who see the picture only. A reader has heard that name already, so
    // the control is not described by it, and nobody who walks through the page should come upon it a second time.
    <div
      ref={bubble}
      role="tooltip"
      aria-hidden="true"
      popover="manual"
      data-print="hidden"
      className={styles.tooltip}
    >
      <div className={styles.words}>{name}</div>
    </div>
  )
}
