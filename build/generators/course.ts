import type { PlopGeneratorConfig } from 'plop'
import { z } from 'zod'
import { categories } from '~/data/courses/categories'
import { shortCourseAward } from '~/data/courses/content/shortCourseAward'
import { type Course, courseSchema } from '~/data/courses/course'
import { courses } from '~/data/courses/courses'
import { singleUnitAward, unlistedAward } from '~/data/courses/qualifications/nationalAward'
import { subjects } from '~/data/courses/subjects'
import { courseLevels, deliveryModes } from '~/data/courses/vocabulary'
import { forbiddenIn } from '../../tests/support/contentRules'
import { fileOf } from '../../tests/support/faults'
import { type Answers, capital, choose, importing, insert, rendered, tidy } from './writing'

const fileOfCourse = ({ slug }: Course) => fileOf(`slug: '${slug}'`, 'src/data/courses/content')
const fileOfQualification = ({ code }: Course) => fileOf(code, 'src/data/courses/qualifications')

const aqfLevels: Readonly<Record<string, number>> = {
  'Certificate II': 2,
  'Certificate III': 3,
  'Certificate IV': 4,
  Diploma: 5,
}
/** Hours a week of a new course until its author has counted them: about those of others of its level. */
const plannedHours: Readonly<Record<string, number>> = {
  Beginner: 3,
  Intermediate: 4,
  Advanced: 7,
  'Certificate II': 12,
  'Certificate III': 14,
  'Certificate IV': 13,
  Diploma: 16,
}
const HOURS_OF_A_SINGLE_UNIT = 3

function studyWeekOf(level: string, duration = ''): Course['studyWeek'] {
  if (/ days?$/.test(duration)) return null
  const hours = plannedHours[level] ?? HOURS_OF_A_SINGLE_UNIT
  return {
    hours,
    workedOutFrom: `Planned: lessons and tasks for ${hours} hours in a usual week of ${duration}.`,
  }
}

const kindOf = (level: string) =>
  ['Beginner', 'Intermediate', 'Advanced'].includes(level) ? 'short' : 'national'

function awardOf(kind: string, code: string, title: string, aqf: number | undefined) {
  if (kind === 'short') return shortCourseAward
  return aqf === undefined ? singleUnitAward(code, title) : unlistedAward(title, aqf)
}

/** The course that is most like the new one, the more the longer the list of what it shares. */
function nearest(among: readonly Course[], likenesses: readonly ((course: Course) => boolean)[]): Course {
  const score = (course: Course) => likenesses.filter((isAlike) => isAlike(course)).length
  const [first] = among.toSorted((a, b) => score(b) - score(a))
  if (!first) throw new Error('There is no course yet that the new one could stand beside.')
  return first
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** As it stands within a sentence: what begins with two capitals is an abbreviation. */
const small = (words: string) =>
  /^[A-Z](?![A-Z])/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
const sentence = (words: string) => (/[.?]$/.test(words) ? words : `${words}.`)

/** A course of whose words the author wrote the main ones; what it has of others is like the nearest course. */
function courseOf(answers: Answers): { course: Course; file: string; qualificationFile: string | undefined } {
  const {
    name: title = '',
    categoryId,
    subject = '',
    level = '',
    code = '',
    deliveryMode,
    duration,
    price,
    short = '',
  } = answers
  const { feature1 = '', feature2 = '', feature3 = '', outcome1, outcome2 } = answers
  const kind = kindOf(level)
  const inCategory = (course: Course) => course.categoryId === categoryId
  const inSubject = (course: Course) => course.subjects.includes(subject)
  const isMainSubject = (course: Course) => course.subjects[0] === subject
  const ofKind = courses.filter(({ award }) => award.kind === kind)
  const neighbour = nearest(ofKind, [inCategory, inSubject, isMainSubject])
  const { label = '' } = subjects.find(({ id }) => id === subject) ?? {}
  const course = {
    id: Math.max(...ofKind.map(({ id }) => id)) + 1,
    slug: slugOf(title),
    title,
    code,
    category: nearest(courses.filter(inCategory), [inSubject, isMainSubject]).category,
    categoryId,
    level,
    short,
    description: [
      `${sentence(short)} The course takes ${duration} and belongs to ${label}.`,
      `In ${title} you ${small(feature1)}. Then you ${small(feature2)}, and in the end you ${small(feature3)}.`,
    ],
    features: [feature1, feature2, feature3, `Apply what you learn in ${title} to work of your own`],
    outcomes: [outcome1, outcome2, `Further study in ${label}`],
    deliveryMode,
    delivery: `${title} takes ${duration}, and your trainer comments on each task within three days.`,
    location: nearest(ofKind, [(other) => other.deliveryMode === deliveryMode, inSubject]).location,
    duration,
    studyWeek: studyWeekOf(level, duration),
    price,
    nextIntake: '2027-02-01',
    rating: 4,
    reviews: 0,
    students: 0,
    popular: false,
    provider: neighbour.provider,
    fee: `The price covers all lessons of ${title} and the comments of your trainer.`,
    badge: 'New',
    learningGoals: neighbour.learningGoals,
    subjects: [subject],
    award: awardOf(kind, code, title, aqfLevels[level]),
    entryChecks: [],
    placement: null,
  }
  return {
    course: courseSchema.parse(course),
    file: fileOfCourse(neighbour),
    qualificationFile: kind === 'national' ? fileOfQualification(neighbour) : undefined,
  }
}

/** Expressions, as they stand in the content file. */
const awardText = ({ award, code }: Course) =>
  award.kind === 'short' ? 'shortCourseAward' : `qualifications[${JSON.stringify(code)}]`
const entryChecksText = ({ award }: Course) =>
  award.kind === 'short' ? '[]' : '[entryChecks.usi, entryChecks.computer]'

/** A new award in the file of those that it stands among, with the function that makes it. */
function qualificationActions(file: string, { code, title, award }: Course) {
  const [name, words] = [JSON.stringify(code), JSON.stringify(title)]
  const [make, given] =
    award.kind === 'national' && award.aqf !== null
      ? ['unlistedAward', `${words}, ${award.aqf}`]
      : ['singleUnitAward', `${name}, ${words}`]
  return [
    insert(file, /^\} satisfies/, `  ${name}: ${make}(${given}),\n`),
    importing(file, make, './nationalAward'),
  ]
}

