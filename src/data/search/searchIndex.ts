import { articles } from '~/data/blog/articles'
import { findBlogCategory } from '~/data/blog/categories'
import { roles } from '~/data/careers/careers'
import { comingSoonPages } from '~/data/comingSoon/comingSoonPages'
import { catalogueFacets } from '~/data/courses/catalogueFacets'
import { findCategory } from '~/data/courses/categories'
import type { Course } from '~/data/courses/course'
import { courses, toCourseCard } from '~/data/courses/courses'
import { sortCourses } from '~/data/courses/sorting'
import { subjects } from '~/data/courses/subjects'
import { faqCategories } from '~/data/help/faqCategories'
import { glossary } from '~/data/help/glossary'
import { programs } from '~/data/programs/programs'
import { services } from '~/data/services/services'
import { companyTexts } from '~/data/site/companyTexts'
import { hrefOf, type Path } from '~/data/site/links'
import { allAddresses, findIn, type PageFamilies } from '~/data/site/page'
import type { Block, Inline } from '~/data/site/richText'
import { tools } from '~/data/tools/tools'
import { ANSWER, type SearchItem } from './searchItem'

const subjectLabels = new Map(subjects.map(({ id, label }) => [id, label]))

const unitsOf = ({ award }: Course) =>
  award.kind === 'national'
    ? [...award.coreUnits, ...award.electiveUnits, ...(award.moreElectives ?? [])]
    : []

/** The code that a product replaced: people still look for it. */
const formerCodeOf = ({ award }: Course) =>
  award.kind === 'national' && award.register.replaces ? [award.register.replaces.code] : []

const courseItems = () =>
  sortCourses(courses, 'most-popular').map(
    (course): SearchItem => ({
      id: `course-${course.id}`,
      title: course.title,
      description: course.short,
      type: 'course',
      category: findCategory(course.categoryId)?.title ?? course.category,
      tags: [
        course.code,
        ...formerCodeOf(course),
        course.level,
        course.award.kind === 'national' ? 'Nationally recognised' : 'Short course',
        course.deliveryMode,
        ...course.subjects.flatMap((id) => subjectLabels.get(id) ?? []),
      ],
      link: { to: '/courses/$course', params: { course: course.slug } },
      duration: course.duration,
      price: course.price,
      rating: course.rating,
      enrolled: course.students,
      location: course.location,
      roles: course.outcomes,
      units: unitsOf(course).map(({ code, title }) => `${code} ${title}`),
      details: [...course.features, ...course.entryChecks, course.delivery],
    }),
  )

const programItems = () =>
  programs.map(
    (program): SearchItem => ({
      id: `program-${program.id}`,
      title: program.title,
      description: program.description,
      type: 'program',
      category: program.type,
      tags: [program.level, ...program.tags],
      link: program.link,
      duration: program.duration,
      ...(program.price !== undefined && { price: program.price }),
      rating: program.rating,
      enrolled: program.enrolled,
    }),
  )

const serviceItems = () =>
  services.map(
    (service): SearchItem => ({
      id: `service-${service.id}`,
      title: service.title,
      description: service.description,
      type: 'service',
      category: service.category,
      tags: service.programs.map(({ title }) => title),
      link: service.link,
    }),
  )

const toolItems = () =>
  tools.map(
    (tool): SearchItem => ({
      id: `tool-${tool.slug}`,
      title: tool.title,
      description: tool.description,
      type: 'tool',
      category: tool.ready ? 'Tool' : 'Coming soon',
      tags: [],
      link: tool.link,
    }),
  )

const articleItems = () =>
  articles.map(
    (article): SearchItem => ({
      id: `blog-${article.slug}`,
      title: article.title,
      description: article.summary,
      type: 'resource',
      category: 'Blog',
      tags: [...article.tags, findBlogCategory(article.categoryId)?.name ?? ''],
      link: { to: '/blog/$slug', params: { slug: article.slug } },
    }),
  )

/** §2.0: `/pages/{slug}` of the example results is the career role of that slug. */
const roleItems = () =>
  roles.map(
    (role): SearchItem => ({
      id: `role-${role.slug}`,
      title: role.title,
      description: role.shortDescription,
      type: 'resource',
      category: 'Career',
      tags: role.skills,
      link: { to: '/pages/$slug', params: { slug: role.slug } },
    }),
  )

/** How a list of courses is called, by what its facet says of them. */
const listTitles = {
  place: (label: string, value: string) =>
    value === 'anywhere' ? 'Courses from anywhere in Australia' : `Courses in ${label}`,
  delivery: (label: string) => `${label} courses`,
  price: (label: string) => `Courses: ${label.toLowerCase()}`,
  length: (label: string) => `Courses that take ${label.toLowerCase()}`,
  start: (label: string) => `Courses starting in ${label}`,
} as const

