import type { Cast } from './cast'

/** What stands on the picture of a course that no list names, by the first of its subjects: those of `npm run scale`. */
export const areaCast = {
  'business-management': 'towers',
  'information-technology': 'laptop',
  'healthcare-nursing': 'hands',
  'education-training': 'book',
  engineering: 'compass',
  'arts-design': 'pencil',
  'science-research': 'flask',
  'hospitality-tourism': 'cup',
  'construction-trades': 'saw',
  'agriculture-environment': 'leaf',
  'finance-accounting': 'coins',
  'marketing-communications': 'megaphone',
  'human-resources': 'people',
  'legal-studies': 'law',
  'social-work': 'support',
  'psychology-counseling': 'mind',
  'media-communications': 'mic',
  'sports-fitness': 'footy',
  'creative-arts': 'guitar',
  languages: 'languages',
} as const satisfies Cast
