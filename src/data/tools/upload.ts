import { type Extension, type UploadContext, uploadRules } from './uploadRules'

/** A file as a browser describes it before anything is read. */
export type FileFacts = Readonly<{ name: string; size: number; type: string }>

/** Largest file, in bytes: 5 MB. */
export const UPLOAD_LIMIT_BYTES = 5 * 1024 * 1024

/** §4, §9: progress rises by 10 every 200 ms; one second after 100 the next page opens. */
export const UPLOAD_STEP = 10
export const UPLOAD_STEP_MS = 200
export const UPLOAD_SETTLE_MS = 1000

/** What browsers report for each ending; a Windows with Excel calls a CSV file an Excel one. */
const mediaTypes: Readonly<Record<Extension, readonly string[]>> = {
  '.csv': [
    'text/csv',
    'text/plain',
    'application/csv',
    'text/comma-separated-values',
    'application/vnd.ms-excel',
  ],
  '.xlsx': ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  '.xls': ['application/vnd.ms-excel', 'application/excel', 'application/x-msexcel'],
  '.pdf': ['application/pdf', 'application/x-pdf'],
  '.doc': ['application/msword'],
  '.docx': ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
}

/** A browser that does not know a type says nothing or one of these. */
const unknownTypes = ['', 'application/octet-stream']

/** The ending in small letters, or nothing for a name such as `notes` or `.csv`. */
function extensionOf(name: string): string | undefined {
  const trimmed = name.trim().toLowerCase()
  const dot = trimmed.lastIndexOf('.')
  return dot > 0 && dot < trimmed.length - 1 ? trimmed.slice(dot) : undefined
}

export type FileCheck = Readonly<{ kind: 'ok' }> | Readonly<{ kind: 'refused'; message: string }>

const refused = (problem: string, context: UploadContext): FileCheck => ({
  kind: 'refused',
  message: `${problem} Choose ${uploadRules[context].accepted} of up to 5 MB.`,
})

/** Whether a screen accepts the file. The name is never part of the message, so its characters cannot matter. */
export function checkFile({ name, size, type }: FileFacts, context: UploadContext): FileCheck {
  const ending = extensionOf(name)
  if (ending === undefined)
    return refused('The name of this file has no ending that shows its type.', context)

  const extension = uploadRules[context].extensions.find((allowed) => allowed === ending)
  if (extension === undefined) return refused('This type of file is not accepted here.', context)

  const mediaType = type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!unknownTypes.includes(mediaType) && !mediaTypes[extension].includes(mediaType)) {
    return refused(`This file is named ${extension}, but it holds something else.`, context)
  }
  if (!(size > 0)) return refused('This file is empty.', context)
  if (size > UPLOAD_LIMIT_BYTES) return refused('This file is too large.', context)
  return { kind: 'ok' }
}
