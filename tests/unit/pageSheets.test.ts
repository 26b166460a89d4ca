import { describe, expect, it } from 'vitest'
import { rulesFor, rulesOf } from '../../build/pageSheets'

const sheet =
  '@layer kit,components;@layer kit{._card_12ten_2{color:red}._card_12ten_2:hover{color:blue}@media (width>=48rem){._other_9zzzz_4{gap:1px}}@keyframes _turn_9zzzz_9{to{rotate:1turn}}}@layer components{._other_9zzzz_2{gap:2px}}:root{--a:1px}'

describe('rulesFor', () => {
  it('keeps every rule of a module that something is drawn by, and what is of none', () => {
    expect(rulesFor('<p class="_title_12ten_40">', rulesOf(sheet))).toBe(
      '@layer kit,components;@layer kit{._card_12ten_2{color:red}._card_12ten_2:hover{color:blue}}:root{--a:1px}',
    )
  })

  it('keeps the whole sheet of a page that has all of its modules', () => {
    const html = '<p class="_card_12ten_2 _other_9zzzz_2">'
    expect(rulesFor(html, rulesOf(sheet))).toBe(sheet)
  })

  it('keeps a rule that stands for several modules where one is shown', () => {
    const both = '@layer kit{._card_12ten_2,._other_9zzzz_2{color:red}}'
    expect(rulesFor('<p class="_other_9zzzz_2">', rulesOf(both))).toBe(both)
  })
})
