import type { Page } from '@playwright/test'
import { axeViolations, expect, test, waitForHydration } from '../support/page'
import { forbidStorage, stored, storeOnce, tabTo, widerThanPhone } from '../support/screen'

const DRAFT = 'lyrebird.career-wizard'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const getResults = (page: Page) => page.getByRole('button', { name: 'Get Results' })
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progress' })

async function open(page: Page, query = '') {
  await page.goto(`/tools/career-wizard${query}`)
  await waitForHydration(page)
}

test('§2.16: four steps, progress step ÷ 4, no answer needed, five pathways in their order', async ({
  page,
}) => {
  await open(page)
  await expect(heading(page)).toHaveText('Step 1 of 4: Where you are now')
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  for (const [percent, title] of [
    ['25', 'Skills and interests'],
    ['50', 'Where you want to go'],
    ['75', 'How you want to learn'],
  ] as const) {
    await expect(progress(page)).toHaveAttribute('value', percent)
    await next(page).click()
    await expect(heading(page)).toHaveText(new RegExp(`^Step [234] of 4: ${title}$`))
    await expect(heading(page)).toBeFocused()
  }
  await expect(progress(page)).toHaveAttribute('value', '100')
  await expect(page).toHaveURL(/\?step=learning$/)
  await getResults(page).click()

  await expect(page).toHaveURL(/\?step=results$/)
  await expect(heading(page)).toBeFocused()
  const cards = page.getByRole('article')
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([
    'AI Business Analyst',
    'AI Marketing Specialist',
    'AI Healthcare Specialist',
    'AI Education Specialist',
    'AI Ethics & Governance Specialist',
  ])
  for (const [at, score] of ['95%', '88%', '82%', '90%', '85%'].entries())
    await expect(cards.nth(at)).toContainText(score)
  await expect(
    cards.getByText('A fixed score of this pathway, not worked out from your answers'),
  ).toHaveCount(5)
  await expect(cards.getByText('None of your answers points to this pathway')).toHaveCount(5)
})

