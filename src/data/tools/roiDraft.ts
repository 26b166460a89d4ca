import type { RoiField } from './roi'
import { forEachRoiField } from './roiFigures'

/** Longer than anything that can be read as a number. */
const DRAFT_CHARACTERS = 60

/** A calculation that was begun from other figures is another draft. */
export const roiDraftName = (asked: string) => `roi ${asked}`

/** What a device kept of the calculator's boxes: the texts of those that it knows. */
export function roiDraftOf(value: unknown): Partial<Record<RoiField, string>> {
  const kept = typeof value === 'object' && value !== null ? value : {}
  const texts = forEachRoiField((field) => {
    const text: unknown = Object.getOwnPropertyDescriptor(kept, field)?.value
    return typeof text === 'string' && text.length <= DRAFT_CHARACTERS ? text : null
  })
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null))
}
