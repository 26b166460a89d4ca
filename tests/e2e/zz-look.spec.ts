import { test, waitForHydration } from '../support/page'
const shot = async (page, name) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.screenshot({ path: `/tmp/look/${name}-${colorScheme}.jpg`, type: 'jpeg', quality: 70, fullPage: true })
  }
}
for (const width of [360, 1440]) {
  test(`look ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
    await page.addInitScript(() => localStorage.setItem('lyrebird.course-finder', JSON.stringify({ learningGoal: 'upskill', subjectInterest: 'languages', preferences: { status: 'Student', level: 'Diploma', startDate: '2026-02-09' } })))
    for (const step of ['', '?step=subject', '?step=preferences', '?step=details']) {
      await page.goto(`/course-wizard${step}`)
      await waitForHydration(page)
      await shot(page, `wizard${step.slice(6)}-${width}`)
    }
    for (const q of ['', '?ids=1,2,3', '?ids=1,5&differences=true']) {
      await page.goto(`/courses/compare${q}`)
      await waitForHydration(page)
      await shot(page, `compare${q.slice(5).replace(/\W/g, '')}-${width}`)
    }
    await page.goto('/terms-of-service').catch(() => {})
    await page.goto('/courses')
    await waitForHydration(page)
    await page.getByLabel('E-mail address').fill('mia@mail.example')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('region', { name: 'Notifications' }).waitFor()
    await page.screenshot({ path: `/tmp/look/toast-${width}.jpg`, type: 'jpeg' })
  })
}
