import { NOTHING_DUE } from 'machine-workbench/generation/run'
import { always, defineModel, leadsTo, type Step, sometimes } from 'machine-workbench/models'
import type { Part } from '~/data/site/deliveryMessages'
import { deliveryMachine, selectNotice, type Verdict } from '~/machines/delivery.machine'
import { lasts } from './lasting'

const verdict = (isOutdated: boolean, mayReload: boolean) => ({
  ok: true as const,
  output: { isOutdated, mayReload } satisfies Verdict,
})

/** What a visitor can know of the page's parts, written down without the machine. */
type Story = Readonly<{
  at: string
  missing: readonly Part[]
  awaited: Part | null
  wasRetried: boolean
}>

const complete: Story = { at: 'complete', missing: [], awaited: null, wasRetried: false }

/** Where nothing is missing any more, a bar that spoke of it is gone. */
const settled = (story: Story): Story =>
  story.missing.length === 0 && ['incomplete', 'dismissed', 'retrying', 'outdated'].includes(story.at)
    ? complete
    : story

/** Nobody waits any more once something is known to be missing; the site is asked at once unless it is being asked. */
function missed(story: Story, part: Part): Story {
  const missing = [...story.missing.filter((one) => one !== part), part]
  const isQuiet = ['complete', 'waiting', 'late', 'dismissed', 'retrying'].includes(story.at)
  return { ...story, missing, awaited: null, at: isQuiet ? 'checking' : story.at }
}

function arrived(story: Story, part: Part): Story {
  const isWaitedFor = ['waiting', 'late'].includes(story.at) && story.awaited === part
  if (isWaitedFor) return { ...complete, missing: story.missing }
  return settled({ ...story, missing: story.missing.filter((one) => one !== part) })
}

/** What a press does, by where it is made. */
const presses: Readonly<Record<string, Readonly<Record<string, (story: Story) => Story>>>> = {
  'retry.press': {
    incomplete: (story) =>
      story.wasRetried ? { ...story, at: 'reaching' } : { ...story, at: 'retrying', wasRetried: true },
  },
  'reload.press': { outdated: (story) => ({ ...story, at: 'reaching' }) },
  'bar.dismiss': {
    late: () => complete,
    incomplete: (story) => ({ ...story, at: 'dismissed' }),
    outdated: (story) => ({ ...story, at: 'dismissed' }),
  },
  'connection.returned': {
    incomplete: (story) => ({ ...story, at: 'retrying' }),
    dismissed: (story) => ({ ...story, at: 'retrying' }),
  },
}

/** What the site's answer comes to. */
function answered(story: Story, { isOutdated, mayReload }: Verdict): Story {
  if (story.at === 'reaching') return { ...story, at: 'leaving' }
  if (isOutdated && mayReload && story.missing.length > 0) return { ...story, at: 'leaving' }
  return settled({ ...story, at: isOutdated ? 'outdated' : 'incomplete' })
}

function next(story: Story, step: Step<typeof deliveryMachine>): Story {
  if (step.kind === 'after') {
    if (step.id === NOTHING_DUE) return story
    return story.at === 'waiting' ? { ...story, at: 'late' } : settled({ ...story, at: 'incomplete' })
  }
  if (step.kind === 'error') return settled({ ...story, at: 'incomplete' })
  if (step.kind === 'done') return answered(story, step.output as Verdict)
  const { event } = step
  if (event.type === 'part.missed') return missed(story, event.part)
  if (event.type === 'part.arrived') return arrived(story, event.part)
  if (event.type === 'part.awaited')
    return story.at === 'complete' ? { ...story, at: 'waiting', awaited: event.part } : story
  return presses[event.type]?.[story.at]?.(story) ?? story
}

export const deliveryModel = defineModel(deliveryMachine, {
  purpose: 'Watches over what a page asks for, says what did not come, and asks for it again.',
  pages: ['*'],
  accepted: {
    'event lost: checking: part.awaited': 'Something is missing already, and the bar will say so.',
    'event lost: checking: connection.returned':
      'The answer is due within seconds, and the bar then offers to try again.',
    'event lost: checking: bar.dismiss': 'There is no bar.',
    'event lost: checking: reload.press': 'There is no bar.',
    'event lost: checking: retry.press': 'There is no bar.',
    'event lost: reaching: bar.dismiss': 'The bar offers nothing while it is tried again.',
    'event lost: reaching: reload.press': 'The bar offers nothing while it is tried again.',
    'event lost: reaching: retry.press': 'The bar offers nothing while it is tried again.',
    'event lost: reaching: connection.returned':
      'The visitor has asked by hand, and is offered to do so again.',
  },
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
      emitted.filter(({ type }) => type === 'reload.wanted').length ===
      (snapshot.value === 'leaving' && before?.value !== 'leaving' ? 1 : 0),
    'everything missing is asked for again when a retry begins, and once': (snapshot, { before, emitted }) =>
      emitted.filter(({ type }) => type === 'parts.wanted').length ===
      (snapshot.value === 'retrying' && before?.value !== 'retrying' ? 1 : 0),
    'the site is asked while that is waited for': ({ value, children }) =>
      'checkVersion' in children === (value === 'checking' || value === 'reaching'),
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
  reference: {
    start: () => complete,
    next,
    read: ({ value, context }) => ({ at: String(value), ...context }),
  },
  possible: {
    'a page that lacks something can become complete': sometimes(
      (snapshot) => snapshot.matches('incomplete') || snapshot.matches('dismissed'),
      (snapshot) => snapshot.matches('complete'),
    ),
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
    // The page is loaded again, or the one that was asked for.
    'checking --done(checkVersion)[mayReload]--> leaving': {
      focus: ['', 'heading "{the page}"'],
      said: ['What you typed before is here again. It has not been sent.', ''],
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
    // What is missing may be more now than it was.
    '(root) --part.missed--> (stay)': {
      said: ['', '{what is missing} could not be loaded. Try again Hide this message'],
    },
    'incomplete --connection.returned--> retrying': { said: ['Trying again.', 'Trying again. Try again'] },
    'dismissed --connection.returned--> retrying': { said: 'Trying again.' },
    'incomplete --retry.press--> retrying': { said: 'Trying again. Try again' },
    'incomplete --retry.press[wasRetried]--> reaching': { said: 'Trying again. Try again' },
    'outdated --reload.press--> reaching': { said: 'Trying again. Load again' },
    // The bar goes, and what had the focus with it.
    'retrying --part.missed--> checking': { focus: ['', 'main'], said: ['', 'Trying again.'] },
    'late --bar.dismiss--> complete': { focus: 'main' },
    'incomplete --bar.dismiss--> dismissed': { focus: 'main' },
    'outdated --bar.dismiss--> dismissed': { focus: 'main' },
  },
})
