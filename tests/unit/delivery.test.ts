import { expect, test } from 'vitest'
import { type DeliveryNotice, deliveryText } from '~/data/site/deliveryMessages'
import { addressOfTry, mayReload, RELOAD_REST_MS } from '~/data/site/retrying'

test('a tab loads itself anew once in 30 seconds at most, whatever it has stored of the last time', () => {
  const now = 1_000_000
  expect(RELOAD_REST_MS).toBe(30_000)
  expect(mayReload(now - 29_999, now)).toBe(false)
  expect(mayReload(now - 30_000, now)).toBe(true)
  for (const stored of [undefined, null, '', 'yesterday', Number.NaN, now + 1, {}])
    expect(mayReload(stored, now), String(stored)).toBe(true)
})

test('only a device without a connection is told that it has none', () => {
  const notices: readonly DeliveryNotice[] = [
    { kind: 'late', part: 'page' },
    { kind: 'missing', parts: ['app', 'part'] },
    { kind: 'retrying', parts: ['section'] },
    { kind: 'updated' },
  ]
  for (const notice of notices) expect(deliveryText(notice, true)).not.toMatch(/offline/)
  for (const notice of notices.slice(0, 3)) expect(deliveryText(notice, false)).toMatch(/offline/)
})

test('another try has another address, and the first one its own', () => {
  expect([1, 2, 3].map((tried) => addressOfTry('/data/1/home.json', tried))).toEqual([
    '/data/1/home.json',
    '/data/1/home.json?again=2',
    '/data/1/home.json?again=3',
  ])
})
