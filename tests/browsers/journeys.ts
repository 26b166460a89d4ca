import type { Visitor } from './visitor'

export interface Files {
  csv: string
  pdf: string
}

/** What somebody comes for, to its end. Every stop on the way has to be in order at every width. */
export const journeys: Readonly<
  Record<string, (visitor: Visitor, files: Files, width: number) => Promise<void>>
> = {
  'a course, found by filters, and an enquiry about it': async (visitor) => {
    await visitor.goto('/courses')
    await visitor.isInOrder('the list of courses')
    await visitor.click('button', 'Filter', 'main')
    await visitor.hasFocusIn('dialog')
    await visitor.isInOrder('the filters')
    await visitor.click('choice', 'Diploma', 'dialog')
    await visitor.click('button', 'Apply Filter', 'dialog')
    await visitor.sees('4 courses')
    await visitor.hasFocus('Filter')
    await visitor.click('link', 'View Course', 'main')
    await visitor.isAt('/courses/')
    await visitor.isInOrder('a course')
    await visitor.goto('/contact')
    await visitor.click('button', 'Send enquiry', 'main')
    await visitor.sees('There is a problem')
    await visitor.hasFocus('There is a problem')
    await visitor.isInOrder('the errors')
    await visitor.fill('First name', 'Mia')
    await visitor.fill('Last name', 'Tran')
    await visitor.fill('Phone', '0491 570 156')
    await visitor.fill('Email', 'mia@mail.example')
    await visitor.click('button', 'Send enquiry', 'main')
    await visitor.sees('Kept on this device')
    await visitor.hasFocus('Kept on this device')
    await visitor.isInOrder('the receipt')
  },

  'the course finder': async (visitor) => {
    await visitor.goto('/course-wizard')
    await visitor.isInOrder('the first step')
    await visitor.click('choice', 'Change careers', 'main')
    await visitor.click('button', 'Next', 'main')
    await visitor.hasFocus('Step 2 of 4')
    await visitor.isInOrder('the second step')
    await visitor.click('choice', 'Business & Management', 'main')
    await visitor.click('button', 'Next', 'main')
    await visitor.hasFocus('Step 3 of 4')
    await visitor.isInOrder('the third step')
    await visitor.press('Tab')
    await visitor.type('Cur')
    await visitor.press('Tab')
    await visitor.type('Dip')
    await visitor.click('button', 'Next', 'main')
    await visitor.hasFocus('Step 4 of 4')
    await visitor.isInOrder('the last step')
    await visitor.click('link', 'See my list', 'main')
    await visitor.isAt('/courses')
    await visitor.hasFocus('Recommended for you')
    await visitor.isInOrder('the recommendations')
  },

  'the career wizard': async (visitor) => {
    await visitor.goto('/tools/career-wizard')
    for (const step of ['Step 2 of 4', 'Step 3 of 4', 'Step 4 of 4']) {
      await visitor.click('button', 'Next', 'main')
      await visitor.hasFocus(step)
      await visitor.isInOrder(step)
    }
    await visitor.click('button', 'Get Results', 'main')
    await visitor.hasFocus('Five AI career pathways')
    await visitor.isInOrder('the pathways')
  },

  'the calculator': async (visitor) => {
    await visitor.goto('/tools/roi-calculator')
    await visitor.isInOrder('the questions')
    await visitor.click('button', 'Calculate ROI', 'main')
    await visitor.hasFocus('Your results')
    await visitor.isInOrder('the results')
  },

  'a file, refused and taken': async (visitor, files) => {
    await visitor.goto('/tools/gap-analysis')
    await visitor.pick(files.pdf)
    await visitor.sees('not accepted here')
    await visitor.isInOrder('the refusal')
    await visitor.pick(files.csv)
    await visitor.sees('team.csv')
    await visitor.isInOrder('the upload')
  },

  'the search laid over a page': async (visitor) => {
    await visitor.goto('/about')
    await visitor.press('Control+k')
    await visitor.hasFocus('Courses, blogs and pages')
    await visitor.type('first aid')
    await visitor.sees('5 results', 'dialog')
    await visitor.isInOrder('the results')
    await visitor.press('Escape')
    await visitor.misses('dialog[open]')
    await visitor.hasFocus('About us')
    await visitor.press('Control+k')
    await visitor.hasFocus('Courses, blogs and pages')
    await visitor.type('first aid')
    await visitor.sees('5 results', 'dialog')
    await visitor.press('Enter')
    await visitor.isAt('/courses/provide-first-aid')
    await visitor.hasFocus('Provide First Aid')
  },

  'a search without results': async (visitor) => {
    await visitor.goto('/courses?q=zzzzzzzz')
    await visitor.sees('No courses found')
    await visitor.isInOrder('the empty list')
    await visitor.click('button', 'Clear', 'main')
    await visitor.sees('55 courses')
  },

  'the menus': async (visitor, _, width) => {
    await visitor.goto('/faq')
    const opener = width < 1000 ? 'Menu' : 'Courses menu'
    await visitor.click('button', opener, 'header')
    await visitor.sees('Business', width < 1000 ? 'body' : 'header')
    await visitor.isInOrder('the menu')
    await visitor.press('Escape')
    await visitor.hasFocus(opener)
  },

  'a question and its answer': async (visitor) => {
    await visitor.goto('/faq')
    await visitor.click('button', 'What does nationally recognised training mean?', 'main')
    await visitor.hasFocus('What does nationally')
    await visitor.isInOrder('the answers')
  },

  'courses saved and compared, with toasts': async (visitor) => {
    await visitor.goto('/courses')
    await visitor.click('button', 'Compare:', 'main')
    await visitor.sees('1 of 3 selected', 'body')
    await visitor.isInOrder('the comparison bar')
    await visitor.goto('/courses/compare?ids=1%2C2%2C3')
    await visitor.sees('3 courses side by side')
    await visitor.isInOrder('the comparison')
    await visitor.goto('/courses/provide-first-aid')
    await visitor.click('button', 'Save', 'main')
    await visitor.sees('on your shortlist', 'body')
    await visitor.isInOrder('the toast')
  },

  'a machine, looked at and run': async (visitor) => {
    await visitor.goto('/machines/accordion')
    await visitor.isInOrder('the machine')
    await visitor.click('button', 'item.toggle', '#simulator')
    await visitor.click('button', 'Send item.toggle', '#simulator')
    await visitor.sees('Now in open')
    await visitor.isInOrder('the machine after a step')
  },

  'a machine of one’s own, opened and run': async (visitor) => {
    await visitor.goto('/machines/open')
    await visitor.isInOrder('the page that opens machines')
    await visitor.fill('Your machine', '{ "initial": "a", "states": {} }')
    await visitor.click('button', 'Open', 'main form')
    await visitor.sees('There is no state')
    await visitor.hasFocus('Your machine')
    await visitor.isInOrder('what is wrong with a text')
    await visitor.click('button', 'A library loan', 'main form')
    await visitor.hasFocus('loan')
    await visitor.sees('read as SCXML')
    await visitor.sees('Now in onShelf')
    await visitor.isInOrder('the machine that was opened')
  },

  'a page that nobody knows': async (visitor) => {
    await visitor.goto('/no-such-page')
    await visitor.sees('not found', 'h1')
    await visitor.isInOrder('the page')
  },
}
