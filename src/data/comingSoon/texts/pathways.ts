import type { TodayPart } from '../todayParts'

export const pathwayTexts = {
  'career-paths--ai-business-analyst': [
    {
      kind: 'steps',
      title: 'A first step for this week',
      items: [
        {
          name: 'Draw',
          how: 'Take one thing that your office does each day and draw it as boxes, from the trigger to the end.',
        },
        { name: 'Time', how: 'Write beside each box how long it takes, and how long things lie before it.' },
        {
          name: 'Ask',
          how: 'Show it to two people who do the work. What they correct is your first finding.',
        },
      ],
    },
  ],
  'career-paths--ai-marketing-specialist': [
    {
      kind: 'steps',
      title: 'A small test that is fair',
      items: [
        {
          name: 'Two texts',
          how: 'Write one yourself and have one drafted by a tool. Both make the same offer and are true.',
        },
        {
          name: 'Two halves',
          how: 'Send each to half of a list whose people agreed to get mail, at the same hour.',
        },
        {
          name: 'One measure',
          how: 'Count replies and not opens. Write down what you expected before you look.',
        },
      ],
    },
  ],
  'career-paths--ai-healthcare-specialist': [
    {
      kind: 'checks',
      title: 'Lines that are not crossed',
      items: [
        'No detail of a patient goes into a tool that the service has not approved.',
        'A clinician decides, and can say why without naming the tool.',
        'What a tool drafted is read by the person who signs it.',
        'Errors are reported in the same way as any other incident.',
      ],
    },
  ],
  'career-paths--ai-education-specialist': [
    {
      kind: 'steps',
      title: 'Try it with one lesson',
      items: [
        {
          name: 'Choose',
          how: 'Take a lesson that never went well, and write in one line what learners should be able to do after it.',
        },
        { name: 'Vary', how: 'Have a tool suggest three exercises. Throw two away and mend the third.' },
        {
          name: 'Show',
          how: 'Tell the class what you did and let them judge it. Share the result with one colleague, the mistakes as well.',
        },
      ],
    },
  ],
  'career-paths--ai-ethics-governance-specialist': [
    {
      kind: 'answers',
      title: 'Three questions to ask of any AI system',
      items: [
        {
          question: 'Who is harmed if it is wrong?',
          answer: 'Name people, not groups. If nobody can answer, that is the first finding.',
        },
        {
          question: 'Who can stop it?',
          answer: 'There must be one person with the right and the means to do so, also on a Sunday.',
        },
        {
          question: 'How would we know?',
          answer: 'Ask for the log, the complaint line and the last time somebody looked at either.',
        },
      ],
    },
  ],
} satisfies Record<string, readonly TodayPart[]>
