import { readFigures } from '~/data/tools/roiFigures'
import { roiLines } from '~/data/tools/roiText'
import type { ContactSearch, ContactTopic, ContactType } from './contactSearch'

export interface ContactPrefill {
  heading: string
  /** What stands in the message field; the visitor can change it. */
  message: string
}

const plain: ContactPrefill = { heading: 'Send us an enquiry', message: '' }

const byType: Readonly<Record<ContactType, ContactPrefill>> = {
  'career-advisor': {
    heading: 'Talk to a career advisor',
    message: 'I would like to talk to a career advisor about my next step.',
  },
  demo: {
    heading: 'Request a demo',
    message: 'I would like to see a demo of your services for our organisation.',
  },
  proposal: {
    heading: 'Request a proposal',
    message: 'I would like a proposal for our organisation. Our goals and the number of staff are:',
  },
  'research-consult': {
    heading: 'Book a research consult',
    message: 'I would like a short consult about my research project. My topic is:',
  },
  'research-consultation': {
    heading: 'Book a research consultation',
    message: 'I would like a consultation about my research degree. My topic and stage are:',
  },
  workshop: {
    heading: 'Ask about a workshop',
    message: 'I would like to know more about your workshops. Our team and preferred dates are:',
  },
  'roi-consultation': {
    heading: 'Book an ROI consultation',
    message: 'I would like to go through my ROI calculator results with you.',
  },
}

const byTopic: Readonly<Record<ContactTopic, ContactPrefill>> = {
  services: { heading: 'Ask about our services', message: 'I would like to know more about your services.' },
  programs: { heading: 'Ask about our programs', message: 'I would like to know more about your programs.' },
  organizations: {
    heading: 'Ask about support for organisations',
    message: 'I would like to know what you offer organisations like ours.',
  },
}

type AskedCourse = Readonly<{ title: string; code: string }>

/** An enquiry about the courses of a shortlist. The visitor's notes are the visitor's own. */
const aboutCourses = (courses: readonly AskedCourse[]): ContactPrefill => ({
  heading: courses.length === 1 ? 'Ask about a course' : `Ask about ${courses.length} courses`,
  message: [
    'I would like to know more about:',
    ...courses.map(({ title, code }) => `- ${title} (${code})`),
    '',
  ].join('\n'),
})

/**
 * Heading and message of the contact form for an address. The type says what the visitor wants and leads, then the
 * service, then the topic; a service is named in the message in any case, and so are the figures of the savings calculator.
 */
export function contactPrefill(
  { type, topic, service, figures }: ContactSearch,
  serviceTitle: (id: number) => string | undefined,
  courses: readonly AskedCourse[] = [],
): ContactPrefill {
  const title = service === 0 ? undefined : serviceTitle(service)
  if (type !== '') {
    const { heading, message: beginning } = byType[type]
    const inputs = type === 'roi-consultation' ? readFigures(figures) : null
    const message = inputs ? [beginning, '', ...roiLines(inputs)].join('\n') : beginning
    return { heading, message: title === undefined ? message : `My enquiry is about ${title}. ${message}` }
  }
  if (title !== undefined) {
    const about = topic === 'programs' ? `the programs of ${title}` : title
    return { heading: `Ask about ${about}`, message: `I would like to know more about ${about}.` }
  }
  if (topic !== '') return byTopic[topic]
  return courses.length > 0 ? aboutCourses(courses) : plain
}
