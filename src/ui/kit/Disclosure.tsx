import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Disclosure.module.css'

/**
 * A heading that opens what stands under it. A closed panel stays findable: the browser's search opens it and
 * `onToggle` hears of that too.
 */
export function Disclosure({
  title,
  isOpen,
  onToggle,
  level = 3,
  children,
  id,
}: {
  title: ReactNode
  isOpen: boolean
  onToggle: () => void
  level?: 2 | 3 | 4
  children: ReactNode
  id?: string
}) {
  const ownId = useId()
  const panelId = `${id ?? ownId}-panel`
  const panel = useRef<HTMLDivElement>(null)
  const Heading = `h${level}` as const

  useEffect(() => {
    const element = panel.current
    if (!element) return
    // React writes `hidden=""` for every truthy value, which the browser's search cannot open.
    if (isOpen) element.removeAttribute('hidden')
    else element.setAttribute('hidden', 'until-found')
    const found = () => onToggle()
    element.addEventListener('beforematch', found)
    return () => element.removeEventListener('beforematch', found)
  }, [isOpen, onToggle])

  return (
    <div className={styles.item} id={id}>
      <Heading className={styles.heading}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
        >
          <span>{title}</span>
          <span className={styles.mark} aria-hidden="true" />
        </button>
        <span data-without-script="">{title}</span>
      </Heading>
      <div id={panelId} ref={panel} className={styles.panel} hidden={!isOpen} data-opens="">
        <div className={styles.inside}>{children}</div>
      </div>
    </div>
  )
}
