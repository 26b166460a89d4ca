import { type CategoryId, categoryTitles } from './vocabulary'

export interface Category {
  id: CategoryId
  title: string
  /** One sentence for a tile. */
  description: string
  /** Introduction of the category's page. */
  text: string
}

export const categories: readonly Category[] = [
  {
    id: 'education',
    title: categoryTitles.education,
    description: 'Work with children, teach adults, or support learning in any workplace.',
    text: 'These courses are for people who help others learn. Some lead to work in early childhood services, some to training and assessment, and some give you one skill for the classroom. Each page says whether a course is nationally recognised.',
  },
  {
    id: 'technology',
    title: categoryTitles.technology,
    description: 'Support systems, write code, protect data and put AI tools to good use.',
    text: 'Start with IT support, move into cyber security, or learn to use AI tools with care. You practise on tasks that look like real work. No earlier study in IT is needed for the entry-level courses.',
  },
  {
    id: 'creative',
    title: categoryTitles.creative,
    description: 'Lead a team, keep the books, run a project or build a creative practice.',
    text: 'Here you find business, leadership and accounting courses beside creative ones. Many people study them while they work, and use their own workplace for assessments. Short courses let you try one skill first.',
  },
  {
    id: 'health',
    title: categoryTitles.health,
    description: 'Care for people and animals, with practice in real workplaces.',
    text: 'These courses prepare you for support work, aged care, first aid and animal care. Several include work placement, and some placements ask for checks before the first day. Each course page lists the hours and the checks.',
  },
  {
    id: 'design_technology',
    title: categoryTitles.design_technology,
    description: 'Design screens, analyse data and reach people through digital channels.',
    text: 'Design, data and digital marketing meet in these courses. You finish each one with pieces of work that you can show. Most are short, online and planned around a working week.',
  },
]

const categoriesById: ReadonlyMap<string, Category> = new Map(
  categories.map((category) => [category.id, category]),
)

/** Ids are compared without regard to case (§2.10). */
export const findCategory = (id: string): Category | undefined => categoriesById.get(id.toLowerCase())

/** §3: words of a course's category text that place it in a category. */
const categoryKeywords: Readonly<Record<CategoryId, readonly string[]>> = {
  education: ['Education', 'Teaching', 'Training'],
  technology: ['Technology', 'IT', 'Programming', 'Cybersecurity', 'Digital Marketing'],
  creative: ['Creative', 'Design', 'Arts', 'Business & Leadership'],
  health: ['Healthcare', 'Health', 'Community', 'Medical'],
  design_technology: ['Design', 'Technology', 'Digital Marketing', 'Business Analytics'],
}

/** Whether a course's category text holds a keyword of the category. A text may fit more than one category (§3). */
export function matchesCategoryKeywords(categoryId: CategoryId, courseCategory: string): boolean {
  const text = courseCategory.toLowerCase()
  return categoryKeywords[categoryId].some((keyword) => text.includes(keyword.toLowerCase()))
}
