/** A stat item of §3. */
interface Statistic {
  number: string
  label: string
  description: string
}

export interface StatisticGroup {
  /** Every figure here is a sample, and each page that shows one says so with `note`. */
  sample: true
  note: string
  items: readonly Statistic[]
}

export const sampleNote = 'Sample figure for this site. It is not measured from real students or clients.'

const sampleGroup = (items: readonly Statistic[]): StatisticGroup => ({
  sample: true,
  note: sampleNote,
  items,
})

/** Students (§9). */
export const studentStatistics = sampleGroup([
  {
    number: '94%',
    label: 'Completion',
    description: 'of students in the sample finish the course they start',
  },
  {
    number: '87%',
    label: 'Employment',
    description: 'of graduates in the sample work in the field they studied',
  },
  { number: '32%', label: 'Salary increase', description: 'average rise in the sample after a course' },
  { number: '4.8/5', label: 'Satisfaction', description: 'average rating that students in the sample give' },
])

/** Employment pathways (§9). */
export const pathwayStatistics = sampleGroup([
  { number: '87%', label: 'Placement', description: 'of people in the sample are placed with an employer' },
  { number: '1,200+', label: 'Career transitions', description: 'moves to a new field in the sample' },
  {
    number: '150+',
    label: 'Partner employers',
    description: 'employers in the sample who take on graduates',
  },
])

/** Services (§2.17). */
export const serviceStatistics = sampleGroup([
  { number: '4-8 weeks', label: 'Implementation', description: 'from the first call to a working service' },
  {
    number: '95%',
    label: 'Success rate',
    description: 'of projects in the sample meet the goals set at the start',
  },
  { number: '4.9/5', label: 'Satisfaction', description: 'average rating that clients in the sample give' },
])

/** What services are said to bring (§2.17). */
export const serviceBenefits = sampleGroup([
  { number: '40-60%', label: 'Efficiency', description: 'gain in how quickly routine work is done' },
  { number: '30-50%', label: 'Cost', description: 'reduction in the cost of training and compliance' },
  { number: '50-70%', label: 'Time savings', description: 'less time spent on preparing for an audit' },
])

/** The quick ROI preview of §2.21. */
export const roiPreview = { ...sampleGroup([]), annualSavings: '$127K', employees: 100 } as const
