import { describe, expect, test } from 'vitest'
import { articles, relatedArticles } from '~/data/blog/articles'
import { careers, truncateShort } from '~/data/careers/careers'
import { comingSoonPages } from '~/data/comingSoon/comingSoonPages'
import { addressLine, company } from '~/data/company'
import { catalogueFacets } from '~/data/courses/catalogueFacets'
import { categories } from '~/data/courses/categories'
import { courses, toCourseCard } from '~/data/courses/courses'
import { entryRequirementsOf } from '~/data/courses/courseTerms'
import { previewText } from '~/data/courses/limits'
import { shortDay } from '~/data/courses/months'
import { durationDays, priceNumber } from '~/data/courses/sorting'
import { learningGoalIds } from '~/data/courses/vocabulary'
import { studyBenefits } from '~/data/help/studyingOnline'
import { homeSections } from '~/data/home/home'
import { programs } from '~/data/programs/programs'
import { SERVICE_CARD_FEATURES, services } from '~/data/services/services'
import { formatDay } from '~/data/site/dates'
import { hrefOf } from '~/data/site/links'
import { pageSources } from '~/data/site/pages'
import { careerPathways } from '~/data/wizard/careerPathways'
import { pageAt, pageWith, sectionOf } from '../../support/drawnPage'

/** What the requirements have on each page, read from the page as the build draws it. */
const mainOf = async (path: string) => (await pageAt(path)).main

/** In this order, whatever stands between. */
const inOrder = (words: readonly string[]) =>
  expect.stringMatching(
    new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\s\\S]*')),
  )

const linksTo = (part: { links: readonly { label: string; href: string }[] }) =>
  part.links.map(({ label, href }) => `${label} → ${href}`)

const optionsOf = (html: string, name: string) =>
  [
    ...(new RegExp(`<select[^>]* name="${name}"[^>]*>([\\s\\S]*?)</select>`).exec(html)?.[1] ?? '').matchAll(
      /<option[^>]*>([^<]*)/g,
    ),
  ].map(([, label = '']) => label.replaceAll('&amp;', '&'))

const courseOf = (code: string) => {
  const course = courses.find((one) => one.code === code)
  if (!course) throw new Error(`There is no course ${code}.`)
  return course
}

const onePathOfEach = Object.values(pageSources).flatMap((source) =>
  source
    .links(source.ids()[0] ?? '')
    .slice(0, 1)
    .map(hrefOf),
)

describe('the footer (§2.1)', () => {
  test.each([...onePathOfEach, '/no/such/page'])('stands on %s', async (path) => {
    expect((await pageAt(path)).footer.words).toBe((await pageAt('/')).footer.words)
  })

  test('has the brand and three columns of links', async () => {
    const { footer } = await pageAt('/')
    expect(footer.headings.slice(-3)).toEqual([
      'Services & Programs',
      'Resources & Tools',
      'Company & Support',
    ])
    expect(footer.words).toContain(company.tagline)
  })

  test('opens the social profiles in a new tab', async () => {
    const { footer } = await pageAt('/')
    for (const { label, href } of company.social) {
      const link = footer.links.find((one) => one.href === href)
      expect(link?.label).toBe(`${label} (opens in a new tab)`)
      expect(link?.html).toContain('target="_blank"')
    }
  })

  test('asks for an e-mail address, which the browser checks (§5)', async () => {
    const { html, words } = (await pageAt('/')).footer
    const input = /<input[^>]*name="email"[^>]*>/.exec(html)?.[0]
    expect(input).toContain('type="email"')
    expect(input).toContain('required=""')
    expect(html).not.toContain('noValidate')
    expect(words).toContain('Subscribe')
  })

  test('says how to reach the provider, and the years from 2025 to that of the build', async () => {
    const { footer } = await pageAt('/')
    expect(footer.links.map(({ href }) => href)).toEqual(
      expect.arrayContaining([company.phone.free.href, `mailto:${company.email.support}`]),
    )
    expect(footer.words).toMatch(new RegExp(`© 2025–${new Date().getUTCFullYear()} `))
  })
})

test.each(onePathOfEach)('the bar leads home from every page (§2.29): %s', async (path) => {
  expect(linksTo((await pageAt(path)).header)[0]).toBe('Lyrebird Learning → /')
})

