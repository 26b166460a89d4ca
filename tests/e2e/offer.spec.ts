import { courses } from '~/data/courses/courses'
import { expect, test, waitForHydration } from '../support/page'

const windows = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** A long title, a short course, a course of a day, and one of each kind of register status. */
const kinds = [1, 2, 3, 5, 21, 113, 122]

for (const size of windows)
  test(`price, status and enquiry stay in sight on a course page of ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const { slug, price } of courses.filter(({ id }) => kinds.includes(id))) {
      await page.goto(`/courses/${slug}`)
      await waitForHydration(page)
      for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
        // Parts that come late make the page longer.
        const inSight = await page.evaluate(async (share) => {
          const end = () => (document.documentElement.scrollHeight - innerHeight) * share
          for (let tries = 0; tries < 20 && Math.abs(scrollY - end()) > 1; tries += 1) {
            scrollTo({ top: end(), behavior: 'instant' })
            await new Promise((resolve) => setTimeout(resolve, 100))
          }
          /** The words that really show, of those that stand wholly in the window. */
          const shown = [...document.querySelectorAll('[aria-labelledby="summary-title"] *')]
            .filter((element) => {
              const { left, top, right, bottom, width } = element.getBoundingClientRect()
              const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
              return width > 1 && top >= 0 && bottom <= innerHeight && hit !== null && element.contains(hit)
            })
            .map((element) => element.textContent)
          const foot = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
          return { shown, below: document.documentElement.scrollHeight - scrollY - foot }
        }, part)
        const where = `${slug} at ${part}`
        expect(inSight.shown, where).toContain(price)
        expect(inSight.shown.join(), where).toMatch(/Enquire|Ask which version/)
        expect(inSight.shown.join(), where).toMatch(/Current|Superseded|Short course|To be confirmed|Ending/)
        // Nothing but the room for a bar at the foot follows the footer.
        if (part === 1) expect(inSight.below, where).toBeLessThan(90)
      }
    }
  })

test('the form of a course is one press away, wherever one is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/courses/${courses[0]?.slug}`)
  await waitForHydration(page)
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  await page.getByRole('region', { name: 'Summary' }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Enquire Now' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused()
})

test('a printed course has its words and neither navigation, form nor skip link over them', async ({
  page,
}) => {
  await page.goto(`/courses/${courses[0]?.slug}`)
  await page.emulateMedia({ media: 'print' })
  for (const name of [/Entry Requirements/, /Payment Options/])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Skip to main content')).toBeHidden()
  for (const landmark of [page.getByRole('navigation', { name: /main/i }), page.locator('main form')])
    await expect(landmark).toBeHidden()
})
