import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { company } from '~/data/company'
import { acceptAttribute, uploadRules } from '~/data/tools/uploadRules'
import { Button } from '~/ui/kit/Button'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import { WithoutScript } from '~/ui/kit/WithoutScript'
import styles from './UploadBox.module.css'
import type { UploadSession } from './uploadSession'

const nothingYet = () => undefined

/**
 * §2.18, §2.21, §2.23: a file input, onto which a file may also be dropped. The file itself is never read and never
 * leaves the device; only its name goes on to the next page.
 */
export function UploadBox({
  upload,
  label,
  hint,
  generate,
  proceed,
}: {
  /** From `useUpload`, in a component that stays as long as the upload is to last. */
  upload: UploadSession
  /** On the button that opens the file picker. */
  label: string
  hint?: ReactNode
  /** A button that stands there only once a file is chosen. */
  generate?: string
  /** A button that stands there always, and asks for a file where there is none. */
  proceed?: string
}) {
  const { screen } = upload
  const parts = useSyncExternalStore(upload.subscribe, upload.parts, nothingYet)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    // A file may have been chosen before this script arrived.
    const [early] = input.current?.files ?? []
    if (early) void upload.choose(early)
  }, [upload])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way to do what the input does
    <div
      className={styles.box}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        void (file ? upload.choose(file) : upload.request())
      }}
      onPointerEnter={upload.prepare}
      onFocus={upload.prepare}
    >
      <input
        ref={input}
        id={id}
        type="file"
        accept={acceptAttribute(screen)}
        className={`visually-hidden ${styles.input}`}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void upload.choose(file)
          // The same file may be chosen again after a refusal.
          currentTarget.value = ''
        }}
      />
      <label htmlFor={id} className={styles.choose}>
        <Icon name="upload" />
        {label}
      </label>
      <WithoutScript>
        Choosing a file needs JavaScript. Write to{' '}
        <Link href={`mailto:${company.email.support}`}>{company.email.support}</Link> instead.
      </WithoutScript>
      <div data-needs-script="" id={`${id}-hint`} className={styles.hint}>
        <p>Choose or drop {uploadRules[screen].accepted} of up to 5 MB. It stays on your device.</p>
        {hint && <p>{hint}</p>}
      </div>
      <div role="alert">{parts && <parts.Refusal upload={parts.upload} />}</div>
      {parts && (
        <parts.UnderWay upload={parts.upload} action={generate} onCancelled={() => input.current?.focus()} />
      )}
      {proceed && (
        <p>
          <Button variant="secondary" onPress={() => void upload.request()}>
            {proceed}
          </Button>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {parts && <parts.Announcement upload={parts.upload} />}
      </p>
    </div>
  )
}
