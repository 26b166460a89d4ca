/** What every floor lists: nine cards and nine choices, without pictures. */
export interface Course {
  title: string
  level: string
  area: string
  about: string
  duration: string
}

const levels = ['Certificate', 'Diploma', 'Degree']
const areas = ['Business', 'Health', 'Technology']
const durations = ['6 months', '1 year', '3 years']

const course = (level: string, area: string, index: number): Course => ({
  title: `${level} of ${area}`,
  level,
  area,
  about: `What people who work in ${area.toLowerCase()} do every day, taught online by people who have done it, with placements near where you live.`,
  duration: durations[index] ?? '',
})

export const courses: readonly Course[] = areas.flatMap((area) =>
  levels.map((level, index) => course(level, area, index)),
)

export type Facet = 'level' | 'area' | 'duration'

export const facets: readonly { facet: Facet; label: string; values: readonly string[] }[] = [
  { facet: 'level', label: 'Level', values: levels },
  { facet: 'area', label: 'Area', values: areas },
  { facet: 'duration', label: 'Duration', values: durations },
]

export interface Asked {
  text: string
  chosen: readonly string[]
}

export const nothingAsked: Asked = { text: '', chosen: [] }

export const toggled = (chosen: readonly string[], value: string) =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]

export const findCourses = ({ text, chosen }: Asked) =>
  courses.filter(
    (one) =>
      one.title.toLowerCase().includes(text.trim().toLowerCase()) &&
      facets.every(({ facet, values }) => {
        const wanted = values.filter((value) => chosen.includes(value))
        return wanted.length === 0 || wanted.includes(one[facet])
      }),
  )

export const countOf = (count: number) => `${count} ${count === 1 ? 'course' : 'courses'}`
