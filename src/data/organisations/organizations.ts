import { roiPreview } from '~/data/site/statistics'
import type { Organizations } from './organisation'
import { heroActions, organisationCases, organisationValues } from './shared'

/** §2.21, word for word: the hint beneath the team skills upload. */
export const csvHint = 'CSV format with columns: Name, Role, Skills, Experience Level'

export const organizations: Organizations = {
  title: 'Workforce solutions and return on training',
  description:
    'Work out the return on training and AI, upload a team skills list and read how other organisations planned their upskilling.',
  hero: {
    headline: 'Put a figure on training before you pay for it',
    text: 'Start with the numbers: what you spend now, what compliance time costs and what a change could save. Then talk with us about the part that numbers do not show.',
    actions: heroActions,
  },
  roi: {
    heading: 'Return on investment',
    text: 'The calculator multiplies your own figures by stated shares. It shows each formula, so you can replace an assumption that does not fit your organisation.',
    action: { label: 'Calculate Your ROI', link: { to: '/tools/roi-calculator' } },
    preview: {
      heading: 'Quick ROI Preview',
      figure: roiPreview.annualSavings,
      label: `sample ${roiPreview.annualSavings} annual savings for ${roiPreview.employees} employees`,
      note: 'A fixed sample figure, not calculated from your data. Your own result depends on the six figures that you enter.',
      sample: true,
    },
  },
  upload: {
    heading: 'Team skills upload',
    text: 'Choose a skills list to bring to the gap analysis. The file stays on your device and is not sent to us. No analysis runs automatically.',
    label: 'Choose a CSV file',
    hint: csvHint,
  },
  values: organisationValues,
  cases: organisationCases,
  closing: {
    heading: 'Check your result with a consultant',
    text: 'Bring your figures to a call. We test the assumptions with you and say where the return is likely to be lower.',
    actions: heroActions,
  },
}
