import type { SiteLink } from '~/data/site/links'

/** Texts of the two pages that are not tools yet (§4): they say so and claim no analysis. Their heads are in `tools.ts`. */
export type AnalysisPage = Readonly<{
  headline: string
  /** Stands first: nothing has been analysed. */
  notYet: string
  /** Beside the name of a file that the visitor chose. */
  chosenFile: string
  noFile: string
  shows: readonly Readonly<{ heading: string; text: string }>[]
  template: Readonly<{ label: string; fileName: string; content: string; note: string }>
  consultation: Readonly<{ heading: string; text: string; label: string; link: SiteLink }>
}>

/** One text for the file and the screen: made-up people, the columns of the hint in §2.21. */
const skillsTemplate = `${[
  'Name,Role,Skills,Experience Level',
  'Asha Brennan,Team leader,Rostering; Coaching; Incident reports,Expert',
  'Callum Ngata,Support worker,Shift notes; Manual handling,Confident',
  'Mei Kovac,Administration officer,Spreadsheets; Invoicing,Confident',
  'Your next person,Role,First skill; second skill,New',
].join('\r\n')}\r\n`

/** Both pages hand out the same file. */
const template = {
  label: 'Download the CSV template',
  fileName: 'staff-skills-template.csv',
  content: skillsTemplate,
  note: 'Four columns: Name, Role, Skills and Experience Level. Separate skills with semicolons. Use initials if you prefer not to name people.',
} as const

/** Address of the template, as the build writes it. */
export const skillsTemplatePath = `/templates/${template.fileName}`

export const gapAnalysisPage: AnalysisPage = {
  headline: 'Gap analysis',
  notYet:
    'This is not an automatic tool yet. No file has been sent or analysed. A consultant does the analysis with you.',
  chosenFile: 'You chose this file. It is still on your device only:',
  noFile: 'You have not chosen a file. You can begin with the template.',
  shows: [
    {
      heading: 'Skills by role',
      text: 'A table of roles and skills: how many people have each skill, and at which level.',
    },
    {
      heading: 'Gaps in order of risk',
      text: 'Skills that a role needs and few or no people have, with the work that would stop first.',
    },
    {
      heading: 'Training options',
      text: 'For each gap: a course, a program, coaching by a colleague or a new hire, with hours and cost.',
    },
    {
      heading: 'What was not known',
      text: 'Rows that were unclear or missing, so that nobody reads more into the result than it holds.',
    },
  ],
  template,
  consultation: {
    heading: 'Have it done with a consultant',
    text: 'In a first talk a consultant explains how to share the file safely, what the analysis costs and when you receive it.',
    label: 'Ask for a proposal',
    link: { to: '/contact', search: { type: 'proposal', service: 1 } },
  },
}

export const teamPlannerPage: AnalysisPage = {
  headline: 'Team planner',
  notYet:
    'This is not an automatic tool yet. You can prepare your list here and plan with a consultant. Nothing is sent or calculated.',
  chosenFile: 'You chose this file. It is still on your device only:',
  noFile: 'You have not chosen a file. You can begin with the template.',
  shows: [
    {
      heading: 'Who covers whom',
      text: 'For each role, the people who can step in today and those who could after a short course.',
    },
    {
      heading: 'Single points of risk',
      text: 'Skills that only one person has, with the months in which that person is usually away.',
    },
    {
      heading: 'Training calendar',
      text: 'Who learns what in which month, so that no shift loses too many people at once.',
    },
    {
      heading: 'Two scenarios',
      text: 'The plan with your present team, and the plan if one experienced person leaves.',
    },
  ],
  template,
  consultation: {
    heading: 'Plan with a consultant',
    text: 'See the method on an example team in a 30-minute demonstration. Bring your own questions and your roster rules.',
    label: 'Request a demo',
    link: { to: '/contact', search: { type: 'demo', service: 1 } },
  },
}
