import type { Service } from './service'
import { serviceTitles } from './serviceTitles'

export const employmentPathways: Service = {
  id: 3,
  slug: 'employment-pathways',
  title: serviceTitles['employment-pathways'],
  description:
    'Career advice, short training and introductions to employers for people starting out, returning to work or changing field.',
  icon: 'signpost',
  features: [
    'One-to-one career conversation with a written plan',
    'Transferable skills check for people changing field',
    'Résumé and application review by an adviser',
    'Interview practice with recorded feedback',
    'Introductions to employers that run work trials',
    'Guidance on overseas skills and recognition of prior learning',
    'Check-in calls in the first three months of a new job',
  ],
  hue: 'creative',
  link: { to: '/services/$serviceSlug', params: { serviceSlug: 'employment-pathways' } },
  status: 'Hot',
  category: 'Careers',
  hero: {
    headline: 'From where you are to work that suits you, one clear step at a time',
    text: 'You may have a trade, a degree from another country, ten years at home or no certificate at all. We look at what you can already do, name two or three realistic roles near you, and list what each still asks for: a licence, a short course, a check or simply a better application.',
    points: [
      'Advice that starts from your experience rather than a job title',
      'Training only where a role asks for it',
      'Honest talk about wages, hours and travel before you decide',
    ],
  },
  demo: {
    title: 'Bring your résumé and see what an adviser looks for',
    text: 'Choose your résumé or a list of past jobs and follow it to the next page. The file stays on your device. An adviser reads it with you when you book a conversation.',
    points: [
      'Your last three roles, paid or unpaid, with dates',
      'Licences, checks and certificates that are still valid',
      'Suburb or region and the hours that you can work',
    ],
    accepted: 'CSV, PDF or Word',
  },
  programs: [
    {
      title: 'Job-Ready Essentials',
      duration: '3 weeks',
      level: 'Foundation',
      price: 199,
      features: [
        'Résumé, cover letter and online profile that match',
        'Two practice interviews with an adviser',
        'Workplace rights and pay basics in Australia',
      ],
    },
    {
      title: 'Career Change with Evidence',
      duration: '6 weeks',
      level: 'Intermediate',
      price: 399,
      features: [
        'Translate old skills into the words of the new field',
        'Prepare evidence for recognition of prior learning',
        'Three conversations with people already in the role',
        'Written plan for your first ninety days',
      ],
    },
  ],
  caseStudies: [
    {
      title: 'From hospitality shifts to aged care support',
      description:
        'A group of 18 hospitality workers wanted daytime hours. After a skills check and a placement visit, 14 chose individual support training. Advisers helped with screening checks and introduced the group to four residential services.',
      metrics: [
        { label: 'People who chose the new field', value: '14 of 18' },
        { label: 'Interviews within two months', value: '31' },
      ],
      sample: true,
    },
    {
      title: 'Overseas-trained engineers in technical roles',
      description:
        'Twelve engineers with overseas degrees had been applying for the wrong level of role. We helped each to have skills assessed, rewrite applications for technician and drafting work, and practise interviews about local standards.',
      metrics: [
        { label: 'Reply rate to applications', value: '6% to 22%' },
        { label: 'Skills assessments lodged', value: '12' },
        { label: 'Length of support', value: '4 months' },
      ],
      sample: true,
    },
  ],
}