describe('home (§2.2, §2.13)', () => {
  test('draws its sections in their order', async () => {
    const { hero, categories, finder, services, programs, organisations, employment, academic, research } =
      homeSections
    const order = [
      hero,
      categories,
      finder,
      services,
      programs,
      organisations,
      employment,
      academic,
      research,
    ]
    const { headings } = await mainOf('/')
    const wanted: readonly string[] = order.map(({ heading }) => heading)
    expect(headings.filter((heading) => wanted.includes(heading))).toEqual(wanted)
    expect(wanted.slice(0, 3)).toEqual([
      'Browse and compare courses Australia-wide',
      'Find your industry',
      'Course finder',
    ])
  })

  test('leads from each of the four goals to the wizard', async () => {
    const { links } = await mainOf('/')
    expect(links.map(({ href }) => href).filter((href) => href.startsWith('/course-wizard'))).toEqual(
      ['career-change', 'upskill', 'return-work', 'hobby'].map((goal) => `/course-wizard?goal=${goal}`),
    )
    expect(learningGoalIds).toHaveLength(4)
  })

  test('offers the levels that occur, and Clear', async () => {
    const main = await mainOf('/')
    const [all, ...levels] = optionsOf(main.html, 'level')
    expect(all).toBe('All levels')
    expect(levels.toSorted()).toEqual([...new Set(courses.map(({ level }) => level))].toSorted())
    expect(sectionOf(main, 'Course finder').html).toMatch(/<button[^>]*>Clear<\/button>/)
  })

  test('features three courses, and says where nothing fits', async () => {
    expect(
      sectionOf(await mainOf('/'), 'Course finder').links.filter(({ label }) => /^View Course/.test(label)),
    ).toHaveLength(3)
    expect(sectionOf(await mainOf('/?q=zzzzzz'), 'Course finder').words).toContain(
      'No courses found. Try adjusting your search or filters.',
    )
  })

  test('a popular course wears its badge', async () => {
    const popular = courses.filter(({ badge, popular }) => popular && badge === 'Popular')
    const [course] = popular
    expect(popular.length).toBeGreaterThan(0)
    expect((await mainOf(`/?q=${encodeURIComponent(course?.title ?? '')}`)).words).toContain(
      `${course?.title} Popular`,
    )
  })

  test('a card of a service lists four features, and six programs are shown (§9)', async () => {
    const main = await mainOf('/')
    for (const { title, features } of services) {
      const card =
        new RegExp(`<h3[^>]*>${title.replaceAll('&', '&amp;')}</h3>[\\s\\S]*?</ul>`).exec(main.html)?.[0] ??
        ''
      expect(card.match(/<li/g)).toHaveLength(SERVICE_CARD_FEATURES)
      expect(card).toContain(features[3]?.replaceAll("'", '&#x27;').replaceAll('&', '&amp;'))
    }
    expect(main.links.filter(({ label }) => /^View Program/.test(label))).toHaveLength(6)
  })
})

describe('contact and help (§2.3 to §2.6)', () => {
  test.each(['/contact', '/courses/1', '/programs/ai-essentials-for-work'])(
    'the enquiry form of %s has its fields, and no more of them is required',
    async (path) => {
      const { html } = await mainOf(path)
      const fields = [...html.matchAll(/<(?:input|select|textarea)\b[^>]* name="(\w+)"[^>]*>/g)]
      expect(fields.map(([, name]) => name)).toEqual([
        ...['firstName', 'lastName', 'phone', 'email', 'status', 'message'],
      ])
      expect(fields.filter(([field]) => field.includes('required=""')).map(([, name]) => name)).toEqual([
        ...['firstName', 'lastName', 'phone', 'email'],
      ])
      expect(fields.flatMap(([field]) => /type="(tel|email)"/.exec(field)?.[1] ?? [])).toEqual([
        'tel',
        'email',
      ])
      expect(optionsOf(html, 'status')).toEqual([
        ...['Just researching', 'Need help choosing a course', 'Ready to enrol', 'Looking for funding info'],
      ])
    },
  )

  test('the contact page has every number, hour and address', async () => {
    const { words, links } = await mainOf('/contact')
    for (const { number, href } of Object.values(company.phone)) {
      expect(words).toContain(number)
      expect(links.map((link) => link.href)).toContain(href)
    }
    expect(words).toContain('Course enquiries Monday to Friday 9am-5pm')
    expect(words).toContain('Monday to Thursday 8am-8pm Friday 9am-5pm Saturday 10am-2pm')
    expect(words).toContain('(AEST)')
    for (const office of Object.values(company.office)) expect(words).toContain(addressLine(office))
  })

  test('the FAQ has five tiles, each for a section of the page', async () => {
    const { links, headings, html } = await mainOf('/faq')
    const tiles = links.filter(({ href }) => href.startsWith('#'))
    expect(tiles).toHaveLength(5)
    for (const { href, label } of tiles) {
      expect(html).toContain(`id="${href.slice(1)}"`)
      expect(headings.some((heading) => label.startsWith(heading))).toBe(true)
    }
  })

  test('how to enrol: hero, five steps, the platform, four questions, two students', async () => {
    const main = await mainOf('/how-to-enroll')
    expect(main.headings[0]).toBe('Enrol in five steps')
    expect(sectionOf(main, 'The five steps').headings.slice(1)).toHaveLength(5)
    expect(sectionOf(main, 'One place for lessons, tasks and help').words).toContain('platform')
    expect(sectionOf(main, 'Before you begin').html.match(/<button/g)).toHaveLength(4)
    expect(sectionOf(main, 'How it went for two students').html.match(/<blockquote/g)).toHaveLength(2)
    expect(main.words).toContain(
      'Pay in full with 10% off or, for longer courses, in weekly instalments over 12 months.',
    )
  })

  test('studying online: hero, six benefits, the video, pictures of the dashboard', async () => {
    const main = await mainOf('/studying-online')
    expect(sectionOf(main, 'Six things that make it work').headings.slice(1)).toEqual(
      studyBenefits.map(({ heading }) => heading),
    )
    expect(sectionOf(main, 'A tour of the learning platform').html).toMatch(/<button[\s\S]*Play the tour/)
    expect(sectionOf(main, 'What you see when you sign in').html.match(/role="img"/g)).toHaveLength(3)
  })
})

