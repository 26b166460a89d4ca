import { uploadFirst } from '~/data/site/messages'
import type { FileFacts } from '~/data/tools/upload'
import type { UploadContext } from '~/data/tools/uploadRules'
import type { UploadActor } from '~/machines/upload.machine'
import { importWithRetry } from '~/ui/site/importWithRetry'
import type { UploadPort } from './UploadPort'
import type { Announcement, Refusal, UnderWay } from './uploadParts'

/** What only somebody who uploads needs: the machine, and what draws it. */
interface UploadParts {
  upload: UploadActor
  Announcement: typeof Announcement
  Refusal: typeof Refusal
  UnderWay: typeof UnderWay
}

const fetchParts = importWithRetry(() => import('./uploadParts'))

/**
 * Fetches the machine of an upload when the first file is chosen, so that pages which merely offer an upload stay
 * small. Until then there is nothing to remember but that it has not begun.
 */
export function createUploadSession(screen: UploadContext, port: UploadPort) {
  let parts: UploadParts | undefined
  const listeners = new Set<() => void>()

  async function begun(): Promise<UploadActor> {
    const { startUpload, ...drawn } = await fetchParts()
    if (!parts) {
      const upload = startUpload(screen)
      upload.on('upload.finished', ({ fileName }) => port.onFinished(fileName))
      upload.on('file.missing', () => port.onRefused({ title: uploadFirst }))
      parts = { upload, ...drawn }
      for (const notify of listeners) notify()
    }
    return parts.upload
  }

  const send = (event: Parameters<UploadActor['send']>[0]) =>
    begun().then(
      (upload) => upload.send(event),
      () =>
        port.onRefused({ title: 'The upload could not be started', description: 'Choose the file again.' }),
    )

  return {
    screen,
    parts: () => parts,
    subscribe(notify: () => void) {
      listeners.add(notify)
      return () => {
        listeners.delete(notify)
      }
    },
    /** Fetches ahead, for instance when a pointer comes near; a failure shows when a file is chosen. */
    prepare() {
      fetchParts().catch(() => {})
    },
    choose: ({ name, size, type }: FileFacts) => send({ type: 'file.choose', file: { name, size, type } }),
    request: () => send({ type: 'analysis.request' }),
    stop() {
      parts?.upload.stop()
      parts = undefined
    },
  }
}
export type UploadSession = ReturnType<typeof createUploadSession>
