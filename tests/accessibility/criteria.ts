import { type Asserted, e2e, inFile, unit } from '../support/asserted'

/** Somebody looked, at one page of each kind that has it. */
interface Inspected {
  inspected: string
  /** ISO day. */
  on: string
  pages: readonly string[]
}

/** Nothing of the site is what the criterion is about. */
interface Absent {
  absent: string
}

/** A journey that is walked with a screen reader. */
interface Heard {
  journey: string
}

/** What does not hold, and what helps until it does. */
interface Fails {
  fails: string
}

export type Check = Asserted | Inspected | Absent | Heard | Fails

export interface Criterion {
  id: string
  name: string
  level: 'A' | 'AA'
  checks: readonly Check[]
}

const absent = (why: string): Absent => ({ absent: why })
const inspected = (what: string, ...pages: readonly string[]): Inspected => ({
  inspected: what,
  on: '2026-11-28',
  pages,
})
const heard = (...journeys: readonly string[]) => journeys.map((journey): Heard => ({ journey }))
const judges = inFile('judges', 'test.ts')
const browsers = inFile('browsers', 'test.ts')

const axe = e2e('everyPage', '… is accessible wide and narrow, in the dark and in forced colours')
const matrix = e2e('preferences', 'whatever is preferred, all can be reached and read: …')
const everyControl = e2e('keyboard', 'every control of … is reached and seen at … px')
const engines = judges('engines', '… has nothing to say of %s')
const noMedia =
  'The site plays no sound and no film. The film of /studying-online opens at its host, and only when it is asked for.'