describe('blog and careers (§2.7, §2.8)', () => {
  test('the blog asks for a topic, and dates every article in the local form (§9)', async () => {
    const { html, words } = await mainOf('/blog')
    expect(html).toMatch(/<label[^>]*for="blog-topic"[^>]*>I want to learn about<\/label>/)
    expect(optionsOf(html, 'topic')).toHaveLength(8)
    for (const { title, publishDate } of articles)
      expect(words).toEqual(inOrder([title, formatDay(publishDate)]))
    expect(words).toContain('14 October 2025')
  })

  test('an article leads to its related articles', async () => {
    const article = articles.find(({ slug }) => slug === 'vet-nurse')
    const related = sectionOf(await mainOf('/blog/vet-nurse'), 'Related articles')
    for (const { title, slug } of article ? relatedArticles(article) : [])
      expect(linksTo(related)).toContain(`${title} → /blog/${slug}`)
    expect(related.links.length).toBeGreaterThanOrEqual(3)
  })

  test('the index lists every career, its description cut at 120 characters (§9)', async () => {
    for (const path of ['/careers', '/careers/by-area']) {
      const { links } = await mainOf(path)
      for (const { slug } of careers)
        expect(links.map(({ href }) => href)).toContain(`/CareerHubPage/${slug}`)
    }
    const { words } = await mainOf('/careers')
    expect(careers.some(({ description }) => description.length > 120)).toBe(true)
    for (const { title, description } of careers)
      expect(words).toEqual(inOrder([title, truncateShort(description)]))
  })

  test('a career lists its roles, and a role is found below it', async () => {
    for (const career of careers) {
      const { links, headings } = await mainOf(`/CareerHubPage/${career.slug}`)
      expect(headings[0]).toBe(career.title)
      for (const { title, slug } of career.roles)
        expect(linksTo({ links })).toContain(`${title} → /career-hub/${career.slug}/${slug}`)
    }
    const [{ roles: [role] = [], slug = '' } = {}] = careers
    expect((await mainOf(`/career-hub/${slug}/${role?.slug}`)).headings[0]).toBe(role?.title)
  })
})

