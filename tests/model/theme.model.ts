import { defineModel } from 'machine-workbench/models'
import { selectTheme, type Theme, themeMachine } from '~/machines/theme.machine'

export const themeModel = defineModel(themeMachine, {
  purpose: "Keeps the colours chosen: the system's, light, or dark.",
  pages: ['*'],
  events: [
    { type: 'theme.choose', theme: 'system' },
    { type: 'theme.choose', theme: 'light' },
    { type: 'theme.choose', theme: 'dark' },
    { type: 'storage.changed', theme: 'system' },
    { type: 'storage.changed', theme: 'light' },
    { type: 'storage.changed', theme: 'dark' },
  ],
  choices: {
    'theme.choose.theme': ['system', 'light', 'dark'],
    'storage.changed.theme': ['system', 'light', 'dark'],
  },
  invariants: {
    'a choice is announced, what storage says is not': (_, { step, emitted }) =>
      JSON.stringify(emitted) ===
      JSON.stringify(
        step?.kind === 'event' && step.event.type === 'theme.choose'
          ? [{ type: 'theme.changed', theme: step.event.theme }]
          : [],
      ),
  },
  reference: {
    start: (): Theme => 'system',
    next: (theme, step) => (step.kind === 'event' ? step.event.theme : theme),
    read: selectTheme,
  },
})
