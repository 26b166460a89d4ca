import type { Page } from '@playwright/test'
import { toComparedCourse } from '~/data/courses/compare.page'
import { compareRows, coursesToCompare, differs } from '~/data/courses/comparing'
import { courses } from '~/data/courses/courses'
import { axeViolations, expect, test, waitForHydration } from '../support/page'
import { backAtOnce, forbidStorage, stored, storeOnce, tabTo, widerThanPhone } from '../support/screen'

const SELECTION = 'lyrebird.comparison'

async function open(page: Page, address: string) {
  await page.goto(address)
  await waitForHydration(page)
}

const columns = (page: Page) => page.getByRole('columnheader').filter({ hasNotText: /^Title$/ })
const rows = (page: Page) => page.locator('tbody').getByRole('rowheader')
const add = (page: Page) => page.getByRole('button', { name: 'Add to comparison' })

test('without courses it says so and leads back', async ({ page }) => {
  await open(page, '/courses/compare')
  await expect(page.getByRole('heading', { name: 'No courses selected for comparison' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to Courses' }).click()
  await expect(page).toHaveURL('/courses')
})

test('the rows of §2.14 in order, for the courses that are known', async ({ page }) => {
  await open(page, '/courses/compare?ids=2,0,x,-4,999999,2,1')
  await expect(columns(page)).toHaveCount(2)
  await expect(page.getByRole('columnheader').first()).toHaveText('Title')
  const labels = compareRows.slice(1).map(({ label }) => new RegExp(`^${label}`))
  await expect(rows(page)).toHaveText(labels)
  await expect(page.getByRole('link', { name: /^View Course/ })).toHaveCount(2)
  expect(await stored(page, SELECTION)).toEqual([2, 1])
})

test('both addresses show the comparison; the first is canonical', async ({ page }) => {
  await open(page, '/compare?ids=1,2,3')
  await expect(columns(page)).toHaveCount(3)
  await open(page, '/compare?ids=1')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page).toHaveURL(/\/compare$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/courses\/compare$/)
})

test('only what differs can be shown, and the address says so', async ({ page }) => {
  await open(page, '/courses/compare?ids=1,2')
  const all = await rows(page).count()
  const compared = coursesToCompare(courses.map(toComparedCourse), [1, 2])
  const differing = compareRows.filter((row) => differs(row, compared)).length - 1
  expect(differing).toBeLessThan(all)
  await page.getByText('Show only what differs').click()
  await expect(page).toHaveURL('/courses/compare?ids=1,2&differences=true')
  await expect(rows(page)).toHaveCount(differing)
  await page.reload()
  await waitForHydration(page)
  await expect(rows(page)).toHaveCount(differing)
  await page.getByRole('checkbox', { name: 'Show only what differs' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/courses/compare?ids=1,2')
  await expect(rows(page)).toHaveCount(all)
})

test('courses go and come in place, by mouse', async ({ page }) => {
  await open(page, '/courses/compare?ids=1,2,3')
  await expect(add(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(add(page)).toHaveAccessibleDescription(
    'You can compare up to 3 courses. Remove one to add another.',
  )
  // Playwright takes aria-disabled for disabled; a visitor can press it all the same.
  await add(page).click({ force: true })
  await expect(columns(page)).toHaveCount(3)

  await page
    .getByRole('button', { name: /^Remove/ })
    .nth(1)
    .click()
  await expect(page).toHaveURL('/courses/compare?ids=1,3')
  await expect(page.getByRole('heading', { name: 'Compare Courses' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '2 courses side by side' })).toBeVisible()
  expect(await stored(page, SELECTION)).toEqual([1, 3])

  await page.getByLabel('Course', { exact: true }).selectOption('5')
  await add(page).click()
  await expect(page).toHaveURL('/courses/compare?ids=1,3,5')
  await expect(columns(page)).toHaveCount(3)
  expect(await stored(page, SELECTION)).toEqual([1, 3, 5])
  await page.goBack()
  await expect(columns(page)).toHaveCount(2)
  expect(await stored(page, SELECTION)).toEqual([1, 3])
})

test('a course moves to either side, by keyboard alone, and Back returns it', async ({ page }) => {
  await open(page, '/courses/compare?ids=1,2,3')
  const titles = [1, 2, 3].map((id) => courses.find((course) => course.id === id)?.title ?? '')
  const shows = async (...order: number[]) => {
    await expect(page).toHaveURL(`/courses/compare?ids=${order}`)
    await expect(columns(page)).toContainText(order.map((id) => titles[id - 1] ?? ''))
    await expect(page.locator('tbody tr').first().getByRole('cell')).toHaveText(
      order.map((id) => new RegExp(`${courses.find((course) => course.id === id)?.level}$`)),
    )
    expect(await stored(page, SELECTION)).toEqual(order)
  }
  const move = (id: number, side: string) =>
    page.getByRole('button', { name: `Move ${titles[id - 1]} ${side}`, exact: true })
  await tabTo(page, move(1, 'right'))
  await page.keyboard.press('Enter')
  await shows(2, 1, 3)
  await expect(move(1, 'right')).toBeFocused()
  await page.keyboard.press('Enter')
  await shows(2, 3, 1)
  await expect(move(1, 'right')).toBeFocused()
  await expect(move(1, 'right')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await shows(2, 3, 1)
  await page.goBack()
  await shows(2, 1, 3)
  await page.goBack()
  await shows(1, 2, 3)
  await page.setViewportSize({ width: 360, height: 740 })
  await move(3, 'left').click()
  await shows(1, 3, 2)
})

test('a visitor who goes back before the added course is drawn has not selected it', async ({ page }) => {
  await open(page, '/courses/compare?ids=1,3')
  await page.getByLabel('Course', { exact: true }).selectOption('5')
  await backAtOnce(page)
  await add(page).click()
  await page.locator('html[data-went-back]').waitFor({ state: 'attached' })
  await expect(page).toHaveURL('/courses/compare?ids=1,3')
  await expect(columns(page)).toHaveCount(2)
  expect(await stored(page, SELECTION)).toEqual([1, 3])
})

test('courses go and come in place, by keyboard alone', async ({ page }) => {
  await open(page, '/courses/compare?ids=1')
  const remove = page.getByRole('button', { name: /^Remove/ })
  await tabTo(page, remove)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/courses/compare')
  await expect(page.getByText('No courses selected for comparison')).toBeVisible()
  expect(await stored(page, SELECTION)).toEqual([])
  await tabTo(page, add(page))
  await page.keyboard.press('Enter')
  await expect(columns(page)).toHaveCount(1)
})

test('an address without courses leaves the selection alone and offers it', async ({ page }) => {
  await storeOnce(page, SELECTION, '[3,1]')
  await open(page, '/courses/compare')
  await page.getByRole('link', { name: 'Show the 2 you selected' }).click()
  await expect(page).toHaveURL('/courses/compare?ids=3,1')
  await expect(columns(page)).toHaveCount(2)
})

for (const damaged of ['{', '"x"', '{"ids":[1]}']) {
  test(`damaged selection ${damaged} counts as none`, async ({ page }) => {
    await storeOnce(page, SELECTION, damaged)
    await open(page, '/courses/compare')
    await expect(page.getByRole('link', { name: /you selected/ })).toHaveCount(0)
    await open(page, '/courses/compare?ids=1,2')
    await expect(columns(page)).toHaveCount(2)
  })
}

test('without storage courses can be compared all the same', async ({ page }) => {
  await forbidStorage(page)
  await open(page, '/courses/compare?ids=1,2')
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(columns(page)).toHaveCount(1)
})

test('it fits 320 px, axe has nothing to say, and it prints without controls', async ({ page }) => {
  await open(page, '/courses/compare?ids=1,2,3')
  expect(await axeViolations(page)).toEqual([])
  expect(await widerThanPhone(page)).toEqual([])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page)).toEqual([])
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(add(page)).toBeHidden()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
})

const region = (page: Page) => page.getByRole('region', { name: /side by side$/ })
const next = (page: Page) => page.getByRole('button', { name: 'Next course' })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous course' })

/** Which columns are seen whole, and how far the heads before the table are from those that they stand for. */
const seen = (page: Page) =>
  region(page).evaluate((element) => {
    const boxes = (found: Iterable<Element>) => [...found].map((one) => one.getBoundingClientRect())
    const columns = boxes(element.querySelectorAll('thead th + th'))
    const heads = boxes(document.querySelectorAll('[aria-label="Courses compared"] > li'))
    const away = columns.map(({ left }, index) => Math.abs(left - (heads[index]?.left ?? Number.NaN)))
    return {
      whole: columns.flatMap(({ left, right }, index) =>
        left > -1 && right < innerWidth + 1 ? [index + 1] : [],
      ),
      headsAway: Math.max(...away) > 1 ? away : 0,
      namesAtTheirPlace:
        new Set(
          boxes(element.querySelectorAll('tbody th > *')).map(({ left }) =>
            Math.round(left - element.getBoundingClientRect().left),
          ),
        ).size === 1,
    }
  })

/** Waits until those columns are seen whole, below their heads and with the names of the rows in place. */
const sees = (page: Page, ...whole: number[]) =>
  expect.poll(() => seen(page)).toEqual({ whole, headsAway: 0, namesAtTheirPlace: true })

/** Whether the heads are seen below the bar of the site while a row further down is read. */
const headsStay = (page: Page) =>
  page.evaluate(() => {
    const row = [...document.querySelectorAll('tbody tr')].at(-1)
    row?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const heads = document.querySelector('[aria-label="Courses compared"]')
    const bar = document.querySelector('header[data-site]')?.getBoundingClientRect()
    const box = heads?.getBoundingClientRect()
    const drawn = box && document.elementFromPoint(box.left + 60, (box.top + box.bottom) / 2)
    return Boolean(box && bar && Math.abs(box.top - bar.bottom) < 2 && heads?.contains(drawn ?? null))
  })

/** Moves a finger over the rows of the table, as far as that. */
async function swipe(page: Page, by: number) {
  await page.evaluate(() =>
    document.querySelector('tbody')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 180 + by * (part - 0.5), y: 400 }] })
  await touch('touchStart', 0)
  for (let part = 0.1; part <= 1; part += 0.1) await touch('touchMove', part)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

for (const scrollsBy of ['styles', 'script']) {
  test(`a phone shows two courses whole; button, key and finger reach the third, and heads follow by ${scrollsBy}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await open(page, '/courses/compare?ids=1,2,3')
    // As in a browser that knows no scroll timelines.
    if (scrollsBy === 'script')
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('* { animation: none !important }')
        document.adoptedStyleSheets.push(sheet)
      })
    const position = page.getByText(/^Courses? [\d and]+ of 3$/)
    await sees(page, 1, 2)
    await expect(position).toHaveText('Courses 1 and 2 of 3')
    await expect(previous(page)).toHaveAttribute('aria-disabled', 'true')
    await next(page).click()
    await sees(page, 2, 3)
    await expect(position).toHaveText('Courses 2 and 3 of 3')
    await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
    const copied = await page
      .getByRole('list', { name: 'Courses compared' })
      .evaluate((list) => list.scrollLeft)
    expect(copied > 0).toBe(scrollsBy === 'script')
    await previous(page).click()
    await sees(page, 1, 2)
    await tabTo(page, region(page))
    await page.keyboard.press('ArrowRight')
    await sees(page, 2, 3)
    await expect(position).toHaveText('Courses 2 and 3 of 3')
    await page.keyboard.press('ArrowLeft')
    await sees(page, 1, 2)
    await swipe(page, -140)
    await sees(page, 2, 3)
    await expect(position).toHaveText('Courses 2 and 3 of 3')
    await swipe(page, 140)
    await sees(page, 1, 2)
    expect(await headsStay(page)).toBe(true)
    // What is reached by Tab in a column out of view brings it into view.
    await tabTo(page, page.getByRole('link', { name: /^View Course/ }).nth(2))
    await sees(page, 2, 3)
    const { height = Number.NaN } = (await page.getByRole('table').boundingBox()) ?? {}
    expect(height).toBeLessThan(2.5 * 780)
  })
}

for (const width of [768, 1440]) {
  test(`at ${width} px all three courses stand side by side, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/courses/compare?ids=1,2,3')
    await sees(page, 1, 2, 3)
    await expect(next(page)).toHaveCount(0)
    await expect(region(page)).not.toHaveAttribute('tabindex')
    expect(await region(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await headsStay(page)).toBe(true)
  })
}

test('with text of twice the size a phone shows one course whole, and nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, '/courses/compare?ids=1,2,3')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await sees(page, 1)
  await expect(page.getByText('Course 1 of 3')).toBeVisible()
  await next(page).click()
  await sees(page, 2)
  const cutOff = page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('td, main > *, [aria-label="Courses compared"] > li')].flatMap(
        ({ scrollWidth, clientWidth, textContent }) => (scrollWidth > clientWidth + 1 ? [textContent] : []),
      ),
    )
  expect(await cutOff).toEqual([])
})

