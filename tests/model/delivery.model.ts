import { deliveryMachine, selectNotice, type Verdict } from '~/machines/delivery.machine'
import { always, defineModel, leadsTo } from '../support/model/model'
import { lasts } from './lasting'

const verdict = (isOutdated: boolean, mayReload: boolean) => ({
  ok: true as const,
  output: { isOutdated, mayReload } satisfies Verdict,
})

export const deliveryModel = defineModel(deliveryMachine, {
  purpose: 'Watches over what a page asks for, says what did not come, and asks for it again.',
  pages: ['*'],
  requirements: ['§7', '§8'],
  events: [
    { type: 'part.awaited', part: 'page' },
    { type: 'part.missed', part: 'page' },
    { type: 'part.missed', part: 'part' },
    { type: 'part.arrived', part: 'page' },
    { type: 'part.arrived', part: 'part' },
    { type: 'connection.returned' },
    { type: 'retry.press' },
    { type: 'reload.press' },
    { type: 'bar.dismiss' },
  ],
  outcomes: {
    checkVersion: [
      verdict(false, true),
      verdict(true, true),
      verdict(true, false),
      { ok: false, error: new Error('The answer is no version.') },
    ],
  },
  invariants: {
    'the page is left only where the site has just answered': (snapshot, { before, step }) =>
      snapshot.value !== 'leaving' || before?.value === 'leaving' || step?.kind === 'done',
    'by itself a page is left only when it is outdated, lacks something and has not just been loaded anew': (
      snapshot,
      { before, step },
    ) => {
      if (snapshot.value !== 'leaving' || before?.value !== 'checking' || step?.kind !== 'done') return true
      const { isOutdated, mayReload } = step.output as Verdict
      return isOutdated && mayReload && before.context.missing.length > 0
    },
    'the page is loaded anew once, when it is left': (snapshot, { before, emitted }) =>
      emitted.some(({ type }) => type === 'reload.wanted') ===
      (snapshot.value === 'leaving' && before !== undefined && before.value !== 'leaving'),
    'everything missing is asked for again when a retry begins': (_, { before, emitted }) =>
      !emitted.some(({ type }) => type === 'parts.wanted') ||
      (before !== undefined && (before.value === 'incomplete' || before.value === 'dismissed')),
    'the bar names exactly what is missing': (snapshot) => {
      const notice = selectNotice(snapshot)
      return (
        (notice?.kind !== 'missing' && notice?.kind !== 'retrying') ||
        (notice.parts === snapshot.context.missing && new Set(notice.parts).size === notice.parts.length)
      )
    },
    'what has come is not called late': (snapshot, { step }) => {
      const notice = selectNotice(snapshot)
      return (
        notice?.kind !== 'late' ||
        step?.kind !== 'event' ||
        step.event.type !== 'part.arrived' ||
        step.event.part !== notice.part
      )
    },
    'nothing is said while nothing is missing or late': (snapshot) =>
      snapshot.value !== 'complete' ||
      (selectNotice(snapshot) === null && snapshot.context.missing.length === 0),
  },
  temporal: {
    'whether the site was replaced is known within five seconds': lasts(
      (snapshot) => snapshot.value === 'checking' || snapshot.value === 'reaching',
      5_000,
    ),
    'after a moment it is said that something takes long': lasts(
      (snapshot) => snapshot.value === 'waiting',
      1_000,
    ),
    'what did not come is said, unless the page is left for a newer one': leadsTo(
      (snapshot) => snapshot.value === 'checking',
      (snapshot) => snapshot.value !== 'checking',
    ),
    'a page that is left stays so': always(
      ({ value }, { before }) => before?.value !== 'leaving' || value === 'leaving',
    ),
  },
  spoken: {
    'waiting --part.arrived[isAwaited]--> complete': { focus: 'heading "{the page}"' },
    'late --part.arrived[isAwaited]--> complete': { focus: 'heading "{the page}"' },
    'waiting --after moment--> late': { said: 'The page is loading. Hide this message' },
    'checking --done(checkVersion)--> incomplete': {
      said: '{what is missing} could not be loaded. Try again Hide this message',
    },
    'checking --done(checkVersion)[isOutdated]--> outdated': {
      said: 'This site has been updated since you opened this page. {what to do} Load again Hide this message',
    },
    // The page is loaded again.
    'checking --done(checkVersion)[mayReload]--> leaving': {
      said: 'What you typed before is here again. It has not been sent.',
    },
    'checking --error(checkVersion)--> incomplete': {
      said: '{what is missing} could not be loaded. Try again Hide this message',
    },
    'checking --after versionLimit--> incomplete': {
      said: '{what is missing} could not be loaded. Try again Hide this message',
    },
    'reaching --done(checkVersion)--> leaving': { focus: 'heading "{the page}"' },
    'reaching --error(checkVersion)--> incomplete': {
      said: '{what is missing} could not be loaded. Try again Hide this message',
    },
    'reaching --after versionLimit--> incomplete': {
      said: '{what is missing} could not be loaded. Try again Hide this message',
    },
    'incomplete --connection.returned--> retrying': { said: ['Trying again.', 'Trying again. Try again'] },
    'dismissed --connection.returned--> retrying': { said: 'Trying again.' },
    'incomplete --retry.press--> retrying': { said: 'Trying again. Try again' },
    'incomplete --retry.press[wasRetried]--> reaching': { said: 'Trying again. Try again' },
    'outdated --reload.press--> reaching': { said: 'Trying again. Load again' },
    // The bar goes, and what had the focus with it.
    'retrying --part.missed--> checking': { focus: ['', 'main'] },
    'late --bar.dismiss--> complete': { focus: 'main' },
    'incomplete --bar.dismiss--> dismissed': { focus: 'main' },
    'outdated --bar.dismiss--> dismissed': { focus: 'main' },
  },
  fault: (machine) => machine.provide({ guards: { mayReload: (_, { isOutdated }) => isOutdated } }),
})
