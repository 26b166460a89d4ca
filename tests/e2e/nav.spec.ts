import type { Page } from '@playwright/test'
import { axeViolations, expect, test, waitForHydration } from '../support/page'
import { tabTo } from '../support/screen'

const coursesButton = (page: Page) => page.getByRole('button', { name: 'Courses menu' })
const servicesButton = (page: Page) => page.getByRole('button', { name: 'Services menu' })
const coursesMenu = (page: Page) => page.locator('#menu-courses')
const servicesMenu = (page: Page) => page.locator('#menu-services')
const mobileMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

async function open(page: Page) {
  await page.goto('/contact')
  await waitForHydration(page)
}

test.describe('§2.29: the navigation by keyboard alone', () => {
  test('the Courses menu: arrow keys select a category, and Tab leads on to its courses', async ({
    page,
  }) => {
    await open(page)
    await tabTo(page, coursesButton(page))
    await expect(coursesMenu(page), 'focus alone opens nothing').toBeHidden()
    await page.keyboard.press('Enter')
    await expect(coursesMenu(page).getByRole('tablist', { name: 'Categories' })).toBeVisible()
    await expect(coursesMenu(page)).toMatchAriaSnapshot(`
      - /children: deep-equal
      - list:
        - /children: deep-equal
        - listitem:
          - link "All courses":
            - /url: /courses
        - listitem:
          - link "Browse by category":
            - /url: /categories
        - listitem:
          - link "Help me choose":
            - /url: /course-wizard
      - tablist "Categories":
        - /children: deep-equal
        - tab "Education & Training" [selected]
        - tab "Technology & IT"
        - tab "Creative & Business"
        - tab "Health & Community"
        - tab "Design & Digital"
      - tabpanel "Education & Training":
        - /children: deep-equal
        - heading "Education & Training" [level=2]
        - list:
          - /children: deep-equal
          - listitem:
            - link /^Certificate III in Early Childhood Education and Care/:
              - /url: /courses/certificate-iii-in-early-childhood-education-and-care
          - listitem:
            - link /^Auslan for Front Desks/:
              - /url: /courses/auslan-for-front-desks
          - listitem:
            - link /^Provide First Aid in an education and care setting/:
              - /url: /courses/provide-first-aid-in-an-education-and-care-setting
          - listitem:
            - link /^Certificate IV in Training and Assessment/:
              - /url: /courses/certificate-iv-in-training-and-assessment
          - listitem:
            - link /^English for Australian Workplaces/:
              - /url: /courses/english-for-australian-workplaces
          - listitem:
            - link "View all courses in Education & Training":
              - /url: /categories/education
    `)
    expect(await axeViolations(page)).toEqual([])

    const tab = (name: string) => coursesMenu(page).getByRole('tab', { name })
    const all = (name: string) => coursesMenu(page).getByRole('link', { name: `View all courses in ${name}` })
    await tabTo(page, tab('Education & Training'))
    await page.keyboard.press('ArrowUp')
    await expect(tab('Design & Digital'), 'the list goes round').toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(tab('Health & Community')).toBeFocused()
    await expect(coursesMenu(page).getByRole('heading')).toHaveText('Health & Community')
    await page.keyboard.press('Escape')
    await expect(coursesMenu(page)).toBeHidden()
    await expect(coursesButton(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await tabTo(page, tab('Education & Training'))
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await expect(tab('Technology & IT')).toBeFocused()
    await tabTo(page, all('Technology & IT'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/categories/technology')
    await expect(coursesMenu(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('the Services menu', async ({ page }) => {
    await open(page)
    await tabTo(page, servicesButton(page))
    await page.keyboard.press('Space')
    await expect(servicesMenu(page)).toMatchAriaSnapshot(`
      - /children: deep-equal
      - list:
        - /children: deep-equal
        - listitem:
          - link "All services":
            - /url: /services
        - listitem:
          - link "Workforce readiness":
            - /url: /services/workforce-readiness
        - listitem:
          - link "Compliance consulting":
            - /url: /services/compliance-consulting
        - listitem:
          - link "Employment pathways":
            - /url: /services/employment-pathways
        - listitem:
          - link "Academic and research support":
            - /url: /services/academic-research
        - listitem:
          - link "AI training":
            - /url: /services/ai-training
        - listitem:
          - link "AI auditing":
            - /url: /services/ai-auditing
        - listitem:
          - link "Research student services":
            - /url: /services/research-students
    `)
    await tabTo(page, servicesMenu(page).getByRole('link', { name: 'AI auditing' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/services/ai-auditing')
    await expect(servicesMenu(page)).toBeHidden()
  })

  test('leaving a menu with Tab closes it', async ({ page }) => {
    await open(page)
    await tabTo(page, servicesButton(page))
    await page.keyboard.press('Enter')
    await expect(servicesMenu(page)).toBeVisible()
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Programs' }))
    await expect(servicesMenu(page)).toBeHidden()
  })

  test('the menu of a small screen, a section of it, and back', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page)
    await tabTo(page, menuButton(page))
    await page.keyboard.press('Enter')
    await expect(mobileMenu(page)).toMatchAriaSnapshot(`
      - navigation "Menu":
        - /children: deep-equal
        - list:
          - /children: deep-equal
          - listitem:
            - link "Courses":
              - /url: /courses
          - listitem:
            - link "Services":
              - /url: /services
          - listitem:
            - link "Programs":
              - /url: /programs
          - listitem:
            - link "Organisations":
              - /url: /for-organisations
          - listitem:
            - link "Employment":
              - /url: /employment-pathways
          - listitem:
            - link "Research":
              - /url: /academic-research
          - listitem:
            - link "Resources":
              - /url: /resources
          - listitem:
            - link "About":
              - /url: /about
          - listitem:
            - link "Contact":
              - /url: /contact
          - listitem:
            - button "All services"
          - listitem:
            - text: Colours
            - button /^Colours follow your device/
    `)
    expect(await axeViolations(page)).toEqual([])
    await tabTo(page, page.getByRole('button', { name: 'All services' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Back to the menu' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'All services' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toBeFocused()
    await expect(mobileMenu(page)).toBeHidden()
  })
})

test('a category is selected by pointing at it and by a press', async ({ page }) => {
  await open(page)
  await coursesButton(page).click()
  const tab = (name: string) => coursesMenu(page).getByRole('tab', { name })
  await tab('Health & Community').hover()
  await expect(tab('Health & Community')).toHaveAttribute('aria-selected', 'true')
  await expect(coursesMenu(page).getByRole('heading')).toHaveText('Health & Community')
  await tab('Technology & IT').dispatchEvent('click')
  await expect(tab('Technology & IT')).toHaveAttribute('aria-selected', 'true')
})

test('a finger on a menu button opens the menu, and does not close it again at once', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/contact')
  await waitForHydration(page)
  await servicesButton(page).tap()
  await expect(servicesMenu(page)).toBeVisible()
  await page.waitForTimeout(700)
  await expect(servicesMenu(page)).toBeVisible()
  await servicesButton(page).tap()
  await expect(servicesMenu(page)).toBeHidden()
  await context.close()
})

test('on a later page of a list, its own number alone is the current page', async ({ page }) => {
  for (const query of ['?page=2', '?area=health&page=2']) {
    await page.goto(`/courses${query}`)
    await waitForHydration(page)
    const pages = page.getByRole('navigation', { name: 'Pages of courses' })
    await expect(pages.locator('[aria-current]')).toHaveText('Page 2')
  }
})
