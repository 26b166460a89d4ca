import { company } from '~/data/company'
import { courses } from '~/data/courses/courses'
import { buildDay } from '~/data/site/buildDay'
import { formatDay } from '~/data/site/dates'
import { definePage, home, type Page } from '~/data/site/page'
import { plural } from '~/data/site/plural'
import { openCourseSchema } from './openCatalogue'
import { openFiles } from './openFiles'

const title = 'Open data'

interface OpenFile {
  href: string
  name: string
  about: string
}

export interface OpenDataContent {
  title: string
  lead: string
  files: readonly OpenFile[]
  terms: readonly string[]
  fields: readonly { name: string; meaning: string }[]
}

export const openDataPage = definePage(
  'openData',
  [{ to: '/open-data' }],
  (): Page<OpenDataContent> => ({
    head: {
      title,
      description:
        'The whole catalogue as files to reuse: courses as JSON with a schema and as CSV, and all intakes as a calendar.',
      path: '/open-data',
      index: true,
    },
    trail: [home, { label: title }],
    content: {
      title,
      lead: `What our course pages say in figures, as files that a program or a spreadsheet can read. ${plural(courses.length, 'course')}, as at ${formatDay(buildDay)}.`,
      files: [
        {
          href: openFiles.csv,
          name: 'Courses for a spreadsheet (CSV)',
          about: 'One row for each course. Lists, such as units, share a cell with semicolons between them.',
        },
        {
          href: openFiles.json,
          name: 'Courses for a program (JSON)',
          about: 'The same courses with their units as lists, and the day for which it is all said.',
        },
        {
          href: openFiles.schema,
          name: 'Schema of the JSON file (JSON Schema)',
          about: 'What each field may hold. The build checks the file against it before it is published.',
        },
        {
          href: openFiles.calendar,
          name: 'All intakes for your calendar (iCalendar)',
          about: 'A whole-day entry for each planned start. Import it, or subscribe to its address.',
        },
      ],
      terms: [
        'You may copy, change and publish these files, for money too. Name us as the source, say on which day you took them, and do not present a course as open without looking at its page again.',
        'Prices, dates and places change. Each build of this site writes all four files anew from the data that the course pages are made of, so a file and a page of the same day agree.',
        company.sampleNote,
      ],
      fields: Object.entries(openCourseSchema.shape).map(([name, { description = '' }]) => ({
        name,
        meaning: description,
      })),
    },
  }),
)