const field = (name: keyof typeof courseSchema.shape) => courseSchema.shape[name]

/** A question for a text, which is answered when the schema and the wording rules take it. */
const ask = (
  name: string,
  message: string,
  schema: z.ZodType,
  fault?: (text: string, answers: Answers) => string | undefined,
) => ({
  type: 'input',
  name,
  message,
  validate: (text: string, answers: Answers = {}) => {
    const { error } = schema.safeParse(text)
    if (error) return `${capital(name)}: ${error.issues.map((issue) => issue.message).join('; ')}`
    const found = forbiddenIn(text)
    if (found) return `${capital(name)}: has ${found}: reword it.`
    const same = Object.keys(answers).find((other) => other !== name && answers[other] === text)
    if (same) return `${capital(name)}: says the same as ${same}.`
    return fault?.(text, answers) ?? true
  },
})
const nationalCode = /^([A-Z]{3}\d{5}|\d{5}[A-Z]{3}|[A-Z]{6}\d{3})$/

const task = z.string().min(20).max(90)
const work = z.string().min(4).max(60)

function titleFault(title: string) {
  const same = courses.find((course) => course.title === title || course.slug === slugOf(title))
  return same && `Name: course ${same.id} in ${fileOfCourse(same)} has this title already.`
}

function shortFault(short: string) {
  const same = courses.find((course) => course.short === short)
  return same && `Short: course ${same.id} in ${fileOfCourse(same)} is described in these words.`
}

function codeFault(code: string, { level = '' }: Answers) {
  const same = courses.find((course) => course.code === code)
  if (same) return `Code: course ${same.id} in ${fileOfCourse(same)} has this code already.`
  if (level === '' || nationalCode.test(code) === (kindOf(level) === 'national')) return undefined
  return kindOf(level) === 'national'
    ? `Code: a course at the level ${level} has a national code such as BSB30120.`
    : 'Code: a short course has a code of the provider’s own such as LL-AI101.'
}

export const courseGenerator: PlopGeneratorConfig = {
  description: 'a course with everything that its page and its card need',
  prompts: [
    ask('name', 'What is it called?', field('title'), titleFault),
    choose(
      'categoryId',
      'In which category is it shown?',
      categories.map(({ id, title }) => ({ name: title, value: id })),
    ),
    choose(
      'subject',
      'What is its subject?',
      subjects.map(({ id, label }) => ({ name: label, value: id })),
    ),
    choose('level', 'Its level?', courseLevels),
    ask(
      'code',
      'Its code? (LL-AI101 for a short course, BSB30120 for a national one)',
      field('code'),
      codeFault,
    ),
    choose('deliveryMode', 'How is it delivered?', deliveryModes),
    ask('duration', 'How long is it? (such as 6 weeks)', field('duration')),
    ask('price', 'What does it cost? (such as $590)', field('price')),
    ask('short', 'What is it, in one or two sentences of 90 to 220 characters?', field('short'), shortFault),
    ask(
      'feature1',
      'What does one learn first, in 20 to 90 characters? Begin with a verb (such as: Build a data model with clear relationships)',
      task,
    ),
    ask('feature2', 'What next, in as many?', task),
    ask('feature3', 'And what in the end, in as many?', task),
    ask('outcome1', 'For what kind of work does it prepare? (such as: Junior data analyst)', work),
    ask('outcome2', 'And for what else?', work),
  ],
  actions: (answers: Answers = {}) => {
    const { course, file, qualificationFile } = courseOf(answers)
    const textFile = file.replace('/content/', '/texts/')
    const data = { ...course, award: awardText(course), entryChecks: entryChecksText(course) }
    return [
      rendered('course', data, (text) => insert(file, /^\]/, text)),
      rendered('course.text', data, (text) => insert(textFile, /^\} satisfies/, text)),
      ...(qualificationFile ? qualificationActions(qualificationFile, course) : []),
      tidy(file, textFile, ...(qualificationFile ? [qualificationFile] : [])),
      `Now: read course ${course.id} in ${file}. You wrote its title, short, features and outcomes; description, delivery, studyWeek, fee, category, location, provider, nextIntake, rating, reviews and students are there to be replaced.`,
      `Then: write its text in ${textFile}; npm run check fails until it holds what src/data/courses/courseText.ts asks for.`,
      `And: say in src/ui/art/cast/courses.ts which motif stands on the picture of ${course.slug}; the build refuses a course without one.`,
      ...(qualificationFile
        ? [`Its units are not listed: when they are verified, write them in ${qualificationFile}.`]
        : []),
      `Then: npm run check`,
    ]
  },
}
