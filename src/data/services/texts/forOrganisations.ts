import type { DecisionText } from '~/data/site/decisionText'
import type { ServiceSlug } from '../service'

export const forOrganisationsTexts = {
  'workforce-readiness': {
    suits:
      'This is for owners, managers and HR staff with twenty to two thousand people, where the work is changing faster than the training list. You might have a new system, a wave of people about to retire, or one site that can do what the other cannot. You do not need a skills register yet; most start with none.',
    limits:
      'We do not rate single workers, and what we write is not to be used to let people go. It is no payroll or hiring service. A team of ten can sort this out in one good meeting: take the course for team leaders instead.',
    steps: [
      {
        when: 'First talk',
        what: 'One hour on what your teams do, what is about to change, and what a good end would look like.',
      },
      {
        when: 'Weeks 1 and 2',
        what: 'We read job descriptions and sit with the people in three roles. Tasks are named in their own words.',
      },
      {
        when: 'Week 3',
        what: 'In a workshop, staff and managers mark who can do what alone, with help, or not yet.',
      },
      {
        when: 'Weeks 4 and 5',
        what: 'You get the gaps in order of harm: which one stops the line, which one merely slows it.',
      },
      {
        when: 'After six months',
        what: 'We ask the same questions again and show what moved and what did not.',
      },
    ],
    needed:
      'Have ready a list of roles and head counts, your last training plan, and one person who can open doors. Staff should hear from you, not from us, why we are there.',
    received:
      'A skills register as a plain sheet, a gap report for each team, a training plan with hours and costs by line, and one page that a board can read.',
    cost: 'A single site takes about five weeks; each further one adds some days. You are quoted by the number of roles, not of people, before any work starts. Training is priced line by line, and you may buy it elsewhere.',
    checked:
      'Each finding is read back to the team it speaks of. If they do not know themselves in it, it is changed. The second check uses the same sheet, so that nobody can move the goal.',
    sample:
      'A furniture maker with ninety staff feared that it lacked welders. The grid showed seven, of whom five were over sixty. It also showed a night packer with a welding ticket. Two people were trained beside him in spring. The plan for new hires shrank from six to one.',
  },
  'compliance-consulting': {
    suits:
      'You run a training, NDIS or aged care provider, and an audit is on the way, or you want one to hold no terror. Small teams gain most: one manager, a part-time quality lead, too many folders. You may be new to the field or have had findings that you want to close for good.',
    limits:
      'We are not the regulator and not your lawyer. Nobody can say beforehand that you will pass. We do not write proof for things that were not done, and we leave if asked to. If you have not yet chosen what to register for, read the regulator’s own guide first.',
    steps: [
      {
        when: 'Call',
        what: 'You say which standard applies and what worries you. We say if we are the right people for it.',
      },
      {
        when: 'Days 1 and 2',
        what: 'Someone spends time on your site and watches the work. The files come after that, not before.',
      },
      {
        when: 'Weeks 2 to 4',
        what: 'Clause by clause: what is done, what is written, and where the two part ways.',
      },
      {
        when: 'Weeks 5 to 8',
        what: 'Your staff rewrite the short list with us beside them. Long papers are cut, not added to.',
      },
      {
        when: 'Last day',
        what: 'A mock audit with talks and a draw of files, and a frank hour on what was weak.',
      },
    ],
    needed:
      'We ask for your scope of registration, your latest audit letter, and a room for two days. Client names can be blacked out. A leader has to be there on the last day.',
    received:
      'You keep a gap list by risk, procedures of two pages at most, a calendar of who checks what, and the full notes of the mock audit with each open point.',
    cost: 'Most reviews run for six to ten weeks, with five to twelve days of our time. You get a fixed price for each stage and can end after any of them. Travel is shown apart.',
    checked:
      'A second consultant who has not met you reads the file as an auditor would. What they cannot find in ten minutes counts as missing, and goes back on the list.',
    sample:
      'A provider with three houses had a fire plan of forty pages. Night staff had never seen it. One sheet by each door took its place, and a drill was held at 2 am. The mock audit drew a night worker by lot. She knew the gate, the list and whom to ring.',
  },
  'ai-training': {
    suits:
      'You lead a team whose week is full of letters, lists, notes or quotes, and some of them use AI on the quiet. You would rather have it in the open and done well. It works for clinics, schools, shops, trades and councils, with groups of six to twenty.',
    limits:
      'We do not sell tools or set them up, and a day with us makes nobody an engineer. If your rules forbid AI for the data you hold, we start with the rules or not at all. One keen person is better off in an open program.',
    steps: [
      {
        when: 'Three weeks before',
        what: 'Each person sends one task that takes too long. We build the drills from those.',
      },
      {
        when: 'Morning',
        what: 'See three results, two of them wrong, and find the faults. Then agree on what never goes in.',
      },
      {
        when: 'Afternoon',
        what: 'Work in pairs on your own task. Ask, check, fix, time it, and say if it was worth it.',
      },
      {
        when: 'Last hour',
        what: 'The group keeps the few ways that held up and bins the rest. A leader hears both lists.',
      },
      {
        when: 'Four weeks on',
        what: 'A clinic online: what is still in use, what broke, and what to do about it.',
      },
    ],
    needed:
      'One laptop each, log-ins to a tool that you allow, and sample papers with names removed. Tell us of anyone who reads with a screen reader, so that the drills fit.',
    received:
      'A small library of requests that your team wrote and tested, a sheet of don’ts for the wall, and a page for leaders on time saved, faults found and what it costs.',
    cost: 'From half a day to two days, on site or online, and an hour a month later. The quote goes by group, not by head, and names the trainer’s travel. Tool licences are yours.',
    checked:
      'The clock is the judge: each task is timed before and after, checking included. If it was not faster or not better, it goes on the list of things that were tried.',
    sample:
      'Eleven staff of a plumbing firm sent in quotes, job notes and chase-up mails. The quotes got worse, as the tool made up part numbers. The chase-up mails went from an hour to fifteen minutes a day. The firm kept one use out of three and put the reason on the wall.',
  },
  'ai-auditing': {
    suits:
      'You hold more records than anyone can read: incident notes, complaints, training dates, policies by the dozen. You suspect a pattern but cannot prove it. Quality leads in aged care, disability, health and training use this when a yearly check is no longer enough.',
    limits:
      'Software alone decides nothing here, and we do not watch staff or score them. It is no seal that you comply. With fewer than a few hundred records, a person with a pencil is quicker, and we will tell you so.',
    steps: [
      {
        when: 'Scope',
        what: 'Agree on one question, one standard and one period. Write down what will not be read.',
      },
      {
        when: 'Data in',
        what: 'Names are taken out on your side first. A test batch of fifty shows whether the rest makes sense.',
      },
      {
        when: 'Sort',
        what: 'The model puts records in groups. Reviewers draw from each, and from the heap it called “nothing”.',
      },
      {
        when: 'Check',
        what: 'A person reads each likely finding with its source. Those that do not hold are counted, not hidden.',
      },
      {
        when: 'Meet',
        what: 'Your managers see the list by risk and pick what to act on. Three months later we look again.',
      },
    ],
    needed:
      'You supply an export from your system, the privacy notice that covers it, and someone who knows what the codes mean. A signed agreement on data comes before the first file.',
    received:
      'A short report with the worst first, the records behind each point, the share of errors the model made, and a log that an outside auditor can follow line by line.',
    cost: 'Four weeks for a first look, then some days each quarter if you go on. The price goes by the number of records and of sites, and is fixed once the test batch is done.',
    checked:
      'Two reviewers read the same draw without seeing each other’s marks. Where they differ in more than one case of ten, the groups are redrawn and the work starts again.',
    sample:
      'A group of four homes feared falls. Among 1,900 notes the model found a cluster it called “meals”. The reviewers saw what tied them: each came after a change of thickener. Nobody had asked about that. The kitchen list was fixed in a day, and the next draw had two such notes.',
  },
} as const satisfies Partial<Record<ServiceSlug, DecisionText>>
