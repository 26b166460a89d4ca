import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumFlags, findTestBrowser } from '../../build/findBrowser'
import { dist } from '../../build/paths'
import { type Preview, startPreview } from '../../build/previewServer'
import { onePathPerKind } from '../support/sitePages'

/*
 * Two engines beside axe, on one page of each kind: IBM's Equal Access, and HTML_CodeSniffer.
 */

const { resolve } = createRequire(import.meta.url)

interface Finding {
  rule: string
  message: string
  /** The beginning of the element's markup, or where it stands. */
  at: string
}

/** What an engine takes for a fault and is none: the rule, what tells the elements, and why it holds all the same. */
interface FalseAlarm {
  rule: string
  at: RegExp
  why: string
}

interface Judge {
  name: string
  script: string
  /** Runs in the page. */
  judge: () => Promise<Finding[]>
  falseAlarms: readonly FalseAlarm[]
}

const ibm: Judge = {
  name: 'IBM’s engine',
  script: resolve('accessibility-checker-engine/ace.js'),
  judge: async () => {
    const { ace } = window as unknown as {
      ace: {
        Checker: new () => {
          check: (
            page: Document,
            policies: string[],
          ) => Promise<{
            results: { ruleId: string; message: string; value: [string, string]; snippet: string }[]
          }>
        }
      }
    }
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ rule: ruleId, message, at: snippet }))
  },
  falseAlarms: [
    {
      rule: 'aria_article_label_unique',
      at: /^<article/,
      why: 'An article is no landmark. Each begins with a heading of its own, by which readers find it.',
    },
    {
      rule: 'label_ref_valid',
      at: /class="choose_/,
      why: 'The file field that it names stands beside it, hidden from sight alone.',
    },
  ],
}

const sniffer: Judge = {
  name: 'HTML_CodeSniffer',
  script: resolve('html_codesniffer/build/HTMLCS.js'),
  judge: async () => {
    const { HTMLCS } = window as unknown as {
      HTMLCS: {
        ERROR: number
        process: (standard: string, page: Document, done: () => void, failed: () => void) => void
        getMessages: () => { type: number; code: string; msg: string; element: Element }[]
      }
    }
    await new Promise<void>((resolve, reject) => HTMLCS.process('WCAG2AA', document, resolve, reject))
    return HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .map(({ code, msg, element }) => ({ rule: code, message: msg, at: element.outerHTML.slice(0, 200) }))
  },
  falseAlarms: [
    {
      rule: 'WCAG2AA.Principle3.Guideline3_2.3_2_2.H32.2',
      at: />(?:Search courses|What are you looking for\?)</,
      why: 'Enter submits its one field, and what is found stands below while it is typed.',
    },
  ],
}

let site: Preview
let browser: Browser
let page: Page

beforeAll(async () => {
  site = await startPreview({ port: 0, host: '127.0.0.1', dist })
  browser = await chromium.launch({ executablePath: await findTestBrowser(), args: [...chromiumFlags] })
  // The engines are put into the page, which its policy would forbid.
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })
  page = await context.newPage()
})

afterAll(async () => {
  await browser.close()
  await site.close()
})

describe.each([ibm, sniffer])('$name', ({ name, script, judge, falseAlarms }) => {
  const source = readFileSync(script, 'utf8')
  const heard = new Set<FalseAlarm>()

  test.each(onePathPerKind)(`${name} has nothing to say of %s`, { timeout: 60_000 }, async (path) => {
    await page.goto(new URL(path, site.url).href)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    // Parts below the first screen get their layout once the page is idle, which may be later than this.
    await page.evaluate(async () => {
      delete document.documentElement.dataset.first
      for (const details of document.querySelectorAll('details')) details.open = true
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    })
    await page.evaluate(source)
    const found = await page.evaluate(judge)
    const faults = found.filter((finding) => {
      const alarm = falseAlarms.find(({ rule, at }) => rule === finding.rule && at.test(finding.at))
      if (alarm) heard.add(alarm)
      return alarm === undefined
    })
    expect(faults.map(({ rule, message, at }) => `${rule}: ${message} ${at}`)).toEqual([])
  })

  test(`${name} notices a field without a name`, async () => {
    await page.setContent(
      '<html lang="en"><title>A form</title><main><h1>A form</h1><input name="q"></main></html>',
    )
    await page.evaluate(source)
    expect(await page.evaluate(judge)).not.toEqual([])
  })

  test(`what is no alarm of ${name} any more has no business in the list`, () => {
    expect(falseAlarms.filter((alarm) => !heard.has(alarm)).map(({ rule, at }) => `${rule} ${at}`)).toEqual(
      [],
    )
  })
})
