import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chipsOf, PREVIEW_CHARACTERS, previewText } from '~/data/courses/limits'

test('a preview is the first 80 characters and an ellipsis', () => {
  expect(previewText('a'.repeat(80))).toBe('a'.repeat(80))
  expect(previewText('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`)
  expect(previewText(`a${'😀'.repeat(90)}`)).toBe(`a${'😀'.repeat(79)}…`)
  expect(previewText(`${'a'.repeat(79)} and more`)).toBe(`${'a'.repeat(79)}…`)
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