describe('a course (§2.9)', () => {
  test('its head says all of it', async () => {
    const course = courseOf('ACM30122')
    const { words, links } = await mainOf(`/courses/${course.slug}`)
    expect(words).toEqual(
      inOrder([
        course.level,
        `National code ${course.code}`,
        course.title,
        course.short,
        'Enrol anytime',
        `Rated ${course.rating} out of 5, ${course.reviews} reviews`,
        'Banksia Skills Workshop',
        'Sample delivery partner',
        `Price in full ${course.price}`,
        `Length ${course.duration} about ${course.studyWeek?.hours} h a week`,
        `Next start ${shortDay(course.nextIntake ?? '')}`,
        `How ${course.deliveryMode} 104 h placement`,
        `Status To be confirmed ${course.code}`,
        'Nationally recognised training',
      ]),
    )
    expect(linksTo({ links })).toEqual(
      expect.arrayContaining([
        `Get a Free Course Guide → /guides/${course.slug}-course-guide.pdf`,
        `Guide as plain text → /guides/${course.slug}-course-guide.txt`,
      ]),
    )
  })

  test.each(courses.map((course) => [course.slug, course] as const))(
    '%s has the sections that every course has, and its own content in them',
    async (slug, course) => {
      const { features, outcomes, placement, studyWeek, duration, price } = course
      const main = await mainOf(`/courses/${slug}`)
      const section = (heading: string) => sectionOf(main, heading).words
      expect(main.headings).toEqual(
        expect.arrayContaining([
          ...["What You'll Learn", 'Job Outcomes', 'Subjects', 'Entry Requirements', 'Course Features'],
          ...['Payment Options', 'Summary', 'Enquire Now'],
        ]),
      )
      expect(section("What You'll Learn")).toEqual(inOrder(features))
      expect(section('Job Outcomes')).toEqual(inOrder(outcomes))
      expect(section('Entry Requirements')).toEqual(inOrder(entryRequirementsOf(course)))
      const asksForNothing =
        course.award.prerequisites === undefined || course.award.prerequisites?.length === 0
      expect(section('Entry Requirements').includes('There are no academic prerequisites.')).toBe(
        asksForNothing,
      )
      expect(section('Entry Requirements')).toContain('You must be 18 or above')
      expect(section('Course Features')).toContain(
        'World-class online platform Study on any device Real-time trainer support by chat, email, phone and video Balance work, family, social life and study',
      )
      if (studyWeek) expect(section('A sample week')).toContain(studyWeek.workedOutFrom)
      expect(section('Payment Options')).toContain('a 10% discount of ')
      expect(/weekly instalments (of \S+ )?over 12 months/.test(section('Payment Options'))).toBe(
        durationDays(duration) > 180 && priceNumber(price) >= 1000,
      )
      expect(main.headings.includes('Work Placement')).toBe(placement !== null)
    },
  )

  test('animal care has the five outcomes and the blocks of 54 and 50 hours, other courses have their own', async () => {
    const animalCare = await mainOf(`/courses/${courseOf('ACM30122').slug}`)
    expect(sectionOf(animalCare, 'Job Outcomes').words).toMatch(
      /Animal attendant Animal carer Kennel hand Assistant animal groomer Pet care customer service staff/,
    )
    for (const code of ['ACM20121', 'ACM30122'])
      expect(sectionOf(await mainOf(`/courses/${courseOf(code).slug}`), 'Work Placement').words).toContain(
        'Structured workplace learning in 2 blocks: 54 hours and 50 hours in approved facilities.',
      )
    const other = await mainOf(`/courses/${courseOf('CHC50125').slug}`)
    expect(sectionOf(other, 'Job Outcomes').words).not.toMatch(/Animal|Kennel/)
    expect(sectionOf(other, 'Work Placement').words).toContain('140 hours and 140 hours')
  })

  test('its subjects are the core and elective units', async () => {
    const course = courseOf('CHC50125')
    const subjects = sectionOf(await mainOf(`/courses/${course.slug}`), 'Subjects').words
    if (course.award.kind !== 'national') throw new Error('This course is national.')
    const { coreUnits, electiveUnits } = course.award
    expect(subjects).toEqual(
      inOrder([
        ...['Core units', ...coreUnits.map(({ code }) => code)],
        ...['Elective units', ...electiveUnits.map(({ code }) => code)],
      ]),
    )
  })

  test('its summary follows its head, and the form stands at its end', async () => {
    const main = await mainOf('/courses/1')
    expect(main.headings.slice(1, 2)).toEqual(['Summary'])
    expect(main.headings.indexOf('Enquire Now')).toBeGreaterThan(main.headings.indexOf('Payment Options'))
    expect(sectionOf(main, 'Student Testimonials').html).toContain('<blockquote')
    expect(sectionOf(main, 'Enquire Now').html).toContain('<form')
  })

  test('an id and a slug lead to the same page, below both addresses; an unknown one to the catalogue', async () => {
    const { id, slug } = courseOf('ACM30122')
    const addresses = [`/courses/${id}`, `/courses/${slug}`, `/course/${id}`, `/course/${slug}`]
    const headings = await Promise.all(addresses.map(async (path) => (await mainOf(path)).headings[0]))
    expect(new Set(headings)).toEqual(new Set([courseOf('ACM30122').title]))
    for (const path of ['/courses/nobody', '/course/0']) {
      const { status, main } = await pageAt(path)
      expect(status).toBe(404)
      expect(main.headings[0]).toBe('Course not found')
      expect(main.links.map(({ href }) => href)).toContain('/courses')
    }
  })
})

