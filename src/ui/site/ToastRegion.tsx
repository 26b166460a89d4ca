import { useSelector } from '@xstate/react'
import { type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { snackbarLayout, type ToastPresetName } from '~/data/site/toastPresets'
import { selectMessage, selectOffset, type ToastActor, type ToastHold } from '~/machines/toast.machine'
import { selectEntries, type ToasterActor } from '~/machines/toaster.machine'
import { IconButton } from '~/ui/kit/Button'
import { focusAtOnce } from '~/ui/kit/focusOn'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import styles from './ToastRegion.module.css'

/** The toasts on the screen. F6 leads here and back; the words were announced by the page's own live regions. */
export function ToastRegion({ toaster }: { toaster: ToasterActor }) {
  const shown = useSelector(toaster, selectEntries).filter((entry) => entry.shown)
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const isShowing = shown.length > 0
  const goBack = useCallback(
    () => focusAtOnce(cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main h1')),
    [],
  )
  /** The last toast may go by itself while somebody is here. */
  const hold = useCallback(
    (section: HTMLElement | null) => {
      region.current = section
      return () => {
        if (section?.contains(document.activeElement)) goBack()
        region.current = null
      }
    },
    [goBack],
  )

  useLayoutEffect(() => {
    const element = region.current
    if (!isShowing || !element) return
    element.style.setProperty('--toast-width', `${snackbarLayout.width}px`)
    element.style.setProperty('--toast-gap', `${snackbarLayout.gap}px`)
    element.style.setProperty('--toast-offset', `${snackbarLayout.offset}px`)
    const reach = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      if (element.contains(document.activeElement)) goBack()
      else element.focus()
    }
    document.addEventListener('keydown', reach)
    const letGo = standAboveFoot(element)
    return () => {
      document.removeEventListener('keydown', reach)
      letGo()
    }
  }, [isShowing, goBack])

  if (!isShowing) return null
  return (
    <section
      ref={hold}
      id="toasts"
      aria-label="Notifications"
      tabIndex={-1}
      className={styles.region}
      data-print="hidden"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget
      }}
    >
      <ol className={styles.stack}>
        {shown.map(({ id, preset, toast }) => (
          <Toast
            key={id}
            toast={toast}
            preset={preset}
            onClose={(item) => {
              // The focus must not fall out of the page together with the toast that held it.
              const others = [...(region.current?.querySelectorAll<HTMLElement>('button') ?? [])]
              const next = others.find((button) => !item?.contains(button))
              if (item?.contains(document.activeElement)) {
                if (next) next.focus()
                else goBack()
              }
              toaster.send({ type: 'toast.dismiss', id })
            }}
          />
        ))}
      </ol>
    </section>
  )
}

/** Keeps the toasts above a bar at the foot of the window, which carries `data-foot`, wherever it stands just now. */
function standAboveFoot(region: HTMLElement) {
  const stand = () => {
    const { clientHeight } = document.documentElement
    const foot = document.querySelector('[data-foot]')?.getBoundingClientRect()
    const isInTheWay = foot && foot.bottom > clientHeight - region.offsetHeight - snackbarLayout.offset
    region.style.setProperty('--toast-foot', `${isInTheWay ? Math.max(0, clientHeight - foot.top) : 0}px`)
  }
  stand()
  // A bar that comes or goes makes the page longer or shorter.
  const resized = new ResizeObserver(stand)
  resized.observe(region)
  resized.observe(document.body)
  addEventListener('scroll', stand, { passive: true })
  return () => {
    resized.disconnect()
    removeEventListener('scroll', stand)
  }
}

function Toast({
  toast,
  preset,
  onClose,
}: {
  toast: ToastActor
  preset: ToastPresetName
  onClose: (item: HTMLLIElement | null) => void
}) {
  const { title, description, role, link } = useSelector(toast, selectMessage)
  const offset = useSelector(toast, selectOffset)
  const item = useRef<HTMLLIElement>(null)
  const swipeStart = useRef<number>(null)

  useEffect(() => {
    item.current?.style.setProperty('translate', `${offset}px 0`)
  }, [offset])
  useEffect(() => {
    const report = () =>
      toast.send({ type: document.hidden ? 'toast.pause' : 'toast.resume', hold: 'hidden' })
    if (document.hidden) report()
    document.addEventListener('visibilitychange', report)
    return () => document.removeEventListener('visibilitychange', report)
  }, [toast])

  const pause = (hold: ToastHold) => toast.send({ type: 'toast.pause', hold })
  const resume = (hold: ToastHold) => toast.send({ type: 'toast.resume', hold })
  const swiped = ({ clientX }: PointerEvent) => clientX - (swipeStart.current ?? clientX)

  return (
    <li
      ref={item}
      className={[styles.toast, preset === 'snackbar' && styles.small, role === 'alert' && styles.alert]
        .filter(Boolean)
        .join(' ')}
      onPointerEnter={() => pause('hover')}
      onPointerLeave={() => resume('hover')}
      onFocus={() => pause('focus')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) resume('focus')
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // A dialog below stays.
        event.preventDefault()
        onClose(item.current)
      }}
      onPointerDown={(event) => {
        const isOnControl = event.target instanceof Element && event.target.closest('a, button')
        if (isOnControl || event.button !== 0) return
        swipeStart.current = event.clientX
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (swipeStart.current !== null) toast.send({ type: 'swipe.moved', distance: swiped(event) })
      }}
      onPointerUp={(event) => {
        if (swipeStart.current !== null) toast.send({ type: 'swipe.ended', distance: swiped(event) })
        swipeStart.current = null
      }}
      onPointerCancel={() => {
        if (swipeStart.current !== null) toast.send({ type: 'swipe.ended', distance: 0 })
        swipeStart.current = null
      }}
    >
      <Icon name={role === 'alert' ? 'warning' : 'check'} className={styles.mark} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
        {link && (
          <Link {...link.link} className={styles.link}>
            {link.label}
          </Link>
        )}
      </div>
      <IconButton icon="close" label="Close notification" onPress={() => onClose(item.current)} />
    </li>
  )
}
