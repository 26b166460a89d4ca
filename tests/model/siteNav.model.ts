import { selectIsMenuOpen, selectSection, siteNavMachine } from '~/machines/siteNav.machine'
import { defineModel } from '../support/model/model'

export const siteNavModel = defineModel(siteNavMachine, {
  requirements: ['§2.29', '§4'],
  events: [
    { type: 'menu.open' },
    { type: 'menu.close' },
    { type: 'section.open', section: 'services' },
    { type: 'section.back' },
    { type: 'escape.press' },
    { type: 'url.changed' },
    { type: 'viewport.changed', wide: true },
    { type: 'viewport.changed', wide: false },
  ],
  invariants: {
    'a section is shown in the section state only': (snapshot) =>
      snapshot.matches({ mobile: 'section' }) === (selectSection(snapshot) !== null),
    'focus returns when the visitor closes something, and at no other time': (
      _snapshot,
      { before, step, emitted },
    ) => {
      const left =
        step?.kind === 'event' && before !== undefined && selectIsMenuOpen(before) ? step.event.type : ''
      const to =
        left === 'menu.close' || left === 'escape.press'
          ? ['menu']
          : left === 'section.back' && before?.matches({ mobile: 'section' })
            ? [selectSection(before)]
            : []
      return JSON.stringify(emitted.map((event) => event.to)) === JSON.stringify(to)
    },
    'a narrow viewport closes nothing, and a wide one has no mobile menu': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'viewport.changed' ||
      selectIsMenuOpen(snapshot) === (!step.event.wide && before !== undefined && selectIsMenuOpen(before)),
    'another page has no open menu': (snapshot, { step }) =>
      step?.kind !== 'event' || step.event.type !== 'url.changed' || !selectIsMenuOpen(snapshot),
  },
  unreachable: { 'viewport.changed wide false': 'A narrow viewport closes nothing.' },
  fault: (machine) => machine.provide({ guards: { isWide: () => true } }),
})
