import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import { bullets, callout, heading, link, paragraph, steps, strong, table } from '~/data/blog/nodes'

export const article: Article = {
  id: 9,
  title: 'IT support and cyber security, starting from zero',
  slug: 'it-support-and-cyber-security-from-zero',
  publishDate: '2025-05-20',
  author: authors.samNguyen,
  categoryId: 'design-technology',
  image: 'night-circuit',
  summary:
    'No degree and no experience in IT? See what entry-level work involves, which certificates fit, and what to build at home to show what you can do.',
  tags: ['IT support', 'cyber security', 'career change', 'home lab'],
  relatedIds: [10, 11, 15],
  courseSlugs: [
    'certificate-iii-in-information-technology',
    'certificate-iv-in-information-technology',
    'cybersecurity-basics-for-small-teams',
  ],
  content: [
    paragraph(
      'Cyber security gets the headlines, so it is where many people want to start. Most who work in it started somewhere else: a help desk, a network team, a school’s IT room. That is not a detour. You cannot protect a system that you have never had to fix.',
    ),
    heading('What the first job looks like'),
    paragraph(
      'On a help desk you answer calls and tickets. A password is locked, a printer is missing, a laptop will not join the network. You ask calm questions, try the simple thing first, write down what you did, and pass on what you cannot solve. You learn how an organisation really uses its systems. You also learn that half of all security is helping people who are in a hurry.',
    ),
    table(
      'A common ladder',
      ['Role', 'Main work', 'What moves you up'],
      ['Help desk officer', 'Accounts, devices, tickets', 'Good notes, a calm voice, curiosity'],
      ['Desktop or systems support', 'Imaging, servers, cloud accounts', 'Scripting, change control'],
      ['Network or cloud administrator', 'Connections, access, backups', 'Design and documentation'],
      ['Security analyst', 'Alerts, incidents, advice', 'Patience with logs, clear reports'],
    ),
    heading('Which certificate, and why'),
    bullets(
      [
        strong('Starting fresh: '),
        'ICT30120 Certificate III in Information Technology is a broad first step.',
      ],
      [
        strong('Some experience: '),
        'ICT40120 Certificate IV in Information Technology has 20 units, seven of them core, with streams such as networking or programming.',
      ],
      [
        strong('Ready to lead a small team: '),
        'ICT50220 Diploma of Information Technology adds design, risk and the needs of a business.',
      ],
      [
        strong('Aiming at security: '),
        '22603VIC Certificate IV in Cyber Security is an accredited course, written outside the national training packages to fill a need. Accreditation has an end date, so check on the National Register that it still takes new students.',
      ],
    ),
    paragraph(
      'Vendor certificates, such as those from cloud or network companies, are something else. They are not AQF qualifications, but employers know them. Many advertisements name one. A qualification plus one vendor certificate that you chose for a reason is stronger than five badges.',
    ),
    heading('Build a small lab'),
    paragraph('You can practise at home with an old computer and free software. Work through this in order.'),
    steps(
      'Install two virtual machines: one desktop, one server.',
      'Put them on a network of their own, and draw that network.',
      'Create users and groups, and give each only the access it needs.',
      'Back up the server, delete something, restore it, and time yourself.',
      'Turn on logging, then log in wrongly ten times and find the traces.',
      'Write each step down as if a new colleague had to repeat it.',
    ),
    callout(
      'Only your own systems',
      'Testing the security of a system without permission can be a crime in Australia, even if you break nothing and mean well. Practise on your own machines or on training platforms that invite it, and keep the permission in writing when a client asks you to test.',
    ),
    heading('The part that is not technical'),
    paragraph(
      'Hiring managers say the same thing again and again: they can teach a tool, but not care. Show it. A ticket history with clear sentences, a page of instructions that your aunt could follow, a story about a mistake you reported: these get people hired. If you come from a shop, a clinic or a kitchen, you already know how to work under pressure with people who are upset.',
    ),
    heading('What to expect of the market'),
    paragraph(
      'Demand for skilled people is strong, yet entry-level jobs attract many applicants, and some advertisements ask for two years of experience for a first job. Apply anyway if you meet about two thirds of the list. Look beyond software firms: councils, hospitals, schools and manufacturers all need support staff. Some roles, above all in government, need citizenship and a security clearance.',
    ),
    heading('A plan for six months'),
    bullets(
      'Months one and two: basics of hardware, networks and one operating system.',
      'Months three and four: your lab, written up on four pages.',
      'Month five: one volunteer job, such as the computers of a community group.',
      'Month six: ten careful applications, each with a letter of its own.',
    ),
    paragraph(
      'Compare the ',
      link('technology courses', { to: '/category/$categoryId', params: { categoryId: 'technology' } }),
      ', or look at ',
      link('roles in information technology', {
        to: '/CareerHubPage/$career',
        params: { career: 'information-technology' },
      }),
      ' with their pay and outlook. If you use AI tools while you learn, read our ',
      link('seven checks', { to: '/blog/$slug', params: { slug: 'using-ai-tools-at-work' } }),
      ' first.',
    ),
  ],
}
