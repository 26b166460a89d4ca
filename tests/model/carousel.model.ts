import { defineModel } from 'machine-workbench/models'
import {
  carouselMachine,
  selectAnnouncement,
  selectCanGoBack,
  selectCanGoOn,
  selectIndex,
  selectPosition,
  selectVisible,
} from '~/machines/carousel.machine'

export const carouselModel = defineModel(carouselMachine, {
  purpose: 'Knows which slide is seen and which way the buttons still lead; it never moves by itself.',
  pages: ['/', '/category/design_technology', '/courses/compare'],
  scenarios: [
    { name: 'five categories, two at a time', input: { count: 5, visible: 2 } },
    { name: 'five articles in a loop', input: { count: 5, visible: 1, loops: true } },
    { name: 'two slides that fit', input: { count: 2, visible: 2, loops: true } },
  ],
  events: [
    { type: 'slide.next' },
    { type: 'slide.previous' },
    { type: 'slide.scrolled', index: 0 },
    { type: 'slide.scrolled', index: 1 },
    { type: 'slide.scrolled', index: 2 },
    { type: 'slide.scrolled', index: 99 },
    { type: 'slide.scrolled', index: -1 },
    { type: 'slide.scrolled', index: 0.5 },
    { type: 'viewport.changed', visible: 1 },
    { type: 'viewport.changed', visible: 3 },
    { type: 'viewport.changed', visible: 5 },
    { type: 'viewport.changed', visible: 0 },
  ],
  choices: {
    'viewport.changed.visible': [1, 2, 3],
  },
  invariants: {
    'the view holds slides only': ({ context: { index, count, visible } }) =>
      Number.isInteger(index) && index >= 0 && (index === 0 || index + visible <= count),
    'next and previous are offered where there is a slide': (snapshot) => {
      const { count, visible, loops } = snapshot.context
      const hasMore = visible < count
      return (
        selectCanGoOn(snapshot) === (hasMore && (loops || selectIndex(snapshot) + visible < count)) &&
        selectCanGoBack(snapshot) === (hasMore && (loops || selectIndex(snapshot) > 0))
      )
    },
    'a press moves by one slide, or round the end of a loop': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || before === undefined) return true
      const moved = selectIndex(snapshot) - selectIndex(before)
      const round = before.context.count - before.context.visible
      if (step.event.type === 'slide.next') return [0, 1, -round].includes(moved)
      return step.event.type !== 'slide.previous' || [0, -1, round].includes(moved)
    },
    'only what the visitor asked for scrolls, and to where the machine is': (
      snapshot,
      { before, step, emitted },
    ) => {
      const type = step?.kind === 'event' ? step.event.type : ''
      const isAsked = ['slide.next', 'slide.previous'].includes(type)
      const hasMoved = before !== undefined && selectIndex(before) !== selectIndex(snapshot)
      return isAsked && hasMoved
        ? JSON.stringify(emitted) ===
            JSON.stringify([{ type: 'scroll.requested', index: selectIndex(snapshot) }])
        : emitted.length === 0
    },
    'a slide that is scrolled to is the one that is seen': (snapshot, { step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'slide.scrolled' ||
      ![0, 1, 2].includes(step.event.index) ||
      step.event.index > snapshot.context.count - selectVisible(snapshot) ||
      selectIndex(snapshot) === step.event.index,
    'the view is as wide as the viewport lets it be': (snapshot, { step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'viewport.changed' ||
      step.event.visible === 0 ||
      selectVisible(snapshot) === step.event.visible,
    'a viewport as wide as before changes nothing': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'viewport.changed' ||
      before === undefined ||
      step.event.visible !== selectVisible(before) ||
      snapshot.context === before.context,
    'the first slide that is seen has its place among all': (snapshot) =>
      selectPosition(snapshot) === `${selectIndex(snapshot) + 1} of ${snapshot.context.count}`,
    'a press is announced with the slide that it leads to, until something else moves the slides': (
      snapshot,
      { before, step },
    ) => {
      if (before === undefined) return selectAnnouncement(snapshot) === ''
      const isPress = step?.kind === 'event' && ['slide.next', 'slide.previous'].includes(step.event.type)
      const hasMoved = selectIndex(before) !== selectIndex(snapshot)
      if (isPress && hasMoved) return selectAnnouncement(snapshot) === `slide ${selectPosition(snapshot)}`
      const isNewView = selectVisible(before) !== selectVisible(snapshot)
      return selectAnnouncement(snapshot) === (hasMoved || isNewView ? '' : selectAnnouncement(before))
    },
  },
  unreachable: {
    'slide.scrolled index 99': 'There is no such slide.',
    'slide.scrolled index -1': 'There is no such slide.',
    'slide.scrolled index 0.5': 'There is no half slide.',
    'viewport.changed visible 0': 'A viewport that shows no slide has not been laid out yet.',
  },
  spoken: {
    'atStart --slide.next[canGoOn]--> (stay)': { said: '{the carousel}, slide {n} of {count}' },
    'between --slide.next--> (stay)': { said: '{the carousel}, slide {n} of {count}' },
    'between --slide.previous--> (stay)': { said: '{the carousel}, slide {n} of {count}' },
    'atEnd --slide.previous--> (stay)': { said: '{the carousel}, slide {n} of {count}' },
    'looping --slide.next--> (stay)': { said: '{the carousel}, slide {n} of {count}' },
    'looping --slide.previous--> (stay)': { said: '{the carousel}, slide {n} of {count}' },
  },
})
