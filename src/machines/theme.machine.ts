import { type ActorRefFrom, emit, type SnapshotFrom, setup } from 'xstate'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** What another tab stored is taken over without being announced, or two tabs would answer each other for ever. */
export const themeMachine = setup({
  types: {
    events: {} as { type: 'theme.choose'; theme: Theme } | { type: 'storage.changed'; theme: Theme },
    emitted: {} as { type: 'theme.changed'; theme: Theme },
  },
  guards: {
    isAsked: (_, { asked, theme }: { asked: Theme; theme: Theme }) => asked === theme,
  },
  actions: {
    announce: emit((_, theme: Theme) => ({ type: 'theme.changed', theme })),
  },
}).createMachine({
  id: 'theme',
  meta: { requirements: ['§2'] },
  initial: 'system',
  on: {
    'theme.choose': themes.map((theme) => ({
      guard: { type: 'isAsked', params: ({ event }) => ({ asked: event.theme, theme }) },
      target: `.${theme}`,
      actions: { type: 'announce', params: theme },
    })),
    'storage.changed': themes.map((theme) => ({
      guard: { type: 'isAsked', params: ({ event }) => ({ asked: event.theme, theme }) },
      target: `.${theme}`,
    })),
  },
  states: {
    system: { description: 'The site follows the device.' },
    light: { description: 'The site is light.' },
    dark: { description: 'The site is dark.' },
  },
})

export type ThemeActor = ActorRefFrom<typeof themeMachine>
type Snapshot = SnapshotFrom<typeof themeMachine>

/** The theme in force. */
export const selectTheme = (snapshot: Snapshot): Theme => snapshot.value
