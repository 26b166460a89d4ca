import type { Page } from '@playwright/test'
import { expect, testInSharedTab, waitForHydration } from '../support/page'
import { inChunks, kindOf, onePathPerKind } from '../support/sitePages'

/** From loading a page to pressing what most people come for. */
const MOST_PRESSES = 12

/** How the name begins of what most people come to each kind of page for. */
const mainActions: Readonly<Record<string, string>> = {
  home: 'Change careers',
  catalogue: 'View Course',
  course: 'Enquire',
  compare: 'Add to comparison',
  shortlist: 'See all courses',
  categories: 'Browse ',
  category: 'View Course',
  simpleCategory: 'View Course',
  services: 'Request Proposal',
  service: 'Request Proposal',
  programs: 'View Program',
  program: 'Enquire Now',
  forOrganisations: 'Request Proposal',
  organizations: 'Calculate Your ROI',
  employment: 'Start the career wizard',
  courseWizard: 'Change careers',
  careerWizard: 'Your current role',
  roiCalculator: 'Current training cost',
  blog: 'How to ',
  article: 'Start with the code',
  careers: 'Accounting and bookkeeping',
  careersByArea: 'Health and community',
  career: 'Bookkeeper',
  role: 'Browse all courses',
  contact: 'First name',
  faq: 'Courses and qualifications',
  enrolling: 'Find a course',
  studying: 'Browse courses',
  termsOfService: 'Age of majority',
  analysis: 'Choose a file',
  searchDemo: 'What are you looking for?',
  onThisDevice: 'See all courses',
  comingSoon: 'Academic',
  openData: 'Courses for a spreadsheet',
  accessibility: 'support@',
  keyboard: 'Use single keys',
  '/machines': 'What each machine is for',
  '/machines/$id': 'Find in this machine',
  '/machines/open': 'Your machine',
}

/** How many presses lead from loading the page to the control, by way of a skip link, and press it; or more than may be. */
async function pressesTo(page: Page, path: string, skips: number, name: string) {
  await page.goto(path)
  await waitForHydration(page)
  // What runs a machine is fetched once its page stands.
  if (path.startsWith('/machines/')) await expect(page.getByLabel(name)).toBeVisible()
  for (let press = 0; press < skips; press += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  for (let presses = skips + 2; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab')
    const isThere = await page.evaluate((begins) => {
      const focused = document.activeElement
      const labels = (focused as HTMLInputElement | null)?.labels
      const caption = document.getElementById(focused?.getAttribute('aria-labelledby') ?? '')
      const words = focused?.getAttribute('aria-label') ?? (caption ?? labels?.[0] ?? focused)?.textContent
      return words?.trim().startsWith(begins) ?? false
    }, name)
    if (isThere) return presses + 1
  }
  return MOST_PRESSES + 1
}

for (const paths of inChunks(onePathPerKind, 10))
  testInSharedTab(`few presses lead to what most people come for: ${paths.join(' ')}`, async ({ page }) => {
    const far: string[] = []
    for (const path of paths) {
      const name = mainActions[kindOf(path)]
      if (name === undefined) far.push(`${path}: nobody says what most people come for to ${kindOf(path)}`)
      else if ((await pressesTo(page, path, 1, name)) > MOST_PRESSES) {
        const hasResults = (await page.locator('#results').count()) > 0
        if (!hasResults || (await pressesTo(page, path, 2, name)) > MOST_PRESSES)
          far.push(`${path}: more than ${MOST_PRESSES} presses to “${name}”`)
      }
    }
    expect(far).toEqual([])
  })
