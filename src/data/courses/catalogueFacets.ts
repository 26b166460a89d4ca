import { type Facet, type Facets, optionsOf } from '~/data/lists/facets'
import type { CourseCard } from './course'
import { monthNumber, months } from './months'
import { placesOf } from './places'
import { registerStatuses, registerStatusLabels } from './registerStatuses'
import { durationDays, priceNumber } from './sorting'
import { categoryIds, categoryTitles } from './vocabulary'

/** A range of a number, from its bound up to that of the next one. */
interface Range {
  value: string
  label: string
  from: number
}

/** A facet of ranges in ascending order. A course without the number is in none of them. */
function ranged(
  numberOf: (course: CourseCard) => number | null,
  ranges: readonly Range[],
): Pick<Facet<CourseCard>, 'options' | 'matches'> {
  return {
    options: ranges.map(({ value, label }) => ({ value, label })),
    matches(course, value) {
      const number = numberOf(course)
      return number !== null && ranges.findLast(({ from }) => number >= from)?.value === value
    },
  }
}

/** The facets of §2.12, which match exactly (§5), and those that decide besides: what a course costs and asks for. */
export const catalogueFacets = {
  area: {
    label: 'Area of interest',
    options: categoryIds.map((id) => ({ value: id, label: categoryTitles[id] })),
    matches: ({ categoryId }, value) => categoryId === value,
  },
  qualification: {
    label: 'Qualification',
    hint: 'Qualification awarded when you finish',
    options: [
      ...optionsOf([
        'Certificate II',
        'Certificate III',
        'Certificate IV',
        'Diploma',
        'Statement Of Attainment',
      ]),
      { value: 'Beginner', label: 'Short course: beginner' },
      { value: 'Intermediate', label: 'Short course: intermediate' },
      { value: 'Advanced', label: 'Short course: advanced' },
    ],
    matches: ({ level }, value) => level === value,
  },
  price: {
    label: 'Price',
    hint: 'In full',
    ...ranged(
      ({ price }) => priceNumber(price),
      [
        { value: 'under-500', label: 'Under $500', from: 0 },
        { value: '500-999', label: '$500 to $999', from: 500 },
        { value: '1000-1999', label: '$1,000 to $1,999', from: 1000 },
        { value: '2000-2999', label: '$2,000 to $2,999', from: 2000 },
        { value: '3000-3999', label: '$3,000 to $3,999', from: 3000 },
        { value: 'from-4000', label: '$4,000 or more', from: 4000 },
      ],
    ),
  },
  length: {
    label: 'Length',
    hint: 'From start to finish',
    // Two months of eight weeks are 56 days or 61, and three are 84 to 92.
    ...ranged(
      ({ duration }) => durationDays(duration),
      [
        { value: 'days', label: 'A day or two', from: 0 },
        { value: 'to-2-months', label: 'Up to 2 months', from: 3 },
        { value: 'to-3-months', label: '2 to 3 months', from: 62 },
        { value: 'to-12-months', label: '4 to 12 months', from: 93 },
        { value: 'over-12-months', label: 'More than 12 months', from: 366 },
      ],
    ),
  },
  hours: {
    label: 'Hours a week',
    hint: 'In a usual week of study',
    named: (label) => `${label} a week`,
    ...ranged(
      ({ studyHours }) => studyHours,
      [
        { value: 'under-4', label: 'Under 4 hours', from: 0 },
        { value: '4-7', label: '4 to 7 hours', from: 4 },
        { value: '8-14', label: '8 to 14 hours', from: 8 },
        { value: 'from-15', label: '15 hours or more', from: 15 },
      ],
    ),
  },
  delivery: {
    label: 'Delivery',
    options: optionsOf(['Online', 'Blended', 'Online + Practical', 'On-campus']),
    // Two names of one thing (§9).
    matches: ({ deliveryMode }, value) => deliveryMode.replace('Blended Learning', 'Blended') === value,
  },
  place: {
    label: 'Place',
    hint: 'Where you can attend',
    options: [
      { value: 'anywhere', label: 'Anywhere in Australia' },
      { value: 'melbourne', label: 'Melbourne' },
      { value: 'parramatta', label: 'Parramatta' },
    ],
    matches: ({ location }, value) => placesOf(location).some((place) => place === value),
  },
  start: {
    label: 'Start',
    hint: 'Month of the next intake',
    options: optionsOf(months),
    optionsOn(today) {
      const now = monthNumber(today)
      return optionsOf([...months.slice(now), ...months.slice(0, now)])
    },
    named: (label) => `Starts in ${label}`,
    matches: ({ nextIntake }, value) => nextIntake !== null && months[monthNumber(nextIntake)] === value,
  },
  recognition: {
    label: 'Recognition',
    options: [
      { value: 'national', label: 'Nationally recognised' },
      { value: 'short', label: 'Short course, no AQF qualification' },
    ],
    matches: ({ registerStatus }, value) => (registerStatus === null) === (value === 'short'),
  },
  status: {
    label: 'Status',
    hint: 'Of a national product, on the National Register',
    options: registerStatuses.map((value) => ({ value, label: registerStatusLabels[value] })),
    named: (label) => `Status: ${label.toLowerCase()}`,
    matches: ({ registerStatus }, value) => registerStatus === value,
  },
} as const satisfies Facets<CourseCard>