test('answers are kept in their lists, over a reload and over the way back', async ({ page }) => {
  await open(page)
  await page.getByLabel('Your current role').selectOption('Manager')
  await next(page).click()
  await page.getByText('Data Analysis', { exact: true }).click()
  await page.getByText('None of the above', { exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Data Analysis' })).not.toBeChecked()
  await page.getByText('Data Analysis', { exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'None of the above' })).not.toBeChecked()
  await page.reload()
  await waitForHydration(page)
  await expect(heading(page)).toHaveText('Step 2 of 4: Skills and interests')
  await expect(page.getByRole('checkbox', { name: 'Data Analysis' })).toBeChecked()

  await page.goBack()
  await expect(heading(page)).toHaveText('Step 1 of 4: Where you are now')
  await expect(page.getByLabel('Your current role')).toHaveValue('Manager')
  await page.goForward()
  await expect(heading(page)).toHaveText('Step 2 of 4: Skills and interests')

  await open(page, '?step=results')
  const first = page.getByRole('article').first()
  await expect(first).toContainText('It uses skills you have: Data Analysis.')
  await expect(first).toContainText('It is a next step from your role: Manager.')
  await expect(page.getByRole('article').nth(1)).not.toContainText('Data Analysis.')
})

test('the ways on from the results, and Start Over clears', async ({ page }) => {
  await storeOnce(page, DRAFT, JSON.stringify({ careerGoal: 'Career Change' }))
  await open(page, '?step=results')
  await expect(page.getByRole('link', { name: 'Book Career Advisor' })).toHaveAttribute(
    'href',
    '/contact?type=career-advisor',
  )
  await expect(page.getByRole('link', { name: 'View Recommended Courses' })).toHaveAttribute(
    'href',
    '/courses?recommendations=true&goal=career-change',
  )
  await expect(page.getByRole('link', { name: 'Learn More about AI Business Analyst' })).toHaveAttribute(
    'href',
    '/career-paths/ai-business-analyst',
  )
  await page.getByRole('button', { name: 'Start Over' }).click()
  await expect(page).toHaveURL(/\/tools\/career-wizard$/)
  await expect(heading(page)).toHaveText('Step 1 of 4: Where you are now')
  expect(await stored(page, DRAFT)).toBeNull()
  await open(page, '?step=goal')
  await expect(page.getByLabel('Your career goal')).toHaveValue('')
})

test('the trees of the four steps and of a result', async ({ page }) => {
  await open(page)
  const step = (name: string) => page.getByRole('form', { name })
  const answers = (label: string, options: readonly string[]) =>
    [
      `- text: ${label}`,
      `- combobox "${label}":`,
      `  - /children: deep-equal`,
      `  - option "No answer" [selected]`,
      ...options.map((option) => `  - option ${JSON.stringify(option)}`),
    ].join('\n')
  const ticks = (label: string, options: readonly string[]) =>
    [
      `- group "${label}":`,
      `  - /children: deep-equal`,
      `  - text: ${label}`,
      `  - paragraph: Choose as many as you like.`,
      ...options.flatMap((option) => [`  - checkbox "${option}"`, `  - text: ${option}`]),
    ].join('\n')
  const form = (name: string, parts: readonly string[], forward: string, isFirst = false) =>
    [
      `- form "${name}":`,
      `  - /children: deep-equal`,
      ...[...parts, `- button "Previous"${isFirst ? ' [disabled]' : ''}`, `- button "${forward}"`].map(
        (part) => part.replaceAll(/^/gm, '  '),
      ),
    ].join('\n')

  // The lists of §3, written down a second time.
  await expect(step('Where you are now')).toMatchAriaSnapshot(
    form(
      'Where you are now',
      [
        answers('Your current role', [
          'Student',
          'Entry Level',
          'Mid-level Professional',
          'Senior Professional',
          'Manager',
          'Executive',
          'Unemployed',
          'Career Changer',
        ]),
        answers('Your work experience', ['0-1 years', '2-3 years', '4-6 years', '7-10 years', '10+ years']),
        answers('Your highest education', [
          'High School',
          'Certificate',
          'Diploma',
          "Bachelor's Degree",
          "Master's Degree",
          'PhD',
          'Other',
        ]),
      ],
      'Next',
      true,
    ),
  )
  await next(page).click()
  await expect(step('Skills and interests')).toMatchAriaSnapshot(
    form(
      'Skills and interests',
      [
        ticks('Your technical skills', [
          'Programming',
          'Data Analysis',
          'Digital Marketing',
          'Design',
          'Project Management',
          'Sales',
          'Customer Service',
          'Healthcare',
          'Education',
          'Finance',
          'None of the above',
        ]),
        ticks('Your interests', [
          'Artificial Intelligence',
          'Machine Learning',
          'Data Science',
          'Cybersecurity',
          'Digital Marketing',
          'Healthcare',
          'Education',
          'Finance',
          'Environmental',
          'Creative Arts',
          'Business',
          'Technology',
        ]),
        answers('How you like to work', ['Remote', 'Hybrid', 'On-site', 'Flexible']),
      ],
      'Next',
    ),
  )
  await next(page).click()
  await expect(step('Where you want to go')).toMatchAriaSnapshot(
    form(
      'Where you want to go',
      [
        answers('Your career goal', [
          'Career Advancement',
          'Career Change',
          'Skill Development',
          'Higher Salary',
          'Work-Life Balance',
          'Job Security',
          'Entrepreneurship',
        ]),
        answers('When you want to get there', [
          '3-6 months',
          '6-12 months',
          '1-2 years',
          '2-5 years',
          '5+ years',
        ]),
        answers('The salary you aim for', ['$30k-$50k', '$50k-$80k', '$80k-$120k', '$120k-$200k', '$200k+']),
      ],
      'Next',
    ),
  )
  await next(page).click()
  await expect(step('How you want to learn')).toMatchAriaSnapshot(
    form(
      'How you want to learn',
      [
        answers('How you like to learn', [
          'Hands-on/Practical',
          'Theoretical/Conceptual',
          'Visual',
          'Auditory',
          'Reading/Writing',
          'Mixed',
        ]),
        answers('Time you can study', [
          '1-2 hours/week',
          '3-5 hours/week',
          '6-10 hours/week',
          '10+ hours/week',
        ]),
        answers('Your budget for study', ['$0-$500', '$500-$2,000', '$2,000-$5,000', '$5,000+']),
      ],
      'Get Results',
    ),
  )
  await getResults(page).click()
  await expect(page.getByRole('article', { name: 'AI Business Analyst' })).toMatchAriaSnapshot(`
    - article "AI Business Analyst":
      - /children: deep-equal
      - paragraph: 95% match score
      - paragraph: A fixed score of this pathway, not worked out from your answers
      - heading "AI Business Analyst" [level=2]
      - text: Intermediate
      - paragraph: /^You find out where AI can help/
      - term: Duration
      - definition: 6-12 months
      - term: Salary, illustrative
      - definition: $85,000 - $120,000
      - term: Demand
      - definition: Very High
      - heading "What speaks for it" [level=3]
      - paragraph: None of your answers points to this pathway in particular.
      - heading "Key skills" [level=3]
      - list:
        - listitem: Data analysis
        - listitem: Process mapping
        - listitem: Requirements writing
        - listitem: AI tools for business
        - listitem: Presenting findings
      - heading "Recommended courses" [level=3]
      - paragraph: /^Topics/
      - list:
        - listitem:
          - link "LL-DA101 From Spreadsheet to Dashboard":
            - /url: /courses/from-spreadsheet-to-dashboard
          - paragraph: Intermediate, 10 weeks, online
          - paragraph: "Price: $1,450"
        - listitem:
          - link "LL-AI101 Prompt Writing for Workplace Documents":
            - /url: /courses/prompt-writing-for-workplace-documents
          - paragraph: Beginner, 6 weeks, online
          - paragraph: "Price: $590"
        - listitem:
          - link "BSB50120 Diploma of Business":
            - /url: /courses/diploma-of-business
          - paragraph: Diploma, 12 months, online
          - paragraph: "Price: $3,900"
      - heading "Roles close to it" [level=3]
      - list:
        - listitem:
          - link "Project coordinator":
            - /url: /career-hub/leadership-and-operations/project-coordinator
        - listitem:
          - link "Operations manager":
            - /url: /career-hub/leadership-and-operations/operations-manager
      - link "Learn More about AI Business Analyst":
        - /url: /career-paths/ai-business-analyst
  `)
})

test('by keyboard alone', async ({ page }) => {
  await open(page)
  await page.getByLabel('Your current role').focus()
  await page.keyboard.press('ArrowDown')
  await tabTo(page, next(page))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await tabTo(page, next(page))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Step 3 of 4: Where you want to go')
  await tabTo(page, next(page))
  await page.keyboard.press('Enter')
  await tabTo(page, getResults(page))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Five AI career pathways')
  await expect(heading(page)).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Start Over' }))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Step 1 of 4: Where you are now')
})

for (const [what, text] of [
  ['not JSON', '{'],
  ['another shape', '[1,2]'],
  ['unknown values', '{"currentRole":"<b>King</b>","interests":["nothing",7],"__proto__":{"budget":"x"}}'],
] as const) {
  test(`a stored draft that is ${what} is as if nothing had been answered`, async ({ page }) => {
    await storeOnce(page, DRAFT, text)
    await open(page)
    await expect(page.getByLabel('Your current role')).toHaveValue('')
  })
}

test('an unknown step is the first, and forbidden storage changes nothing', async ({ page }) => {
  await forbidStorage(page)
  await open(page, '?step=%3Cscript%3E')
  await expect(heading(page)).toHaveText('Step 1 of 4: Where you are now')
  await page.getByLabel('Your current role').selectOption('Student')
  await next(page).click()
  await expect(heading(page)).toHaveText('Step 2 of 4: Skills and interests')
})

for (const query of ['', '?step=skills', '?step=results']) {
  test(`nobody is shut out: ${query || 'the first step'}`, async ({ page }) => {
    await open(page, query)
    expect(await axeViolations(page)).toEqual([])
    expect(await widerThanPhone(page)).toEqual([])
  })
}