describe('categories (§2.10, §2.11)', () => {
  const own = courses.filter(({ categoryId }) => categoryId === 'health')

  test('simple: without an id there is nothing, and an unknown id is said', async () => {
    expect((await pageAt('/category')).status).toBe(404)
    expect((await mainOf('/category/nobody')).headings[0]).toBe('Category not found')
  })

  test('simple: breadcrumb, filter and sorts', async () => {
    const { words, links, html } = await mainOf('/category/health')
    expect(words).toMatch(/^Home Health & Community Health & Community Filter Courses Sort by/)
    expect(linksTo({ links })).toContain('Filter Courses → /courses?area=health&panel=filters')
    expect(optionsOf(html, 'sort')).toEqual(['Most popular', 'Recently added', 'Alphabetical'])
  })

  test('simple: every course of the category, its id in any case', async () => {
    const main = await mainOf('/category/health')
    for (const { title, code, short, id, badge } of own) {
      const row = sectionOf(main, title)
      expect(row.words).toEqual(
        inOrder([title, 'Health & Community', code, ...(badge ? [badge] : []), previewText(short)]),
      )
      expect(linksTo(row).slice(0, 2)).toEqual([
        `View more about ${title} → /course/${id}`,
        `View Course : ${title} → /course/${id}`,
      ])
    }
    expect((await mainOf('/category/HEALTH')).words).toBe(main.words)
  })

  test('simple: a category without courses says so, and a course without a code has the default one (§9)', async () => {
    const empty = await pageWith('/category/health', (content) => ({ ...content, courses: [] }))
    expect(empty.main.words).toContain('No courses available in this category yet.')
    const [first] = own
    const uncoded = await pageWith('/category/health', (content) => ({
      ...content,
      courses: [{ ...first, code: '' }],
    }))
    expect(sectionOf(uncoded.main, first?.title ?? '').words).toContain('Health & Community CHC30121')
  })

  test('simple: the blog and the difference stand below it (§2.25, §2.26)', async () => {
    const main = await mainOf('/category/health')
    expect(main.headings.indexOf('The difference')).toBeGreaterThan(
      main.headings.indexOf('Let’s start your next education journey.'),
    )
    const blog = sectionOf(main, 'Let’s start your next education journey.')
    expect(linksTo(blog)).toContain('See all recent blogs → /blog')
    const slides = blog.links.filter(({ href }) => href.startsWith('/blog/'))
    expect(slides).toHaveLength(5)
    for (const { label, html } of slides) {
      expect(label).toMatch(/By \w+/)
      expect(html).toMatch(/<svg|<img/)
    }
    expect(sectionOf(main, 'The difference').words).toMatch(
      /^The difference Self-paced with no deadline .* Study anywhere on any device .* No exams .* Find out more$/,
    )
    expect(linksTo(sectionOf(main, 'The difference'))).toEqual(['Find out more → /studying-online'])
  })

  test('rich: an unknown id offers all courses', async () => {
    const { words, links } = await mainOf('/categories/nobody')
    expect(words).toContain('Category Not Found')
    expect(words).toContain("The category you're looking for doesn't exist.")
    expect(linksTo({ links })).toContain('Browse All Courses → /courses')
  })

  test('rich: head, search, filters, sort and count', async () => {
    const { words, html } = await mainOf('/categories/health')
    expect(words).toMatch(
      new RegExp(`^Home Courses Health & Community ${own.length} courses Health & Community `),
    )
    expect(words).toContain(categories.find(({ id }) => id === 'health')?.text ?? 'no text')
    expect(html).toContain('placeholder="Search courses..."')
    expect(words).toEqual(inOrder(['Sort by', 'Filters', 'Level', 'Delivery Mode', 'Clear Filters']))
    expect(html).toMatch(/<details[\s\S]*<summary[^>]*>[\s\S]*Filters/)
    expect(optionsOf(html, 'level').slice(1).toSorted()).toEqual(
      [...new Set(own.map(({ level }) => level))].toSorted(),
    )
    expect(optionsOf(html, 'mode').slice(1).toSorted()).toEqual(
      [...new Set(own.map(({ deliveryMode }) => deliveryMode))].toSorted(),
    )
    expect(words).toContain(`Showing ${own.length} of ${own.length} courses`)
    expect(html.slice(0, html.indexOf('Search courses'))).toMatch(/<svg|<img/)
  })

  test('rich: a card has all its parts', async () => {
    const { words, links } = await mainOf('/categories/health')
    const course = courseOf('CHC33021')
    const { features } = course
    expect(words).toEqual(
      inOrder([
        `${course.level} ${course.code} National Register: To be confirmed Price: ${course.price} ${course.title}`,
        `${course.rating} (${course.reviews} reviews, sample rating)`,
        `${course.short} ${features.slice(0, 3).join(' ')} +${features.length - 3} more features`,
        `Duration: ${course.duration}`,
        `Delivery: ${course.deliveryMode} Location: ${course.location}`,
      ]),
    )
    expect(linksTo({ links })).toContain(`View Course : ${course.title} → /courses/${course.slug}`)
  })

  test('rich: where nothing is found, and at its end, it leads on', async () => {
    const none = await mainOf('/categories/health?q=zzzzzz')
    expect(none.words).toContain('Showing 0 of')
    expect(none.headings).toContain('No courses found')
    expect(linksTo(none)).toContain('Browse All Courses → /courses')
    expect(linksTo(await mainOf('/categories/health')).slice(-2)).toEqual([
      'Browse All Courses → /courses',
      'Get Personalized Recommendations → /course-wizard',
    ])
  })

  test('the index has every category with its number of courses', async () => {
    const main = await mainOf('/categories')
    expect(main.words).toContain(`5 categories with ${courses.length} courses`)
    for (const { id, title, description } of categories) {
      const count = courses.filter(({ categoryId }) => categoryId === id).length
      expect(main.words).toEqual(inOrder([`${count} courses`, title, description]))
      expect(linksTo(main)).toContain(`Browse ${count} Courses in ${title} → /category/${id}`)
    }
    expect(main.html.match(/<(?:svg|img)\b/g)?.length).toBeGreaterThanOrEqual(categories.length)
    expect(linksTo(main).slice(-2)).toEqual([
      'Browse All Courses → /courses',
      'Use the course wizard → /course-wizard',
    ])
  })
})

