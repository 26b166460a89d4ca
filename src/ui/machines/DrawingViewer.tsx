import { useActorRef, useSelector } from '@xstate/react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import {
  type DrawingViewActor,
  drawingViewMachine,
  PAN_STEP,
  selectCanFit,
  selectCanZoomIn,
  selectCanZoomOut,
  selectView,
  selectZoom,
} from '~/machines/drawingView.machine'
import { Button, IconButton } from '~/ui/kit/Button'
import styles from './DrawingViewer.module.css'
import { useGestures } from './useGestures'

/** To see more of the left, the drawing moves to the right. */
const ways = [
  { name: 'left', icon: 'arrow-left', key: 'ArrowLeft', x: PAN_STEP, y: 0 },
  { name: 'right', icon: 'arrow-right', key: 'ArrowRight', x: -PAN_STEP, y: 0 },
  { name: 'up', icon: 'arrow-left', key: 'ArrowUp', x: 0, y: PAN_STEP },
  { name: 'down', icon: 'arrow-right', key: 'ArrowDown', x: 0, y: -PAN_STEP },
] as const

/** What a key does while the frame itself has focus. */
function eventOf(key: string) {
  if (key === '+' || key === '=') return { type: 'zoom.in' } as const
  if (key === '-') return { type: 'zoom.out' } as const
  if (key === '0') return { type: 'view.reset' } as const
  const way = ways.find((one) => one.key === key)
  return way && ({ type: 'pan.by', x: way.x, y: way.y } as const)
}

/** A frame in which a drawing can be enlarged and moved: by buttons, keys, a pointer, two fingers or Ctrl and a wheel. */
export function DrawingViewer({ label, children }: { label: string; children: ReactNode }) {
  const view = useActorRef(drawingViewMachine)
  const frame = useRef<HTMLElement>(null)
  const helpId = useId()
  const isFitted = useSelector(view, (snapshot) => snapshot.matches('fitted'))
  const isDragging = useSelector(view, (snapshot) => snapshot.matches('dragging'))
  useGestures(frame, view)

  const pressKey = (key: KeyboardEvent) => {
    const event = key.ctrlKey || key.metaKey || key.altKey ? undefined : eventOf(key.key)
    if (event === undefined || key.target !== key.currentTarget) return
    // Where an arrow key would not move the drawing, it scrolls the page as always.
    if (event.type === 'pan.by' && !view.getSnapshot().can(event)) return
    key.preventDefault()
    view.send(event)
  }

  return (
    <div className={styles.viewer}>
      <Controls view={view} label={label} />
      <section
        ref={frame}
        className={styles.frame}
        data-view={isDragging ? 'dragging' : isFitted ? 'fitted' : 'free'}
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that can be moved has to be reached by its keys
        tabIndex={0}
        onKeyDown={pressKey}
      >
        <Sheet view={view}>{children}</Sheet>
      </section>
      <p id={helpId} className={styles.help} data-print="hidden">
        Focus the drawing to use the keys: + and − zoom, 0 shows all of it, arrows move it.
      </p>
    </div>
  )
}

/** Shifted in shares of its own size, so that no size has to be measured; without drawing its content anew. */
function Sheet({ view, children }: { view: DrawingViewActor; children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { unsubscribe } = view.subscribe((snapshot) => {
      const { scale, x, y } = selectView(snapshot)
      sheet.current?.style.setProperty('--view', `translate(${100 * x}%, ${100 * y}%) scale(${scale})`)
    })
    return unsubscribe
  }, [view])
  return (
    <div ref={sheet} className={styles.sheet}>
      {children}
    </div>
  )
}

function Controls({ view, label }: { view: DrawingViewActor; label: string }) {
  const canZoomIn = useSelector(view, selectCanZoomIn)
  const canZoomOut = useSelector(view, selectCanZoomOut)
  const canFit = useSelector(view, selectCanFit)
  const zoom = useSelector(view, selectZoom)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of buttons, not a form's fieldset
    <div role="group" aria-label={`${label}: view`} className={styles.controls} data-print="hidden">
      <span aria-live="polite" className={styles.zoom}>
        {zoom}
      </span>
      <IconButton
        icon="plus"
        label="Zoom in"
        aria-disabled={!canZoomIn}
        onPress={() => view.send({ type: 'zoom.in' })}
      />
      <IconButton
        icon="minus"
        label="Zoom out"
        aria-disabled={!canZoomOut}
        onPress={() => view.send({ type: 'zoom.out' })}
      />
      <Button
        variant="secondary"
        size="small"
        aria-disabled={!canFit}
        onPress={() => view.send({ type: 'view.reset' })}
      >
        Fit
      </Button>
      {ways.map((way) => (
        <PanButton key={way.name} view={view} way={way} />
      ))}
    </div>
  )
}

function PanButton({
  view,
  way: { name, icon, x, y },
}: {
  view: DrawingViewActor
  way: (typeof ways)[number]
}) {
  const canMove = useSelector(view, (snapshot) => snapshot.can({ type: 'pan.by', x, y }))
  return (
    <IconButton
      icon={icon}
      label={`Move ${name}`}
      className={y === 0 ? undefined : styles.upright}
      aria-disabled={!canMove}
      onPress={() => view.send({ type: 'pan.by', x, y })}
    />
  )
}
