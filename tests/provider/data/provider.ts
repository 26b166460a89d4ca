import type { CompanyFacts } from '~/data/company'
import { providerName } from './providerName'

/** A provider that is not the sample: nothing here is said of the other. */
export const provider = {
  name: providerName,
  tagline: 'Short courses and qualifications for working adults',
  site: 'https://www.magpiecollege.example',
  city: 'Newcastle, New South Wales',

  training: {
    name: 'Magpie College Pty Ltd',
    role: 'Vocational training, short courses and student support',
    abn: '23 456 789 012',
    providerCode: 'RTO 11111',
  },
  services: {
    name: 'Magpie Workforce Pty Ltd',
    role: 'Services for organisations, AI training and research support',
    abn: '87 654 321 000',
    providerCode: 'PRV 11111',
  },
  sampleNote: 'The ABN and the codes of Magpie College are samples.',

  email: {
    admissions: 'admissions@magpiecollege.example',
    support: 'support@magpiecollege.example',
    organisations: 'organisations@magpiecollege.example',
    privacy: 'privacy@magpiecollege.example',
  },
  phone: {
    free: { label: 'Course enquiries, free call', number: '1800 160 402', href: 'tel:1800160402' },
    melbourne: { label: 'Geelong office', number: '(08) 5550 0143', href: 'tel:+61855500143' },
    sydney: { label: 'NSW head office', number: '(02) 5550 0118', href: 'tel:+61255500118' },
    text: { label: 'Text messages', number: '0491 570 156', href: 'tel:+61491570156' },
  },
  office: {
    melbourne: {
      name: 'Geelong office',
      lines: ['Unit 7, 9 Sample Parade'],
      locality: 'Geelong',
      state: 'VIC',
      postcode: '3220',
    },
    /** The head office, which the Terms of Service name with its postal address (§2.30). No other office is called so. */
    sydney: {
      name: 'NSW head office',
      lines: ['Suite 8, 77 Sample Avenue'],
      locality: 'Newcastle',
      state: 'NSW',
      postcode: '2300',
    },
    postal: {
      name: 'NSW postal address',
      lines: ['PO Box 1111'],
      locality: 'Newcastle',
      state: 'NSW',
      postcode: '2300',
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
    { label: 'Facebook', href: 'https://facebook.example/magpiecollege' },
    { label: 'Instagram', href: 'https://instagram.example/magpiecollege' },
    { label: 'LinkedIn', href: 'https://linkedin.example/company/magpiecollege' },
    { label: 'YouTube', href: 'https://youtube.example/@magpiecollege' },
  ],
  /** The external scheduling links of §7. */
  scheduling: {
    discovery: { label: 'Book Discovery Call', href: 'https://book.magpiecollege.example/discovery-call' },
    advisor: { label: 'Book Career Advisor', href: 'https://book.magpiecollege.example/career-advisor' },
    demo: { label: 'Book Demo', href: 'https://book.magpiecollege.example/demo' },
    careerConsult: {
      label: 'Book Career Consult',
      href: 'https://book.magpiecollege.example/career-consult',
    },
  },

  /** §9: the first year of what stands on the site. */
  copyrightSince: 2025,
} as const satisfies CompanyFacts

/** Where the tour of the learning platform is kept (§2.6). */
export const tourVideo = {
  embed: 'https://video.magpiecollege.example/embed/platform-tour',
  watch: 'https://video.magpiecollege.example/watch/platform-tour',
} as const

/** What the picture of a link's preview shows, which is drawn for every page alike. */
export const previewPicture = 'A bird among hills, drawn in bold flat shapes'
