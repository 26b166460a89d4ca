/** The files of the open catalogue, by their address. */
export const openFiles = {
  json: '/open-data/courses.json',
  schema: '/open-data/courses.schema.json',
  csv: '/open-data/courses.csv',
  calendar: '/open-data/intakes.ics',
} as const