describe('the catalogue (§2.12)', () => {
  test('is called Our Courses, and has its sorts', async () => {
    const { headings, html } = await mainOf('/courses')
    expect(headings[0]).toBe('Our Courses')
    expect(optionsOf(html, 'sort')).toEqual([
      'Most popular',
      'Highest rated',
      'Lowest price',
      'A-Z',
      'Soonest start',
      'Shortest',
    ])
  })

  test('its panel offers the titles of the categories, five qualifications and the levels of short courses', () => {
    const { area, qualification } = catalogueFacets
    expect([area.label, ...area.options.map(({ label }) => label)]).toEqual([
      'Area of interest',
      ...categories.map(({ title }) => title),
    ])
    expect([qualification.label, ...qualification.options.map(({ label }) => label)]).toEqual([
      ...['Qualification', 'Certificate II', 'Certificate III', 'Certificate IV', 'Diploma'],
      'Statement Of Attainment',
      ...['beginner', 'intermediate', 'advanced'].map((level) => `Short course: ${level}`),
    ])
  })

  test('a card of the catalogue has all its parts', async () => {
    const { words, links, html } = await mainOf('/courses')
    const course = courseOf('CHC33021')
    expect(words).toEqual(
      inOrder([
        `${course.level} ${course.code} National Register: To be confirmed Price: ${course.price} ${course.title}`,
        `${course.rating} (${course.reviews} reviews, sample rating)`,
        `${course.short} ${course.features.slice(0, 3).join(' ')} +${course.features.length - 3} more features`,
        `Duration: ${course.duration} ${course.studyWeek?.hours} hours a week Next start: 11 Jan 2027`,
        `Delivery: ${course.deliveryMode} Location: ${course.location}`,
        `Compare : ${course.title} View Course : ${course.title}`,
      ]),
    )
    expect(html.match(/Compare<span[^>]*>: /g)).toHaveLength(9)
    expect(linksTo({ links })).toContain(`View Course : ${course.title} → /courses/${course.slug}`)
  })

  test('pages are turned with Previous, numbers and Next', async () => {
    expect((await mainOf('/courses?page=2')).words).toMatch(/Previous page Page 1 Page 2 Page 3 .*Next page$/)
  })

  test('recommendations say for whom they are and why each is there', async () => {
    const { headings, words } = await mainOf('/courses?recommendations=true&goal=upskill&subject=languages')
    expect(headings[0]).toBe('Recommended for you')
    expect(words).toContain('These courses fit your goal and your subject.')
    expect(words).toContain('Goal: Build on my skills. Subject: Languages.')
    expect(words.match(/Fits building on your skills · covers Languages/g)).toHaveLength(2)
  })

  test.each([
    ['goal=hobby', 'These courses fit your goal.'],
    ['subject=languages', 'These courses fit your subject.'],
    ['goal=alchemy&subject=languages', 'These courses fit your subject.'],
  ])('recommendations for %s claim no more than that', async (query, sentence) => {
    expect((await mainOf(`/courses?recommendations=true&${query}`)).words).toContain(sentence)
  })

  test('the closest courses are called that', async () => {
    const { main } = await pageWith(
      '/courses?recommendations=true&goal=hobby&subject=languages',
      (content) => ({
        ...content,
        courses: courses
          .filter(
            ({ learningGoals, subjects }) =>
              !(learningGoals.includes('hobby') && subjects.includes('languages')),
          )
          .map(toCourseCard),
      }),
    )
    expect(main.words).toContain('No course meets everything you asked for. These are the closest.')
    expect(main.words).not.toContain('Covers Languages · ')
  })
})

test('the course finder has its navigator: match confidence, what was chosen, a testimonial', async () => {
  const navigator = sectionOf(await mainOf('/course-wizard'), 'Course Navigator')
  expect(navigator.words).toMatch(
    /^Course Navigator 25% match confidence .*What you have chosen Nothing yet\./,
  )
  expect(navigator.html).toContain('<blockquote')
  expect(navigator.links.map(({ href }) => href)).toContain('/courses')
})

