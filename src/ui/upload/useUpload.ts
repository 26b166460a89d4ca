import { use, useEffect, useMemo } from 'react'
import type { UploadContext } from '~/data/tools/uploadRules'
import { UploadPort } from './UploadPort'
import { createUploadSession } from './uploadSession'

/** The one upload of a page: it goes on while the box that shows it is out of sight, and ends with the page. */
export function useUpload(screen: UploadContext) {
  const port = use(UploadPort)
  const upload = useMemo(() => createUploadSession(screen, port), [screen, port])
  useEffect(() => () => upload.stop(), [upload])
  return upload
}
