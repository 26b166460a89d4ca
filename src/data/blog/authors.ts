import type { Author } from './article'

export const authors = {
  priyaRaman: { name: 'Priya Raman', role: 'Student support lead, health and community courses' },
  tomHalloran: { name: 'Tom Halloran', role: 'Trainer, accounting and bookkeeping' },
  jessVassallo: { name: 'Jess Vassallo', role: 'Course adviser, beauty, retail and service' },
  dianeKeogh: { name: 'Diane Keogh', role: 'Trainer, leadership and management' },
  samNguyen: { name: 'Sam Nguyen', role: 'Trainer, information technology' },
  rutaMalik: { name: 'Ruta Malik', role: 'Enrolment and recognition adviser' },
  calebWarne: { name: 'Caleb Warne', role: 'Trainer, animal care' },
} satisfies Record<string, Author>
