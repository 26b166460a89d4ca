import { tourVideo } from '~/data/provider'
import type { Texts } from '~/data/site/links'

/** Texts of `/studying-online`, §2.6. */
export const studyingOnlinePage = {
  title: 'Studying online',
  description:
    'How online study works: the platform, your trainer, assessment without exams, and six things that students say make it manageable.',
  headline: 'Study at your own pace, with a person to ask',
  text: 'You learn when your day allows it. A trainer marks your work, answers questions and notices when you have been quiet for a while.',
  action: { label: 'Browse courses', link: { to: '/courses' } },
} as const satisfies Texts

/** §2.6: six benefits. */
export const studyBenefits = [
  {
    heading: 'Your own timetable',
    text: 'Lessons are open day and night. Study before work, on Sunday or in one long evening a week.',
  },
  {
    heading: 'Any device',
    text: 'Start on a phone, continue on a library computer. Your place is kept and pages load on a slow connection.',
  },
  {
    heading: 'Real trainers',
    text: 'Reach a trainer by chat, e-mail, phone or video. Written feedback names what to keep and what to change.',
  },
  {
    heading: 'No exams',
    text: 'You show what you can do in projects, written tasks and workplace observations instead of an exam hall.',
  },
  {
    heading: 'Steady support',
    text: 'Help with study skills, technology and wellbeing is part of the course, and a call comes if you fall behind.',
  },
  {
    heading: 'Learning you can use at once',
    text: 'Tasks come from workplaces, so that what you learn on Monday can be tried at work on Tuesday.',
  },
] as const

/** §2.6 overview video. Nothing is loaded from elsewhere before the visitor asks for it. */
export const overviewVideo = {
  title: 'A tour of the learning platform',
  duration: '2 minutes 40 seconds',
  poster: 'Drawing of a lesson page on a laptop beside a cup of tea',
  button: 'Play the tour',
  privacy: 'The video comes from our video host. Nothing is loaded from there until you press play.',
  embed: tourVideo.embed,
  watch: {
    label: 'Watch on the video site',
    href: tourVideo.watch,
  },
  /** The content of the video in words, for those who cannot or do not want to play it. */
  transcript: [
    'The dashboard opens with three things: the lesson you were in, the task that is due next and messages from your trainer.',
    'A lesson is a page of text, short videos with captions and a question or two. A bar at the top shows how far you are.',
    'Assessment tasks list what the assessor looks for. You upload your work, see when it was received and read the feedback in the same place.',
    'At the foot of every page you can ask a question. A trainer replies within one working day.',
  ],
} as const

type Dashboard = Readonly<{
  id: string
  heading: string
  /** Text alternative of the drawn picture. */
  alt: string
  caption: string
  /** What the drawing shows, as data. */
  rows: readonly Readonly<{ label: string; percent: number }>[]
}>

/** §2.6 dashboard images: drawn by the site from these figures, which belong to an invented student. */
export const dashboards: readonly Dashboard[] = [
  {
    id: 'progress',
    heading: 'Progress by unit',
    alt: 'Dashboard with four units as bars: two finished, one at 60 percent and one not yet started.',
    caption: 'Each unit shows how much is done and what comes next.',
    rows: [
      { label: 'Work safely', percent: 100 },
      { label: 'Communicate with people', percent: 100 },
      { label: 'Support independence', percent: 60 },
      { label: 'Follow legal duties', percent: 0 },
    ],
  },
  {
    id: 'week',
    heading: 'Your week',
    alt: 'Dashboard with study time for a week: most on Tuesday and Sunday, none on Monday and Friday.',
    caption: 'You set a weekly goal in hours and choose the days yourself.',
    rows: [
      { label: 'Monday', percent: 0 },
      { label: 'Tuesday', percent: 80 },
      { label: 'Wednesday', percent: 30 },
      { label: 'Thursday', percent: 40 },
      { label: 'Friday', percent: 0 },
      { label: 'Saturday', percent: 20 },
      { label: 'Sunday', percent: 100 },
    ],
  },
  {
    id: 'feedback',
    heading: 'Feedback',
    alt: 'Dashboard with three marked tasks: two satisfactory, one returned with comments to resubmit.',
    caption: 'A task that is not yet satisfactory comes back with comments and can be handed in again.',
    rows: [
      { label: 'Case notes: satisfactory', percent: 100 },
      { label: 'Care plan: satisfactory', percent: 100 },
      { label: 'Risk check: resubmit', percent: 50 },
    ],
  },
]
