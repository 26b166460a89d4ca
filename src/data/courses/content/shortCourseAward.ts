import type { Award } from '~/data/courses/course'

export const shortCourseAward: Award = {
  kind: 'short',
  note: 'This short course does not lead to an AQF qualification.',
}

export const microCredentialAward: Award = {
  kind: 'short',
  note: 'This AI micro-credential does not lead to an AQF qualification.',
}
