import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeTooltip, WINDOW_EDGE } from '~/ui/site/placeTooltip'

const tooltip = { width: 120, height: 40 }
const phone = { width: 320, height: 640 }
const control = (left: number, top: number) => ({ left, top, width: 44, height: 44 })

test('a tooltip stands in the middle above its control', () => {
  expect(placeTooltip(control(100, 300), tooltip, phone)).toEqual({ left: 62, top: 260, side: 'above' })
})

test('at the upper edge of the window it stands below', () => {
  expect(placeTooltip(control(100, 12), tooltip, phone)).toMatchObject({ top: 56, side: 'below' })
  expect(placeTooltip(control(100, 40 + WINDOW_EDGE), tooltip, phone)?.side).toBe('above')
  expect(placeTooltip(control(100, 39 + WINDOW_EDGE), tooltip, phone)?.side).toBe('below')
})

test('a control that has left the window has no tooltip', () => {
  expect(placeTooltip(control(-44, 300), tooltip, phone)).toBeNull()
  expect(placeTooltip(control(320, 300), tooltip, phone)).toBeNull()
  expect(placeTooltip(control(100, -44), tooltip, phone)).toBeNull()
  expect(placeTooltip(control(100, 640), tooltip, phone)).toBeNull()
  expect(placeTooltip({ left: 0, top: 0, width: 0, height: 0 }, tooltip, phone)).toBeNull()
})

test('wherever the control is, the tooltip touches it and keeps clear of the edges beside it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: phone.width - 44 }),
      fc.integer({ min: 0, max: phone.height - 44 }),
      fc.integer({ min: 20, max: phone.width - 2 * WINDOW_EDGE }),
      fc.integer({ min: 20, max: 200 }),
      (left, top, width, height) => {
        const placed = placeTooltip(control(left, top), { width, height }, phone)
        expect(placed).not.toBeNull()
        if (!placed) return
        expect(placed.left).toBeGreaterThanOrEqual(WINDOW_EDGE)
        expect(placed.left + width).toBeLessThanOrEqual(phone.width - WINDOW_EDGE)
        expect(placed.top).toBeGreaterThanOrEqual(0)
        expect(placed.top + height).toBeLessThanOrEqual(phone.height)
        expect(placed.side === 'above' ? placed.top + height : placed.top).toBe(
          placed.side === 'above' ? top : top + 44,
        )
      },
    ),
  )
})
