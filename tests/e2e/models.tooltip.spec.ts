import { openCarousel, pointAt, tooltipPage } from '../pages/tooltip.page'
import { test } from '../support/page'
import { campaignOnPage } from '../support/pageCampaign'
import { agrees, walkOnPage } from '../support/pageModel'
import { shownTooltips } from '../support/tooltipsOnPage'

walkOnPage(tooltipPage)
campaignOnPage(tooltipPage)

test('a tooltip opens after 700 ms, and for 300 ms after it has closed the next one at once', async ({
  page,
}) => {
  await page.clock.install()
  await openCarousel(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  const move = (x: number, y: number) => page.mouse.move(x, y)
  const shows = (names: readonly string[]) => agrees(() => shownTooltips(page), names)

  await pointAt(page, 'Previous slide', move)
  await page.clock.runFor(699)
  await shows([])
  await page.clock.runFor(1)
  await shows(['Previous slide'])

  await page.mouse.move(2, 2)
  await shows([])
  await page.clock.runFor(299)
  await pointAt(page, 'Next slide', move)
  await shows(['Next slide'])

  await page.mouse.move(2, 2)
  await shows([])
  await page.clock.runFor(300)
  await pointAt(page, 'Previous slide', move)
  await page.clock.runFor(699)
  await shows([])
  await page.clock.runFor(1)
  await shows(['Previous slide'])
})
