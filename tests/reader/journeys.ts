/** What somebody does at the desk, and what has to be among what they hear of it, in this order. */
export type Step =
  /** Goes on by Tab to the control whose name begins so, and hears it with its role and its state. */
  | { reach: string; hears: readonly string[] }
  /** Presses a key by its X name, where the focus is. */
  | { press: string; hears: readonly string[] }
  /** Types a text into the field that has the focus; the reader does not repeat what is typed. */
  | { type: string; hears: readonly string[] }
  /** Picks a file of so many bytes in the window that the system lays over the page, which is not listened to. */
  | { pick: string; bytes: number; hears: readonly string[] }

export interface Journey {
  name: string
  address: string
  /** What the device keeps already, by its name in storage. */
  kept?: Readonly<Record<string, unknown>>
  steps: readonly Step[]
}

const reach = (name: string, ...hears: string[]): Step => ({ reach: name, hears })
const press = (key: string, ...hears: string[]): Step => ({ press: key, hears })
const pick = (file: string, bytes: number, ...hears: string[]): Step => ({ pick: file, bytes, hears })
const type = (text: string, ...hears: string[]): Step => ({ type: text, hears })

export const journeys: readonly Journey[] = [
  {
    name: 'from a goal to a list of courses',
    address: '/course-wizard',
    steps: [
      reach('Change careers', 'Change careers', 'radio button'),
      press('space', 'selected'),
      reach('Next', 'Next'),
      press('Return', 'Step 2 of 4', 'What do you want to learn about?', 'heading level 1'),
      reach('Previous', 'Previous'),
      press('Return', 'Step 1 of 4', 'Why do you want to study?'),
      reach('Next', 'Next'),
      press('Return', 'Step 2 of 4', 'What do you want to learn about?'),
      reach('Business & Management', 'radio button'),
      press('space', 'selected'),
      reach('Next', 'Next'),
      press('Return', 'Step 3 of 4', 'heading level 1'),
      press('Tab', 'Your current status', 'combo box'),
      type('Cur'),
      press('Tab', 'Level of study', 'combo box'),
      type('Dip'),
      reach('Next', 'Next'),
      press('Return', 'Step 4 of 4', 'heading level 1'),
      reach('See my list', 'link'),
      press('Return', 'Recommended for you', 'heading level 1'),
    ],
  },
  {
    name: 'filter, apply and clear',
    address: '/courses',
    steps: [
      reach('Filter', 'Filter'),
      press('Return', 'Filter courses', 'dialog'),
      reach('Diploma', 'Diploma', 'check box', 'not checked'),
      press('space', 'checked'),
      reach('Apply Filter', 'Apply Filter'),
      press('Return', 'Filter Courses', 'push button', '4 courses'),
      reach('Clear', 'Clear'),
      press('Return', '55 courses'),
    ],
  },
  {
    name: 'the filters, left as they were',
    address: '/courses',
    steps: [
      reach('Filter', 'Filter'),
      press('Return', 'Filter courses', 'dialog'),
      reach('Clear', 'Clear', 'push button'),
      press('Escape', 'Filter Courses', 'push button'),
    ],
  },
  {
    name: 'three courses side by side',
    address: '/courses',
    steps: [
      reach('Compare:', 'Compare', 'toggle button'),
      press('space', '1 of 3 selected'),
      reach('Compare:', 'Compare', 'toggle button'),
      press('space', '2 of 3 selected'),
      reach('Compare:', 'Compare', 'toggle button'),
      press('space', '3 of 3 selected'),
      reach('Compare Now', 'Compare Now', 'link'),
      press('Return', 'Compare Courses', 'heading level 1'),
      reach('Remove', 'Remove', 'push button'),
      press('Return', '2 courses'),
    ],
  },
  {
    name: 'an enquiry with errors, and its receipt',
    address: '/contact',
    steps: [
      reach('Send enquiry', 'Send enquiry'),
      press('Return', 'There is a problem', 'Enter your first name.'),
      reach('Enter your first name', 'Enter your first name.', 'link'),
      press('Return', 'First name', 'entry'),
      type('Mia'),
      press('Tab', 'Last name', 'entry'),
      type('Tran'),
      press('Tab', 'Phone'),
      type('0491570156'),
      press('Tab', 'Email'),
      type('mia@mail.example'),
      reach('Send enquiry', 'Send enquiry'),
      press('Return', 'Kept on this device'),
    ],
  },
  {
    name: 'the search laid over a page',
    address: '/about',
    steps: [
      press('ctrl+k', 'Search', 'dialog', 'Focus mode'),
      type('first aid', '5 results'),
      press('Down', 'First Aid'),
      press('Escape', 'About us', 'heading level 1'),
    ],
  },
  {
    name: 'the calculator',
    address: '/tools/roi-calculator',
    steps: [
      reach('Employees', 'Employees'),
      reach('Calculate ROI', 'Calculate ROI'),
      press('Return', 'heading level 2'),
    ],
  },
  {
    name: 'the career wizard',
    address: '/tools/career-wizard',
    steps: [
      reach('Next', 'Next'),
      press('Return', 'Step 2 of 4', 'Skills and interests'),
      reach('Next', 'Next'),
      press('Return', 'Step 3 of 4', 'Where you want to go'),
      reach('Next', 'Next'),
      press('Return', 'Step 4 of 4', 'How you want to learn'),
      reach('Get Results', 'Get Results'),
      press('Return', 'Five AI career pathways'),
    ],
  },
  {
    name: 'a file, refused and taken',
    address: '/tools/gap-analysis',
    steps: [
      reach('Choose a file', 'Choose a file', 'Choose or drop'),
      pick('team.pdf', 10, 'not accepted here'),
      pick('team.csv', 10, 'team.csv', '0% done', '50% done', '100% done'),
    ],
  },
  {
    name: 'a course saved, and the snackbar',
    address: '/courses/provide-first-aid',
    steps: [reach('Save', 'Save'), press('space', 'saved')],
  },
  {
    name: 'a question and its answer',
    address: '/faq',
    steps: [
      reach('What does nationally', 'What does nationally recognised training mean?', 'collapsed'),
      press('Return', 'expanded'),
      press('Return', 'collapsed'),
    ],
  },
  {
    name: 'the menu of courses',
    address: '/about',
    steps: [
      reach('Courses menu', 'Courses menu', 'collapsed'),
      press('Return', 'expanded'),
      press('Escape', 'collapsed'),
    ],
  },
  {
    name: 'a machine that is run',
    address: '/machines/accordion',
    steps: [
      reach('item.toggle', 'button'),
      press('Return', 'What item.toggle carries'),
      reach('Send item.toggle', 'push button'),
      press('Return', 'open'),
    ],
  },
]
