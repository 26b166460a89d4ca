import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './Button'
import styles from './Dialog.module.css'
import { focusOn } from './focusOn'
import { measureScrollBar } from './scrollBar'

export interface DialogProps {
  title: string
  onClose: () => void
  /** `panel` slides in from the side and is as tall as the window; `top` is as wide as the window. */
  place: 'panel' | 'top'
  children: ReactNode
  /** Stays in view at the end, such as the button that applies the filters. */
  footer?: ReactNode
  closeLabel: string
}

/** What lies over the page lies over a dialog as well: outside it nobody could reach it, and nothing would be read out. */
function liftLayers(into: Element) {
  const layers = document.getElementById('layers')
  const home = layers?.closest('[data-layers]')
  if (layers) into.append(layers)
  return () => {
    // Two may have been asked for, one of them while the script of the other was on its way.
    const rest = [...document.querySelectorAll('dialog:modal')].at(-1) ?? home
    if (layers) rest?.append(layers)
  }
}

const stops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]'

/** Closes a dialog. What the browser gives the focus back to while the dialog goes would be taken in silence by a reader. */
function close(dialog: HTMLDialogElement) {
  dialog.close()
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return
  activeElement.blur()
  focusOn(activeElement)
}

/** After the last stop the browser would leave the page for its own controls, and a reader would hear nothing. */
function goRound(event: KeyboardEvent, dialog: Element) {
  if (event.key !== 'Tab') return
  const reached = [...dialog.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  )
  const [last, next] = event.shiftKey ? [reached[0], reached.at(-1)] : [reached.at(-1), reached[0]]
  const { activeElement } = document
  if (activeElement !== last && !(event.shiftKey && activeElement === dialog)) return
  event.preventDefault()
  next?.focus()
}

/**
 * A modal dialog, open for as long as it is rendered. The browser keeps the focus inside and gives it back to what opened
 * it; Escape and a press beside it only ask for it to be closed.
 */
export function Dialog({ title, onClose, place, children, footer, closeLabel }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const ask = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    let pressed: EventTarget | null = null
    const closing = new AbortController()
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      heard: (event: HTMLElementEventMap[Type]) => void,
    ) => element.addEventListener(type, heard, { signal: closing.signal })
    listen('cancel', (event) => {
      event.preventDefault()
      ask()
    })
    // At the second Escape in a row some browsers do not ask.
    listen('close', () => ask())
    listen('keydown', (event) => goRound(event, element))
    listen('pointerdown', ({ target }) => {
      pressed = target
    })
    // Whoever selects words and lets go beside the dialog has not pressed there.
    listen('click', ({ target }) => {
      if (target === element && pressed === element) ask()
    })

    measureScrollBar()
    const lower = liftLayers(element)
    // The dialog itself takes the focus, so that its name is read out. React would not write the attribute.
    element.setAttribute('autofocus', '')
    element.showModal()
    return () => {
      closing.abort()
      close(element)
      lower()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={[styles.dialog, styles[place]].join(' ')}
      data-print="hidden"
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onPress={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  )
}
