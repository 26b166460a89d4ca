import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import {
  bullets,
  callout,
  heading,
  link,
  paragraph,
  steps,
  strong,
  subheading,
  table,
} from '~/data/blog/nodes'

export const article: Article = {
  id: 10,
  title: 'Using AI tools at work: seven checks before you send',
  slug: 'using-ai-tools-at-work',
  publishDate: '2025-10-14',
  author: authors.samNguyen,
  categoryId: 'design-technology',
  image: 'seven-feathers',
  summary:
    'AI writing and analysis tools save time and make confident mistakes. Seven short checks keep your facts, your clients’ privacy and your name safe.',
  tags: ['artificial intelligence', 'privacy', 'workplace skills', 'digital literacy'],
  relatedIds: [9, 7, 8],
  courseSlugs: ['prompt-writing-for-workplace-documents', 'privacy-and-records-in-everyday-work'],
  content: [
    paragraph(
      'An AI assistant can draft a letter, sum up a policy or explain a formula in seconds. It predicts likely text. It does not know whether the text is true, and it does not carry the blame when it is wrong. You do. These seven checks take two minutes, and they work with any tool.',
    ),
    heading('The seven checks'),
    subheading('1. Am I allowed to use it here?'),
    paragraph(
      'Read your employer’s policy. Many name the tools that are approved and the tasks that are not. If there is no policy, ask your manager in writing. Studying? Your assessment rules decide, and you may have to say how you used a tool.',
    ),
    subheading('2. What am I putting in?'),
    paragraph(
      'Never enter personal details, health notes, tax file numbers, passwords or a client’s documents into a public tool. Removing the name is often not enough, because the details can still point to one person. Use made-up examples, or a tool that your organisation has approved for such data.',
    ),
    subheading('3. Are the facts right?'),
    paragraph(
      'Check every figure, date, quote, law and unit code against a source that you open yourself. Tools invent references that look real. For a training product, the source is the National Register. For a law, it is the official legislation site.',
    ),
    subheading('4. Is it Australian?'),
    paragraph(
      'Much of what a tool has read comes from elsewhere. Look for foreign spelling, foreign laws, pounds and Fahrenheit, and for advice that does not fit our awards or our consumer law.',
    ),
    subheading('5. Who is missing?'),
    paragraph(
      'Ask whom the answer assumes. Does the job advertisement put off older people? Does the roster idea ignore carers? Bias in old text turns up in new text.',
    ),
    subheading('6. Does it sound like me?'),
    paragraph(
      'Read it aloud. Cut what you would not say. A condolence note, a warning or an apology should come from a person.',
    ),
    subheading('7. Could I explain it?'),
    paragraph('If someone asks why, can you answer without the tool? If not, you are not ready to send it.'),
    heading('Where a tool helps, and where it does not'),
    table(
      'A rough guide for common office tasks',
      ['Task', 'Fit', 'Why'],
      ['First draft of a routine email', 'Good', 'You know the facts and can see errors at once'],
      [
        'Summary of a long public document',
        'Good, with spot checks',
        'It may drop the exception that matters',
      ],
      ['Spreadsheet formula', 'Good', 'You can test it on a known case'],
      [
        'Progress notes about a client',
        'Only in an approved tool',
        'Sensitive information and a legal record',
      ],
      ['Choosing whom to hire', 'Poor', 'Bias, and a decision that a person must answer for'],
      ['Legal, medical or tax advice', 'Poor', 'Errors are costly and hard to see'],
    ),
    callout(
      'Scams use the same tools',
      'A clean message with your manager’s way of writing, or even the voice, is no longer proof. If a request involves money, bank details or passwords, ring the person on a number that you already have.',
    ),
    heading('A five-minute exercise'),
    steps(
      'Choose a letter that you wrote last month, with nothing private in it.',
      'Ask a tool to write the same letter from three bullet points.',
      'Mark everything in it that is false, vague or not in your voice.',
      'Rewrite your request with what was missing: reader, purpose, length, facts.',
      'Compare the second version. Note what you still had to change.',
    ),
    paragraph(
      'You will find that the quality of the request matters, and that the last fifth of the work stays with you. That fifth is a skill which employers look for.',
    ),
    heading('For team leaders'),
    bullets(
      [
        strong('Say what is allowed. '),
        'A one-page list beats silence, because people use the tools anyway.',
      ],
      [strong('Start with low risk. '), 'Meeting agendas before client letters.'],
      [strong('Keep a person responsible. '), 'Name who checks what before it leaves the building.'],
      [strong('Ask the staff. '), 'They know which task is dull and which one only looks dull.'],
      [strong('Tell people. '), 'If customers are talking to a machine, let them know.'],
    ),
    heading('Learning more'),
    paragraph(
      'Our ',
      link('AI training and industry workshops', {
        to: '/services/$serviceSlug',
        params: { serviceSlug: 'ai-training' },
      }),
      ' practise these checks on the documents of your own field, and the ',
      link('programs page', { to: '/programs' }),
      ' lists longer options. Workshops and programs do not lead to an AQF qualification. If you want a recognised qualification in technology, start with ',
      link('the technology courses', { to: '/category/$categoryId', params: { categoryId: 'technology' } }),
      ' instead.',
    ),
  ],
}
