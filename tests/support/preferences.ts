import type { CDPSession, Page } from '@playwright/test'

/** How somebody has set up their browser, and how large its window is. */
export interface Preference {
  name: string
  width: number
  height?: number
  /** The text size that the browser begins with, of which 16 is usual. */
  text?: number
  media?: Readonly<Record<string, string>>
  /** Criterion 1.4.12: lines, paragraphs, letters and words apart. */
  isSpaced?: boolean
  direction?: 'rtl'
}

const widths = [320, 360, 390, 480, 640, 768, 900, 1024, 1280, 1440, 1920]

const feature = (name: string, feature: string, value: string): Preference => ({
  name,
  width: 360,
  media: { [feature]: value },
})

export const preferences: readonly Preference[] = [
  ...widths.map((width) => ({ name: 'nothing in particular', width })),
  ...[320, 360, 768, 1280, 1440].map((width) => ({ name: 'more space in text', width, isSpaced: true })),
  ...[360, 1440].flatMap((width) => [20, 32].map((text) => ({ name: `text of ${text} px`, width, text }))),
  { name: '400 % of a window of 1280 by 1024 px', width: 320, height: 256 },
  { name: '200 % of a window of 1280 by 720 px', width: 640, height: 360 },
  ...[360, 1440].map((width) => ({ name: 'from right to left', width, direction: 'rtl' as const })),
  feature('forced colours', 'forced-colors', 'active'),
  feature('more contrast', 'prefers-contrast', 'more'),
  feature('less motion', 'prefers-reduced-motion', 'reduce'),
  feature('less transparency', 'prefers-reduced-transparency', 'reduce'),
  feature('dark', 'prefers-color-scheme', 'dark'),
  { name: 'on paper', width: 680, media: { print: '' } },
]

/** What a person who reads with the spacing of criterion 1.4.12 adds to every page. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** Sets the browser up, and waits until the page has followed. */
export async function prefer(page: Page, session: CDPSession, preference: Preference) {
  const { width, height = 800, text = 16, media = {}, isSpaced = false, direction = 'ltr' } = preference
  await session.send('Emulation.setEmulatedMedia', {
    media: 'print' in media ? 'print' : 'screen',
    features: Object.entries(media)
      .filter(([name]) => name !== 'print')
      .map(([name, value]) => ({ name, value })),
  })
  await session.send('Page.setFontSizes', { fontSizes: { standard: text } })
  await page.setViewportSize({ width, height })
  await page.evaluate(
    async ([rules, dir]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = rules ? [sheet] : []
      document.documentElement.dir = dir
      // What watches sizes answers in the frame after.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    },
    [isSpaced ? SPACED : '', direction] as const,
  )
}