for (const width of [360, 768, 1440]) {
  test(`at ${width} px a screen reader hears a table, with the heads of its columns and rows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await open(page, '/courses/compare?ids=1,2,3')
    await expect(columns(page)).toHaveText(coursesToCompare(courses, [1, 2, 3]).map(({ title }) => title))
    const cdp = await page.context().newCDPSession(page)
    const { nodes } = await cdp.send('Accessibility.getFullAXTree')
    const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length
    // Some browsers take what is laid out as something else for something else.
    const displays = await page
      .getByRole('table')
      .evaluate((table) =>
        [table, ...table.querySelectorAll('thead, tbody, tfoot, tr, th, td')].map(
          (part) => getComputedStyle(part).display,
        ),
      )
    expect(displays.filter((display) => !display.startsWith('table'))).toEqual([])
    const rowCount = compareRows.length
    expect({
      tables: count('table'),
      columns: count('columnheader'),
      rows: count('rowheader'),
      cells: count('cell') + count('gridcell'),
    }).toEqual({ tables: 1, columns: 4, rows: rowCount, cells: 3 * rowCount })
  })

  test(`at ${width} px only what decides is marked, and what is the same stands once`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    const row = (label: string) => page.getByRole('row', { name: new RegExp(`^${label}`) })
    await open(page, '/courses/compare?ids=1,2,3')
    await expect(page.getByText(/^(equal )?(shortest|lowest|soonest)$/)).toHaveText([
      'shortest',
      'lowest',
      'soonest',
    ])
    await expect(row('Duration').getByRole('cell').last()).toHaveText('8 months shortest')
    await expect(row('Price').getByRole('cell').last()).toHaveText('$2,400 lowest')
    await expect(row('Next Intake').getByRole('cell').last()).toHaveText('11 January 2027 soonest')
    await expect(page.getByRole('status').filter({ hasText: 'side by side' })).toHaveText(
      '3 courses side by side. They differ in 3 things that decide: duration, price and next intake.',
    )
    await open(page, '/courses/compare?ids=1,2')
    await expect(row('Delivery').getByRole('cell')).toHaveText(['Blendedthe same for both'])
    await expect(row('Price').getByRole('cell')).toHaveText(['$3,200 lowest', '$4,800'])
  })
}

for (const [ids, shows, says] of [
  ['x,-4,0', 0, 'The address of this page names no course.'],
  ['999999', 0, 'The link asks for a course that we do not have.'],
  ['999999,888888,1', 1, 'The link asks for 2 courses that we do not have.'],
] as const) {
  test(`of the ids ${ids} it says what is wrong with them`, async ({ page }) => {
    await open(page, `/courses/compare?ids=${ids}`)
    await expect(columns(page)).toHaveCount(shows)
    await expect(page.getByRole('main')).toContainText(says)
  })
}

test('three courses print on one page, whichever they are', async ({ page }) => {
  const wordsOf = ({ features, outcomes, title, location }: (typeof courses)[number]) =>
    [...features, ...outcomes, title, location].join(' ').length
  const longest = courses.toSorted((a, b) => wordsOf(b) - wordsOf(a)).slice(0, 3)
  for (const ids of [[1, 2, 3], longest.map(({ id }) => id)]) {
    await page.setViewportSize({ width: 360, height: 780 })
    await open(page, `/courses/compare?ids=${ids}`)
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets, `${ids}`).toHaveLength(1)
  }
})

test('a picked course is pressed, and the next Tab leads to the bar and on through the list', async ({
  page,
}) => {
  await open(page, '/courses?sort=az')
  const toggles = page.getByRole('button', { name: /^(Compare|Remove) ?: / })
  const bar = page.getByRole('region', { name: 'Comparison' })
  for (const [picked, place] of [1, 3].entries()) {
    const toggle = toggles.nth(place)
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await toggle.focus()
    await page.keyboard.press('Space')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    // The bar moves to the course picked last after the press has been answered.
    await expect(bar).toContainText(`${picked + 1} course(s)`)
    await page.keyboard.press('Tab')
    await expect(bar.getByRole('button', { name: 'Clear All' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(bar.getByRole('link', { name: 'Compare Now' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /^View Course/ }).nth(place)).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/courses\/compare\?ids=\d+,\d+$/)
  await page.goBack()
  // On another page of the list none of the picked courses stands.
  await page.getByRole('navigation', { name: 'Pages of courses' }).getByRole('link', { name: /2/ }).click()
  await expect(bar).toContainText('2 course(s) selected for comparison')
})
