import type { Service } from './service'
import { serviceTitles } from './serviceTitles'

export const aiTraining: Service = {
  id: 5,
  slug: 'ai-training',
  title: serviceTitles['ai-training'],
  description:
    'Hands-on AI workshops for your industry, built on the tasks your staff do each week and the rules that your sector works under.',
  icon: 'spark',
  features: [
    'Half-day to two-day workshops, on site or online',
    'Exercises drawn from your own documents and tasks',
    'Editions for health, education, retail, trades and local government',
    'Safe-use rules for personal and confidential data',
    'Prompt library that your team keeps and owns',
    'Follow-up clinic four weeks after the workshop',
    'Plain briefing on cost, risk and benefit for leaders',
  ],
  hue: 'technology',
  link: { to: '/services/$serviceSlug', params: { serviceSlug: 'ai-training' } },
  status: 'Trending',
  category: 'AI',
  hero: {
    headline: 'AI skills that survive the return to work on Monday',
    text: 'A demonstration impresses and is forgotten. In our workshops each person brings three tasks that take too long, tries them with an AI tool, checks the result and decides whether to keep the new way. Your team leaves with working examples, a list of things not to do, and someone to ask in a month.',
    points: [
      'Groups of up to twenty so that everyone works on a real task',
      'Works with the tools that your organisation already allows',
      'Checking results is taught as carefully as producing them',
    ],
  },
  demo: {
    title: 'Bring a task list and see how a workshop is planned',
    text: 'Choose a list of tasks or a sample document without personal details and follow it to the next page, which explains how a facilitator turns such a list into exercises.',
    points: [
      'Ten tasks that your team repeats every week',
      'Rough minutes that each of them takes today',
      'Tools and data that staff are allowed to use',
    ],
    accepted: 'CSV, PDF or Word',
  },
  programs: [
    {
      title: 'Generative AI for Everyday Office Work',
      duration: '2 days',
      level: 'Foundation',
      price: 349,
      features: [
        'Summaries, drafts, tables and meeting notes',
        'Fact-checking routine for every result',
        'Privacy rules with examples from your sector',
      ],
    },
    {
      title: 'AI Champions: Lead Adoption in Your Team',
      duration: '6 weeks',
      level: 'Advanced',
      price: 579,
      features: [
        'Find, test and measure three uses in your own team',
        'Run a one-hour workshop for colleagues',
        'Write a simple risk note for each use',
        'Fortnightly group coaching online',
      ],
    },
  ],
  caseStudies: [
    {
      title: 'A community health service and its discharge letters',
      description:
        'Clinicians spent evenings on discharge letters. In two workshops they built a drafting template that takes de-identified notes, with a checklist that a clinician completes before anything is sent.',
      metrics: [
        { label: 'Minutes for each letter', value: '24 to 11' },
        { label: 'Letters corrected after checking', value: '1 in 6' },
        { label: 'Clinicians trained', value: '34' },
      ],
      sample: true,
    },
    {
      title: 'A hardware retailer with better product answers',
      description:
        'Store staff at six sites searched supplier sheets by hand. A workshop day produced a prompt set and a checking habit for product questions, tried first at one store and then taught by its own champions.',
      metrics: [
        { label: 'Time to a checked answer', value: '9 to 4 minutes' },
        { label: 'Stores using the method', value: '6' },
      ],
      sample: true,
    },
  ],
}
