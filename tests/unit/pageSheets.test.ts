import { describe, expect, it } from 'vitest'
import { modulesIn, rulesFor, rulesOf } from '../../build/pageSheets'

const sheet =
  '@layer kit,components;@layer kit{.card_12ade{color:red}.card_12ade:hover{color:blue}@media (width>=48rem){.other_9ffff{gap:1px}}@keyframes turn_9ffff{to{rotate:1turn}}}@layer components{.other_9ffff{gap:2px}}:root{--a:1px}'

describe('rulesFor', () => {
  it('keeps every rule of a module that something is drawn by, and what is of none', () => {
    expect(rulesFor(modulesIn('<p class="title_12ade">'), rulesOf(sheet))).toBe(
      '@layer kit,components;@layer kit{.card_12ade{color:red}.card_12ade:hover{color:blue}}:root{--a:1px}',
    )
  })

  it('keeps the whole sheet of a page that has all of its modules', () => {
    const html = '<p class="card_12ade other_9ffff">'
    expect(rulesFor(modulesIn(html), rulesOf(sheet))).toBe(sheet)
  })

  it('keeps a rule that stands for several modules where one is shown', () => {
    const both = '@layer kit{.card_12ade,.other_9ffff{color:red}}'
    expect(rulesFor(modulesIn('<p class="other_9ffff">'), rulesOf(both))).toBe(both)
  })
})
