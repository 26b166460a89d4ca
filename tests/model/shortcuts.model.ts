import { defineModel } from 'machine-workbench/models'
import { shortcuts } from '~/data/keyboard/shortcuts'
import { selectAreOn, shortcutsMachine } from '~/machines/shortcuts.machine'

export const shortcutsModel = defineModel(shortcutsMachine, {
  purpose: 'Lets single keys lead to places, for whoever has switched that on.',
  pages: ['*'],
  events: [
    { type: 'shortcuts.toggle' },
    { type: 'storage.changed', on: true },
    { type: 'storage.changed', on: false },
    ...shortcuts.map(({ key }) => ({ type: 'key.press', key }) as const),
    { type: 'key.press', key: 'x' },
  ],
  unreachable: { 'key.press key x': 'It is no shortcut.' },
  invariants: {
    'a key leads somewhere only while that is switched on, and only a key that is listed': (
      _,
      { before, step, emitted },
    ) => {
      if (step?.kind !== 'event' || step.event.type !== 'key.press' || !before) return true
      const { key } = step.event
      const listed = shortcuts.find((shortcut) => shortcut.key === key)
      const expected = selectAreOn(before) && listed ? [{ type: 'shortcut.used', shortcut: listed.name }] : []
      return JSON.stringify(emitted) === JSON.stringify(expected)
    },
    'a choice is announced, what storage says is not': (snapshot, { step, emitted }) =>
      step?.kind !== 'event' ||
      step.event.type === 'key.press' ||
      JSON.stringify(emitted) ===
        JSON.stringify(
          step.event.type === 'shortcuts.toggle'
            ? [{ type: 'shortcuts.changed', on: selectAreOn(snapshot) }]
            : [],
        ),
  },
  reference: {
    start: () => false,
    next: (on, step) => {
      if (step.kind !== 'event') return on
      if (step.event.type === 'shortcuts.toggle') return !on
      return step.event.type === 'storage.changed' ? step.event.on : on
    },
    read: selectAreOn,
  },
  spoken: {
    'on --key.press[isShortcut]--> (stay)': { focus: ['', 'main', 'heading "{the page}"'] },
  },
})