describe('services (§2.17, §2.18)', () => {
  test('the overview: hero, seven cards, three stories, two ways on, figures', async () => {
    const main = await mainOf('/services')
    for (const { title, slug } of services)
      expect(linksTo(main)).toContain(`Learn more : ${title} → /services/${slug}`)
    expect(sectionOf(main, 'Success stories').headings.slice(1)).toHaveLength(3)
    expect(linksTo(main)).toContain('Request Proposal → /contact?type=proposal')
    expect(linksTo(main)).toContain(
      `Book Discovery Call (opens in a new tab) → ${company.scheduling.discovery.href}`,
    )
    expect(sectionOf(main, 'What to expect').words).toEqual(
      inOrder([
        'Implementation 4-8 weeks',
        'Success rate 95%',
        'Satisfaction 4.9/5',
        'Efficiency 40-60%',
        'Cost 30-50%',
        'Time savings 50-70%',
      ]),
    )
  })

  test.each(services)('$slug has four tabs, each with its content', async (service) => {
    const path = `/services/${service.slug}`
    const overview = await mainOf(path)
    expect(overview.headings[0]).toBe(service.title)
    expect(overview.words).toContain('Overview Demo Programs Case Studies')
    expect(overview.words).toEqual(inOrder([...service.features]))
    expect((await mainOf(`${path}?tab=demo`)).html).toContain('type="file"')
    const program = await mainOf(`${path}?tab=programs`)
    for (const { title, price, level, duration } of service.programs) {
      expect(program.words).toContain(`${title} $${String(price).replace('$', '')} ${level}, ${duration}`)
      expect(linksTo(program)).toContain(
        `Enroll Now : ${title} → /contact?topic=programs&service=${service.id}`,
      )
    }
    const studies = await mainOf(`${path}?tab=case-studies`)
    for (const { title } of service.caseStudies) expect(studies.words).toContain(title)
  })

  test('their programs cost $199 to $599 (§9)', () => {
    const prices = services.flatMap((service) =>
      service.programs.map(({ price }) => Number(String(price).replace(/\D/g, ''))),
    )
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(199)
    expect(Math.max(...prices)).toBeLessThanOrEqual(599)
  })

  test('an unknown service says so and leads back', async () => {
    const { words, links } = await mainOf('/services/nobody')
    expect(words).toContain('Service Not Found')
    expect(linksTo({ links })).toContain('Back to Services → /services')
  })
})

describe('programs (§2.19, §2.20)', () => {
  test('hero, three levels, metrics and a grid', async () => {
    const main = await mainOf('/programs')
    expect(main.headings[0]).toBe('Short programs for skills you can use this month')
    expect(linksTo(main).filter((link) => link.startsWith('View Programs'))).toEqual(
      ['Foundation', 'Intermediate', 'Advanced'].map(
        (level) => `View Programs : ${level} → /programs?q=${level}#programs`,
      ),
    )
    expect(sectionOf(main, 'How students do').words).toEqual(
      inOrder(['Completion 94%', 'Employment 87%', 'Salary increase 32%', 'Satisfaction 4.8/5']),
    )
    expect(optionsOf(main.html, 'level')).toEqual(['All Levels', 'Foundation', 'Intermediate', 'Advanced'])
    expect(optionsOf(main.html, 'duration')).toEqual([
      'All Durations',
      '4-8 weeks',
      '8-12 weeks',
      '12-16 weeks',
    ])
    expect(main.links.filter(({ label }) => label.startsWith('View Program :'))).toHaveLength(programs.length)
  })

  test('a card shows three tags and counts the others', async () => {
    const { words } = await mainOf('/programs')
    const many = programs.filter(({ tags }) => tags.length > 3)
    expect(many.length).toBeGreaterThan(0)
    for (const { tags } of many)
      expect(words).toContain(`${tags.slice(0, 3).join(' ')} +${tags.length - 3} more tags`)
  })

  test('nothing found is said', async () => {
    const { words } = await mainOf('/programs?q=zzzzzz')
    expect(words).toEqual(inOrder(['No programs found', 'Try adjusting your search criteria']))
  })

  test.each(programs)('$slug says all of it', async (program) => {
    const main = await mainOf(`/programs/${program.slug}`)
    expect(main.words).toEqual(
      inOrder([
        ...['Programs', program.title, program.type, ...(program.badge ? [program.badge] : [])],
        ...[program.title, `Duration ${program.duration}`, `Level ${program.level}`],
        ...[`Enrolment ${program.enrollment}`, ...(program.price ? [`Price ${program.price}`] : [])],
        `Rated ${program.rating} out of 5, ${program.reviews} reviews`,
        ...program.outcomes,
      ]),
    )
    expect(linksTo(main)).toEqual(
      expect.arrayContaining(['Enquire Now → #enquire', 'Back to Programs → /programs']),
    )
    expect(sectionOf(main, 'Enquire Now').html).toContain('<form')
  })
})

