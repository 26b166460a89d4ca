import type { MachineExample } from './machinePage'

/** One machine in each notation, small enough to be read at a glance. */
export const machineExamples: readonly MachineExample[] = [
  {
    name: 'An assignment',
    notation: 'XState',
    text: `import { assign, setup } from 'xstate'

export const assignmentMachine = setup({
  guards: { isComplete: ({ context }) => context.pages > 0 },
  actors: { send: fromPromise(sendAssignment) },
  delays: { patience: 10_000 },
}).createMachine({
  id: 'assignment',
  context: { pages: 0, tries: 0 },
  initial: 'draft',
  states: {
    draft: {
      description: 'It is being written.',
      on: {
        'page.add': { actions: assign({ pages: ({ context }) => context.pages + 1 }) },
        'assignment.submit': [
          { guard: 'isComplete', target: 'sending' },
          { actions: 'showWhatIsMissing' },
        ],
      },
    },
    sending: {
      invoke: { src: 'send', onDone: 'marking', onError: 'failed' },
      after: { patience: 'failed' },
    },
    failed: { on: { 'assignment.retry': 'sending', 'assignment.edit': 'draft' } },
    marking: { on: { 'marks.arrive': [{ guard: 'isPassed', target: 'passed' }, 'draft'] } },
    passed: { type: 'final' },
  },
})
`,
  },
  {
    name: 'A library loan',
    notation: 'SCXML',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="loan" initial="onShelf">
  <state id="onShelf">
    <transition event="book.lend" target="lent"/>
  </state>
  <state id="lent" initial="inTime">
    <onentry>
      <send id="due" event="loan.due" delay="14s"/>
    </onentry>
    <onexit>
      <cancel sendid="due"/>
    </onexit>
    <transition event="book.return" target="onShelf"/>
    <state id="inTime">
      <transition event="loan.extend" cond="!isReserved" target="lent"/>
      <transition event="loan.due" target="overdue"/>
    </state>
    <state id="overdue">
      <onentry>
        <log label="remind the reader"/>
      </onentry>
      <transition event="book.lost" target="lost"/>
    </state>
  </state>
  <final id="lost"/>
</scxml>
`,
  },
  {
    name: 'An enrolment',
    notation: 'Mermaid',
    text: `stateDiagram-v2
  [*] --> Enquiry
  Enquiry --> Application : apply
  state Application {
    [*] --> Form
    Form --> Documents : next [form is complete]
    Documents --> Form : back
  }
  Application --> Checked : submit / notify the office
  state Checked <<choice>>
  Checked --> Offer : [requirements are met]
  Checked --> Enquiry : else
  Offer --> Enrolled : accept
  Offer --> Enquiry : after 14 s
  Enrolled --> [*]
  note right of Offer : An offer stands for a while.
`,
  },
]
