import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chipsOf, PREVIEW_CHARACTERS, previewText } from '~/data/courses/limits'
import { FRESH_MS, RETRIES, retryDelay } from '~/data/site/retrying'
import { snackbarLayout, toastPresets } from '~/data/site/toastPresets'

test('a preview is the first 80 characters and an ellipsis', () => {
  expect(previewText('a'.repeat(80))).toBe('a'.repeat(80))
  expect(previewText('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`)
  expect(previewText(`a${'😀'.repeat(90)}`)).toBe(`a${'😀'.repeat(79)}…`)
  expect(previewText(`${'a'.repeat(79)} and more`)).toBe(`${'a'.repeat(79)}…`)
})

test('a preview ends with a whole word, and with no comma before the ellipsis', () => {
  expect(previewText(`${'a'.repeat(70)} words that go on`)).toBe(`${'a'.repeat(70)} words…`)
  expect(previewText(`${'a'.repeat(70)}, wordsthatgoon`)).toBe(`${'a'.repeat(70)}…`)
  expect(previewText(`${'a'.repeat(74)} words go on`)).toBe(`${'a'.repeat(74)} words…`)
})

test('a preview is a beginning of the text, never longer than its limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const preview = previewText(text)
      const shown = preview === text ? text : preview.slice(0, -1)
      expect(text.startsWith(shown)).toBe(true)
      expect(Array.from(shown).length).toBeLessThanOrEqual(PREVIEW_CHARACTERS)
    }),
    { numRuns: 1000 },
  )
})

test('chips show three and count the rest', () => {
  expect(chipsOf(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], more: 2 })
  expect(chipsOf(['a'])).toEqual({ shown: ['a'], more: 0 })
})

test('both kinds of toast have the figures of §9', () => {
  expect(toastPresets).toMatchObject({
    notice: { limit: 1, duration: 5000, swipeThreshold: 50, removalDelay: 1_000_000 },
    snackbar: { limit: 3, duration: 4000, swipeThreshold: 20 },
  })
  expect(snackbarLayout).toEqual({ width: 356, gap: 14, offset: 32 })
})

test('a retrieval has the figures of §7: three retries, 1 s doubled and 30 s at most, five minutes', () => {
  expect(RETRIES).toBe(3)
  expect([1, 2, 3, 4, 5, 6, 60].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  expect(FRESH_MS).toBe(300_000)
})
