import type { CompanyFacts } from './company'
import { providerName } from './providerName'

/**
 * The provider, once: a real one edits this file. The phone numbers come from the ranges kept for fiction, the
 * addresses of mail and web from `.example`, and ABN and provider codes are samples that fail their own checks.
 */
export const provider = {
  name: providerName,
  tagline: 'Online courses and AI workforce training across Australia',
  site: 'https://www.lyrebirdlearning.example',
  city: 'Melbourne, Victoria',

  training: {
    name: 'Lyrebird Learning Pty Ltd',
    role: 'Vocational training, short courses and student support',
    abn: '12 345 678 901',
    providerCode: 'RTO 00000',
  },
  services: {
    name: 'Lyrebird Workforce Services Pty Ltd',
    role: 'Services for organisations, AI training and research support',
    abn: '98 765 432 100',
    providerCode: 'PRV 00000',
  },
  sampleNote: 'The ABNs and provider codes on this site are samples.',

  email: {
    admissions: 'admissions@lyrebirdlearning.example',
    support: 'support@lyrebirdlearning.example',
    organisations: 'organisations@lyrebirdlearning.example',
    privacy: 'privacy@lyrebirdlearning.example',
  },
  phone: {
    free: { label: 'Course enquiries, free call', number: '1800 160 401', href: 'tel:1800160401' },
    melbourne: { label: 'Melbourne office', number: '(03) 5550 0142', href: 'tel:+61355500142' },
    sydney: { label: 'NSW head office', number: '(02) 5550 0117', href: 'tel:+61255500117' },
    text: { label: 'Text messages', number: '0491 570 006', href: 'tel:+61491570006' },
  },
  office: {
    melbourne: {
      name: 'Melbourne office',
      lines: ['Level 4, 120 Sample Lane'],
      locality: 'Melbourne',
      state: 'VIC',
      postcode: '3000',
    },
    /** The head office, which the Terms of Service name with its postal address (§2.30). No other office is called so. */
    sydney: {
      name: 'NSW head office',
      lines: ['Suite 2, 45 Sample Street'],
      locality: 'Parramatta',
      state: 'NSW',
      postcode: '2150',
    },
    postal: {
      name: 'NSW postal address',
      lines: ['PO Box 0000'],
      locality: 'Parramatta',
      state: 'NSW',
      postcode: '2124',
    },
  },

  /** Support hours of §9. */
  timeZone: 'AEST',
  supportHours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      label: 'Monday to Thursday',
      times: '8am-8pm',
      opens: '08:00',
      closes: '20:00',
    },
    { days: ['Friday'], label: 'Friday', times: '9am-5pm', opens: '09:00', closes: '17:00' },
    { days: ['Saturday'], label: 'Saturday', times: '10am-2pm', opens: '10:00', closes: '14:00' },
  ],
  /** Course enquiries of §9. */
  enquiryHours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      label: 'Monday to Friday',
      times: '9am-5pm',
      opens: '09:00',
      closes: '17:00',
    },
  ],

  social: [
    { label: 'Facebook', href: 'https://facebook.example/lyrebirdlearning' },
    { label: 'Instagram', href: 'https://instagram.example/lyrebirdlearning' },
    { label: 'LinkedIn', href: 'https://linkedin.example/company/lyrebirdlearning' },
    { label: 'YouTube', href: 'https://youtube.example/@lyrebirdlearning' },
  ],
  /** The external scheduling links of §7. */
  scheduling: {
    discovery: { label: 'Book Discovery Call', href: 'https://book.lyrebirdlearning.example/discovery-call' },
    advisor: { label: 'Book Career Advisor', href: 'https://book.lyrebirdlearning.example/career-advisor' },
    demo: { label: 'Book Demo', href: 'https://book.lyrebirdlearning.example/demo' },
    careerConsult: {
      label: 'Book Career Consult',
      href: 'https://book.lyrebirdlearning.example/career-consult',
    },
  },

  /** §9: the first year of what stands on the site. */
  copyrightSince: 2025,
} as const satisfies CompanyFacts

/** Where the tour of the learning platform is kept (§2.6). */
export const tourVideo = {
  embed: 'https://video.lyrebirdlearning.example/embed/platform-tour',
  watch: 'https://video.lyrebirdlearning.example/watch/platform-tour',
} as const

/** What the picture of a link's preview shows, which is drawn for every page alike. */
export const previewPicture = 'A lyrebird’s tail, drawn in bold flat shapes'