/** What the catalogue has for a place, a way of delivery, a price, a length or a month to start in, as results of their own. */
const listItems = (): SearchItem[] =>
  (['place', 'delivery', 'price', 'length', 'start'] as const).flatMap((facet) => {
    const { label: kind, options, matches } = catalogueFacets[facet]
    return options.flatMap(({ value, label }): SearchItem[] => {
      const found = sortCourses(courses, 'lowest-price').filter((course) =>
        matches(toCourseCard(course), value),
      )
      const [cheapest] = found
      if (!cheapest) return []
      return [
        {
          id: `list-${facet}-${value}`,
          title: listTitles[facet](label, value),
          description: `${found.length} ${found.length === 1 ? 'course' : 'courses'}, from ${cheapest.price}.`,
          type: 'resource',
          category: 'List of courses',
          tags: [kind],
          link: { to: '/courses', search: { [facet]: [value] } },
        },
      ]
    })
  })

const wordingOf = (inline: Inline) => {
  if (typeof inline === 'string') return inline
  return inline.kind === 'company' ? companyTexts[inline.field] : inline.text
}

const textOf = (blocks: readonly Block[]) =>
  blocks
    .flatMap((block) => (block.kind === 'paragraph' ? [block.text] : block.items))
    .map((inlines) => inlines.map(wordingOf).join(''))
    .join(' ')

/** Questions with their answers, and what the terms of the site mean: what somebody asks is answered in the list itself. */
const answerItems = (): SearchItem[] => [
  ...faqCategories.flatMap(({ title, questions }) =>
    questions.map(
      ({ id, question, answer }): SearchItem => ({
        id: `answer-${id}`,
        title: question,
        description: textOf(answer),
        type: 'resource',
        category: ANSWER,
        tags: [title],
        link: { to: '/faq', hash: id },
      }),
    ),
  ),
  ...glossary.map(
    ({ term, meaning, text }): SearchItem => ({
      id: `term-${term.toLowerCase().replaceAll(' ', '-')}`,
      title: `${term}: ${meaning}`,
      description: text,
      type: 'resource',
      category: ANSWER,
      tags: ['Terms'],
      link: { to: '/faq', hash: 'glossary' },
    }),
  ),
]

const pageId = (path: string) => `page${path.replaceAll('/', '-')}`

const comingSoonItems = () =>
  comingSoonPages
    .filter(({ link }) => link.to !== '/tools/$slug')
    .map(
      (page): SearchItem => ({
        id: pageId(hrefOf(page.link)),
        title: page.title,
        description: page.description,
        type: 'resource',
        category: page.link.to.startsWith('/resources') ? 'Guide' : 'Page',
        tags: ['Coming soon'],
        link: page.link,
      }),
    )

/** Pages whose own title says less in a list of results than in a browser tab. */
const titles: Readonly<Partial<Record<Path, string>>> = {
  '/': 'Home',
  '/course-wizard': 'Course finder',
}

/** Every other page that search engines may list, at its canonical address. */
function pageItems(pages: PageFamilies, known: ReadonlySet<string | undefined>): SearchItem[] {
  return allAddresses(pages).flatMap(({ path, link, name, id }) => {
    const head = findIn(pages, name, id)?.head
    if (!head?.index || head.path !== path || known.has(`${name}/${id}`)) return []
    const item: SearchItem = {
      id: path === '/' ? 'page-home' : pageId(path),
      title: titles[link.to] ?? head.title,
      description: head.description,
      type: 'resource',
      category: 'Page',
      tags: [],
      link,
    }
    return [item]
  })
}

/**
 * Everything that can be found, in the order in which equal matches stand. Only what has a page of its own is in it,
 * and each page once, whatever number of addresses it has.
 */
export function searchIndex(pages: PageFamilies): SearchItem[] {
  const pageAt = new Map(allAddresses(pages).map(({ path, name, id }) => [path, `${name}/${id}`]))
  const items = [
    ...courseItems(),
    ...programItems(),
    ...serviceItems(),
    ...toolItems(),
    ...articleItems(),
    ...roleItems(),
    ...comingSoonItems(),
  ].filter(({ link }) => pageAt.has(hrefOf(link)))
  const known = new Set(items.map(({ link }) => pageAt.get(hrefOf(link))))
  return [...items, ...listItems(), ...answerItems(), ...pageItems(pages, known)]
}