describe('organisations, employment and tools (§2.21 to §2.24)', () => {
  test('for organisations: two ways on at both ends, values, two tools, three cases', async () => {
    const main = await mainOf('/for-organisations')
    const ways = ['Request Proposal → /contact?type=proposal', 'Request Demo → /contact?type=demo']
    expect(linksTo(main).slice(0, 4)).toEqual(expect.arrayContaining(ways))
    expect(linksTo(main).slice(-2)).toEqual(ways)
    expect(main.headings).toEqual(
      expect.arrayContaining([
        ...[
          'Predictive analytics for compliance and workforce planning',
          'Policy pre-review and audit readiness',
        ],
        ...['Upskilling pathways for all staff levels', 'ROI/Upskilling Calculator', 'Team Planner'],
        ...['Aged care upskilling for 200+ staff', 'RTO policy review with audit time cut by 40%'],
        'SME workforce gap mapping',
      ]),
    )
    expect(linksTo(main)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/ → \/tools\/roi-calculator$/),
        'Upload Staff Skills (CSV) → /tools/team-planner',
      ]),
    )
  })

  test('the other variant: ROI with its preview, an upload with its hint, stories', async () => {
    const main = await mainOf('/organizations')
    expect(linksTo(main)).toContain('Calculate Your ROI → /tools/roi-calculator')
    expect(main.words).toContain('Quick ROI Preview $127K sample $127K annual savings for 100 employees')
    expect(main.words).toContain('CSV format with columns: Name, Role, Skills, Experience Level')
    expect(main.html).toMatch(/<input[^>]*type="file"[^>]*accept="\.csv"/)
    expect(sectionOf(main, 'Success stories').headings.slice(1)).toHaveLength(3)
  })

  test('employment pathways: figures, wizard, tools, three courses', async () => {
    const main = await mainOf('/employment-pathways')
    expect(main.words).toEqual(
      inOrder(['Placement 87%', 'Career transitions 1,200+', 'Partner employers 150+']),
    )
    expect(main.headings).toContain('AI Career Pathway Wizard')
    expect(sectionOf(main, 'Career tools').links.map(({ href }) => href)).toEqual(
      [
        'career-wizard',
        'resume-builder',
        'interview-simulator',
        'traineeship-finder',
        'checklist-generator',
      ].map((slug) => `/tools/${slug}`),
    )
    expect(main.links.filter(({ label }) => label.startsWith('View Course'))).toHaveLength(3)
    expect(linksTo(main)).toContain('Browse All Courses → /courses')
  })

  test.each(['/', '/tools/gap-analysis'])('%s takes a file of staff skills', async (path) => {
    const { html, words } = await mainOf(path)
    expect(html).toMatch(/<input[^>]*type="file"[^>]*accept="\.csv,\.xlsx,\.xls"/)
    expect(words).not.toContain('Generate Gap Analysis')
  })

  test('the calculator has a box and a slider for each of six figures', async () => {
    const { html, words, links } = await mainOf('/tools/roi-calculator')
    expect(html.match(/<input[^>]*type="text"[^>]*inputMode="decimal"/g)).toHaveLength(6)
    expect(html.match(/<input[^>]*type="range"/g)).toHaveLength(6)
    expect(words).toContain('Calculate ROI Ready to Calculate Your ROI?')
    expect(linksTo({ links })).toContain('Book Consultation → /contact?type=roi-consultation')
  })

  test.each(['/tools/gap-analysis', '/tools/team-planner'])(
    '%s is no tool yet, and says so',
    async (path) => {
      expect((await mainOf(path)).words).toContain('This is not an automatic tool yet.')
    },
  )
})

describe('routes (§2.0)', () => {
  test.each([
    ['/blog', '/blogs'],
    ['/blog/vet-nurse', '/blogs/articles/vet-nurse'],
    ['/courses/compare?ids=1,2', '/compare?ids=1,2'],
    ['/career-hub/animal-care/vet-nurse', '/careers/vet-nurse'],
    ['/career-hub/animal-care/vet-nurse', '/pages/vet-nurse'],
  ])('%s and %s are one page', async (path, other) => {
    const [one, two] = await Promise.all([mainOf(path), mainOf(other)])
    expect(two.headings).toEqual(one.headings)
    expect(one.headings.length).toBeGreaterThan(0)
  })

  test.each(['/tools/nothing', '/research/nothing', '/resources/nothing', '/nowhere'])(
    '%s is not found',
    async (path) => {
      const { status, main } = await pageAt(path)
      expect(status).toBe(404)
      expect(main.headings[0]).toBe('Oops! Page not found')
      expect(main.links.map(({ href }) => href)).toContain('/')
    },
  )

  test.each(comingSoonPages)(
    "$title says 'Coming Soon', what comes, for whom, and where to go meanwhile",
    async ({ link, what, forWhom }) => {
      const main = await mainOf(hrefOf(link))
      for (const words of ['Coming Soon', what, forWhom]) expect(main.words).toContain(words)
      const ways = sectionOf(main, 'Until then').links.length
      expect(ways).toBeGreaterThanOrEqual(2)
      expect(ways).toBeLessThanOrEqual(3)
    },
  )

  test.each(careerPathways)('below it, $title has what is known already', async (pathway) => {
    const { words } = await mainOf(`/career-paths/${pathway.id}`)
    expect(words).toEqual(
      inOrder([
        'Coming Soon',
        'What we know already',
        pathway.description,
        ...[`Time to get there ${pathway.duration}`, pathway.salary, `Demand ${pathway.demand}`],
        ...[`Difficulty ${pathway.difficulty}`, ...pathway.skills],
      ]),
    )
  })
})
