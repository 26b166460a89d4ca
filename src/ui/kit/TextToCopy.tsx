import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { type ShareActor, selectTextToCopy } from '~/machines/share.machine'
import styles from './TextToCopy.module.css'

/** Shown when the browser refuses both ways of sharing: the text is selected and waits for the visitor's own copy. */
export function TextToCopy({ share, what }: { share: ShareActor; what: 'text' | 'link' }) {
  const text = useSelector(share, selectTextToCopy)
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => {
    if (text === null) return
    box.current?.focus()
    box.current?.select()
  }, [text])
  if (text === null) return null
  return (
    <div className={styles.copy}>
      <label htmlFor={id}>Your browser does not let this page share or copy. Copy the {what} yourself:</label>
      <textarea id={id} ref={box} readOnly value={text} rows={what === 'text' ? 6 : 3} />
    </div>
  )
}