/** The 31 criteria of level A and 24 of level AA of WCAG 2.2, each with how it was checked. */
export const criteria: readonly Criterion[] = [
  {
    id: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    checks: [
      ...axe,
      ...engines,
      inspected(
        'Drawings decorate and are hidden from screen readers; charts have their figures in a table or in words.',
        '/',
        '/career-hub/animal-care/vet-nurse',
        '/tools/roi-calculator',
      ),
    ],
  },
  { id: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A', checks: [absent(noMedia)] },
  { id: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', checks: [absent(noMedia)] },
  {
    id: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    checks: [absent(noMedia)],
  },
  { id: '1.2.4', name: 'Captions (Live)', level: 'AA', checks: [absent(noMedia)] },
  { id: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA', checks: [absent(noMedia)] },
  {
    id: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    checks: [
      ...axe,
      ...engines,
      ...judges('nu', 'every page is valid HTML'),
      ...e2e('compare', 'at … px a screen reader hears a table, with the heads of its columns and rows'),
      ...heard('from a goal to a list of courses', 'three courses side by side'),
    ],
  },
  {
    id: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    checks: [
      ...e2e('unscripted', 'without scripts all is read and nothing is dead at … px: … and following'),
      ...heard('an enquiry with errors, and its receipt'),
    ],
  },
  {
    id: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    checks: [
      inspected(
        'No sentence names a control by its place, shape or colour alone.',
        '/how-to-enroll',
        '/faq',
        '/keyboard',
        '/tools/gap-analysis',
      ),
    ],
  },
  {
    id: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    checks: [...matrix, ...browsers('browsers', '…, … px wide')],
  },
  {
    id: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    checks: [
      ...axe,
      inspected('Name, email and phone say their purpose.', '/contact', '/course-wizard?step=details'),
    ],
  },
  {
    id: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    checks: [
      ...axe,
      inspected(
        'Links in text are underlined; errors, badges and charts have words; what is chosen has a tick.',
        '/courses',
        '/contact',
        '/pricing',
        '/blog/vet-nurse',
      ),
    ],
  },
  { id: '1.4.2', name: 'Audio Control', level: 'A', checks: [absent(noMedia)] },
  {
    id: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    checks: [...unit('contrast', '%s can be read on %s', 'the colours of %s can be read'), ...axe],
  },
  { id: '1.4.4', name: 'Resize Text', level: 'AA', checks: matrix },
  {
    id: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    checks: [
      inspected('All words are text, those of charts and drawings of machines too.', '/', '/machines/faq'),
    ],
  },
  { id: '1.4.10', name: 'Reflow', level: 'AA', checks: [...matrix, ...browsers('browsers', '…, … px wide')] },
  {
    id: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    checks: unit('contrast', '%s can be seen on %s'),
  },
  { id: '1.4.12', name: 'Text Spacing', level: 'AA', checks: matrix },
  {
    id: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    checks: e2e(
      'tooltip',
      'the focus of the keyboard opens a tooltip, and Escape closes it where the focus is',
      'the pointer may move onto a tooltip',
      'a tooltip stays for as long as the focus is on its control, wherever the pointer goes',
    ),
  },
  {
    id: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    checks: [
      ...everyControl,
      ...e2e('mainJourney', 'from a goal to an enquiry by keyboard alone @phone'),
      ...e2e('keys', 'every key of “…” tells the machine what the page of keys says'),
    ],
  },
  { id: '2.1.2', name: 'No Keyboard Trap', level: 'A', checks: everyControl },
  {
    id: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    checks: inFile('model', 'model.ts')(
      'shortcuts',
      'a key leads somewhere only while that is switched on, and only a key that is listed',
    ),
  },
  {
    id: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    checks: [
      inspected(
        'Nothing has to be done in time. A notification stays while it is pointed at or has the focus, and what it says stands on the page as well.',
        '/courses',
      ),
      ...inFile('model', 'model.ts')('toast', 'it pauses as long as the pointer or the focus is on it'),
    ],
  },
  {
    id: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    checks: [absent('Nothing moves, blinks or changes by itself: carousels move when they are pressed.')],
  },
  {
    id: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    checks: [absent('Nothing flashes.')],
  },
  {
    id: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    checks: e2e(
      'keyboard',
      'the first stop leads past the header @phone',
      'the second stop leads to the results, where there are some @phone',
    ),
  },
  {
    id: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    checks: [
      ...e2e('everyPage', 'every page has a title of its own'),
      ...e2e('keyboard', 'a new page takes the title and the focus, and is said once @phone'),
    ],
  },
  {
    id: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    checks: [
      ...everyControl,
      ...e2e('deadEnds', 'what is first met on …… leads on'),
      ...heard('filter, apply and clear', 'the search laid over a page'),
    ],
  },
  { id: '2.4.4', name: 'Link Purpose (In Context)', level: 'A', checks: [...axe, ...engines] },
  {
    id: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    checks: e2e(
      'builtSite',
      'links in the served pages lead from home to every page',
      'the sitemap lists every public page once, at its canonical address',
    ),
  },
  {
    id: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    checks: [...axe, ...heard('from a goal to a list of courses', 'the calculator')],
  },
  { id: '2.4.7', name: 'Focus Visible', level: 'AA', checks: everyControl },
  {
    id: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    checks: [
      ...everyControl,
      ...e2e('keyboard', 'the comparison bar never lies over what has the focus @phone'),
    ],
  },
  {
    id: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    checks: [
      inspected(
        'What can be swiped, pinched or dragged has buttons as well.',
        '/courses/compare?ids=1,2,3',
        '/machines/faq',
        '/',
      ),
    ],
  },
  {
    id: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    checks: e2e('dialogs', 'whoever selects words and lets go beside a dialog has not closed it'),
  },
  {
    id: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    checks: [...axe, ...engines],
  },
  {
    id: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    checks: [absent('Nothing listens to the movement of a device.')],
  },
  {
    id: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    checks: [
      ...e2e('snackbars', '§9: a swipe of the threshold sends one away, a shorter one does not'),
      inspected(
        'Each drag has a press that does the same: the close button of a notification, the buttons of a drawing, the box beside a slider.',
        '/machines/faq',
        '/tools/roi-calculator',
        '/courses',
      ),
    ],
  },
  { id: '2.5.8', name: 'Target Size (Minimum)', level: 'AA', checks: axe },
  {
    id: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    checks: [...axe, ...judges('nu', 'every page is valid HTML')],
  },
  {
    id: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    checks: [inspected('All of it is in English.', '/category/design_technology', '/courses')],
  },
  {
    id: '3.2.1',
    name: 'On Focus',
    level: 'A',
    checks: [
      ...everyControl,
      inspected('A category of the Courses menu shows its courses when it has the focus, as tabs do.', '/'),
    ],
  },
  {
    id: '3.2.2',
    name: 'On Input',
    level: 'A',
    checks: [
      inspected(
        'A choice narrows the list below it and says how many are left; it leads to no other page.',
        '/programs',
        '/blog',
        '/categories/health',
      ),
    ],
  },
  {
    id: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    checks: unit('sample/pageContents', 'stands on %s', 'the bar leads home from every page (§2.29): %s'),
  },
  {
    id: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    checks: [
      ...e2e('tooltip', 'every control that is a picture only has a tooltip, which shows its name'),
      inspected(
        'What saves, compares or opens a course is called the same everywhere.',
        '/courses',
        '/shortlist',
      ),
    ],
  },
  {
    id: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    checks: unit(
      'sample/pageContents',
      'stands on %s',
      'says how to reach the provider, and the years from 2025 to that of the build',
    ),
  },
  {
    id: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    checks: [
      ...e2e('keyboard', 'an incomplete enquiry leads to its problems, and each problem to its field'),
      ...e2e('uploads', '… is refused in words that name what is accepted'),
      ...heard('an enquiry with errors, and its receipt', 'a file, refused and taken'),
    ],
  },
  { id: '3.3.2', name: 'Labels or Instructions', level: 'A', checks: [...axe, ...engines] },
  {
    id: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    checks: [
      ...unit('contactDoubts', 'the phone number “%s” is asked about', 'the address “%s” is asked about'),
      ...e2e('roiCalculator', '"…" is answered with a sentence beside the field'),
    ],
  },
  {
    id: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    checks: [
      absent(
        'Nothing is bought or signed here. What is kept on a device is forgotten after a question only.',
      ),
    ],
  },
  {
    id: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    checks: e2e('leads', 'whoever asks about a second course is not asked again who they are'),
  },
  {
    id: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    checks: [absent('There are no accounts.')],
  },
  {
    id: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    checks: [
      ...axe,
      ...engines,
      ...heard('the menu of courses', 'a question and its answer', 'a machine that is run'),
    ],
  },
  {
    id: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    checks: [
      ...e2e('snackbars', 'each answer is announced once'),
      ...e2e('uploads', 'is announced at 0, 50 and 100 only'),
      ...heard('filter, apply and clear', 'a course saved, and the snackbar', 'the career wizard'),
    ],
  },
]
