import { useSelector } from '@xstate/react'
import { createActor } from 'xstate'
import type { UploadContext } from '~/data/tools/uploadRules'
import {
  selectAnnouncement,
  selectCanCancel,
  selectFileName,
  selectIsAgain,
  selectIsUnderWay,
  selectProgress,
  selectRefusal,
  type UploadActor,
  uploadMachine,
} from '~/machines/upload.machine'
import { Button } from '~/ui/kit/Button'
import { Icon } from '~/ui/kit/Icon'
import { Progress } from '~/ui/kit/Progress'
import styles from './UploadBox.module.css'

export const startUpload = (screen: UploadContext) =>
  createActor(uploadMachine, { input: { screen } }).start()

/** What a screen reader hears at 0, 50 and 100 percent. */
export function Announcement({ upload }: { upload: UploadActor }) {
  return useSelector(upload, selectAnnouncement)
}

/** Why the file is not accepted. Each refusal is an element of its own: the same words once more would not be read out. */
export function Refusal({ upload }: { upload: UploadActor }) {
  const refusal = useSelector(upload, selectRefusal)
  const isAgain = useSelector(upload, selectIsAgain)
  if (refusal === null) return null
  return (
    <p key={String(isAgain)} className={styles.refusal}>
      <Icon name="warning" />
      {refusal}
    </p>
  )
}

/** The chosen file on its way: its name, as text and nothing else, how far it is, and how to stop it. */
export function UnderWay({
  upload,
  action,
  onCancelled,
}: {
  upload: UploadActor
  /** §2.23: stands there only once a file is chosen. */
  action: string | undefined
  onCancelled: () => void
}) {
  const fileName = useSelector(upload, selectFileName)
  const progress = useSelector(upload, selectProgress)
  const isUnderWay = useSelector(upload, selectIsUnderWay)
  const canCancel = useSelector(upload, selectCanCancel)
  if (fileName === null) return null
  return (
    <div className={styles.underWay}>
      <p className={styles.file}>
        <Icon name="file" />
        <bdi className={styles.name}>{fileName}</bdi>
        {isUnderWay && <span className={styles.percent}>{progress}%</span>}
      </p>
      {isUnderWay && <Progress value={progress} label="Upload progress" hideLabel />}
      <div className={styles.actions}>
        {action && <Button onPress={() => upload.send({ type: 'analysis.request' })}>{action}</Button>}
        {canCancel && (
          <Button
            variant="secondary"
            onPress={() => {
              upload.send({ type: 'upload.cancel' })
              onCancelled()
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </div>
  )
}
