import { createActor, type EventFrom } from 'xstate'
import {
  selectActive,
  selectControl,
  selectShown,
  type TooltipHold,
  tooltipMachine,
} from '~/machines/tooltip.machine'
import { Tooltip } from '~/ui/site/Tooltip'

/** A control that has opened something shows more than its name, and a tooltip would lie over it. */
const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-tooltip]:not([aria-expanded=true])') : null

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent.trim()

/** The tooltips of this tab. What a control is called stands in its `aria-label`, or is its only text. */
export function createTooltips() {
  const tooltip = createActor(tooltipMachine).start()

  /** What the machine would refuse is not sent: a pointer moves often. */
  function send(event: EventFrom<typeof tooltipMachine>) {
    if (tooltip.getSnapshot().can(event)) tooltip.send(event)
  }

  const leave = (hold: TooltipHold) => send({ type: 'control.leave', hold })

  /** The machine knows no elements: each control has a number, by which it is found for as long as it exists. */
  const ids = new WeakMap<Element, string>()
  const controls = new Map<string, WeakRef<Element>>()
  const find = (id: string | undefined) => (id === undefined ? undefined : controls.get(id)?.deref())
  const current = () => find(selectControl(tooltip.getSnapshot())?.id)

  function idOf(control: Element) {
    const known = ids.get(control)
    if (known !== undefined) return known
    const id = `control-${controls.size + 1}`
    ids.set(control, id)
    controls.set(id, new WeakRef(control))
    return id
  }

  /** Hears that a pointer has moved on a control, or that one has got the focus. */
  function handleEvent(event: Event) {
    const element = controlAt(event.target)
    if (!element) return
    const control = { id: idOf(element), name: nameOf(element) }
    // This script may have arrived after the visitor had gone on.
    if (event instanceof PointerEvent) {
      // A finger only touches what it means to press. A pen hovers before it touches.
      if (event.pointerType !== 'touch' && element.matches(':hover'))
        send({ type: 'control.reach', control, hold: 'pointer' })
    } else if (element.matches(':focus-visible')) send({ type: 'control.reach', control, hold: 'focus' })
  }

  // Over another element because the pointer has moved, or because that element has come under it.
  document.addEventListener('pointerover', ({ target }) => {
    const isOnTooltip = target instanceof Element && target.closest('[role=tooltip]')
    if (!isOnTooltip && controlAt(target) !== current()) leave('pointer')
  })
  document.documentElement.addEventListener('pointerleave', () => leave('pointer'))
  document.addEventListener('focusout', () => leave('focus'))

  // A key presses a control by a click alone.
  for (const type of ['pointerdown', 'click'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Node && current()?.contains(target)) send({ type: 'control.press' })
      },
      { capture: true },
    )

  // Escape takes away the uppermost thing only: the dialog below keeps the focus where it is.
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      if (selectShown(tooltip.getSnapshot())) {
        event.stopPropagation()
        event.preventDefault()
      }
      send({ type: 'escape.press' })
    },
    { capture: true },
  )

  const watcher = new MutationObserver(() => {
    const active = selectActive(tooltip.getSnapshot())
    const control = current()
    const isAsBefore = control?.isConnected && controlAt(control) && nameOf(control) === active?.name
    if (active && !isAsBefore) send({ type: 'control.changed' })
  })
  let isWatching = false
  tooltip.subscribe((snapshot) => {
    const isActive = selectActive(snapshot) !== null
    if (isActive === isWatching) return
    isWatching = isActive
    if (!isActive) watcher.disconnect()
    else
      watcher.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['aria-expanded', 'aria-label'],
      })
  })

  return { handleEvent, Layer: () => <Tooltip tooltip={tooltip} find={find} /> }
}
