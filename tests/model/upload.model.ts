import { defineModel, sometimes, type Temporal } from 'machine-workbench/models'
import type { FileFacts } from '~/data/tools/upload'
import {
  selectAnnouncement,
  selectCanCancel,
  selectFileName,
  selectIsAgain,
  selectIsUnderWay,
  selectProgress,
  selectRefusal,
  uploadMachine,
} from '~/machines/upload.machine'

const staff = { name: 'staff.csv', size: 120, type: 'text/csv' }

const choose = (file: FileFacts) => ({ type: 'file.choose', file }) as const

/** The figures of §9, written down a second time on purpose: 10 every 200 ms, and one second at 100. */
const risesAndSettles: Temporal<typeof uploadMachine> = () => {
  let began: number | undefined
  return {
    see: (snapshot, { step, now }) => {
      if (step?.kind === 'event' && step.event.type === 'file.choose') began = undefined
      if (!selectIsUnderWay(snapshot)) {
        const isDue = began !== undefined && now === began + 3_000
        const isTimely = step?.kind !== 'after' || began === undefined || (isDue && snapshot.value === 'done')
        began = undefined
        return isTimely ? 'held' : 'failed'
      }
      began ??= now
      const expected = Math.min(100, Math.floor((now - began) / 200) * 10)
      return selectProgress(snapshot) === expected && now < began + 3_000 ? 'held' : 'failed'
    },
  }
}

export const uploadModel = defineModel(uploadMachine, {
  purpose: 'Takes a file the visitor chose from its first check through its progress to the way on.',
  pages: ['/', '/organizations', '/services/ai-training', '/tools/gap-analysis', '/tools/team-planner'],
  scenarios: [{ input: { screen: 'organisation' } }],
  events: [
    { type: 'file.choose', file: staff },
    { type: 'file.choose', file: { name: '<b>.CSV', size: 5_242_880, type: '' } },
    { case: 'file.choose a spreadsheet', event: choose({ ...staff, name: 'staff.xlsx', type: '' }) },
    { case: 'file.choose an empty file', event: choose({ ...staff, size: 0 }) },
    { case: 'file.choose one byte too many', event: choose({ ...staff, size: 5_242_881 }) },
    { type: 'upload.cancel' },
    { type: 'analysis.request' },
  ],
  invariants: {
    'a refusal that follows another is told anew, though the words are the same': (
      snapshot,
      { before, step },
    ) => {
      const chosen = step?.kind === 'event' && step.event.type === 'file.choose'
      if (!chosen || !before || selectRefusal(snapshot) === null) return true
      return selectRefusal(before) === null || selectIsAgain(snapshot) !== selectIsAgain(before)
    },
    'an accepted file has a name, a refused one a reason': (snapshot) =>
      (selectRefusal(snapshot) !== null) === snapshot.matches('refused') &&
      (selectFileName(snapshot) !== null) === (selectIsUnderWay(snapshot) || snapshot.matches('done')),
    'it can be cancelled while it is under way, and then nothing is chosen': (snapshot, { step }) =>
      selectCanCancel(snapshot) === selectIsUnderWay(snapshot) &&
      (step?.kind !== 'event' ||
        step.event.type !== 'upload.cancel' ||
        selectFileName(snapshot) === null ||
        snapshot.matches('done')),
    'at 100 it stands for a moment, and what was refused stands at nothing': (snapshot) =>
      snapshot.matches('settling') === (selectIsUnderWay(snapshot) && selectProgress(snapshot) === 100) &&
      (!snapshot.matches('refused') || selectProgress(snapshot) === 0),
    'whoever does not wait sees all of it done': (snapshot) =>
      !snapshot.matches('done') || selectProgress(snapshot) === 100,
    'the next step is never further away than its time': (snapshot, { before, step, timers }) => {
      const isNew =
        (step?.kind === 'event' && step.event.type === 'file.choose') ||
        before?.value !== snapshot.value ||
        selectProgress(before) !== selectProgress(snapshot)
      const most = snapshot.matches('uploading') ? 200 : snapshot.matches('settling') ? 1_000 : 0
      const isTimed = timers.length === Number(most > 0) && timers.every((left) => left <= most)
      return isTimed && (!isNew || timers.every((left) => left === most))
    },
    'only CSV files of 1 byte to 5 MB are accepted': (snapshot, { step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'file.choose' ||
      (/\.csv$/i.test(step.event.file.name) &&
      step.event.file.size > 0 &&
      step.event.file.size <= 5 * 1024 * 1024
        ? snapshot.matches('uploading') && selectProgress(snapshot) === 0
        : snapshot.matches('refused')),
    'the next page is asked for with the name when it is due, or when the visitor does not wait': (
      snapshot,
      { before, step, emitted },
    ) => {
      const isAsked = step?.kind === 'event' && step.event.type === 'analysis.request'
      const hasFile = before !== undefined && selectFileName(before) !== null
      const isDue = step?.kind === 'after' && snapshot.matches('done') && before?.value === 'settling'
      const expected =
        isDue || (isAsked && hasFile)
          ? [{ type: 'upload.finished', fileName: selectFileName(snapshot) }]
          : isAsked
            ? [{ type: 'file.missing' }]
            : []
      return (
        JSON.stringify(emitted) === JSON.stringify(expected) &&
        (!isAsked || !hasFile || snapshot.matches('done'))
      )
    },
    'progress is spoken at 0, 50 and 100': (snapshot) => {
      const spoken = selectAnnouncement(snapshot)
      const progress = selectProgress(snapshot)
      if (selectFileName(snapshot) === null) return spoken === ''
      const heard = progress === 100 ? 100 : progress >= 50 ? 50 : 0
      return spoken === `${selectFileName(snapshot)}: ${heard}% done`
    },
    'what was cancelled leaves nothing behind': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'upload.cancel' ||
      before === undefined ||
      !selectIsUnderWay(before) ||
      (snapshot.matches('idle') && selectProgress(snapshot) === 0),
  },
  possible: {
    'another file can follow one that was refused': sometimes(
      (snapshot) => snapshot.matches('refused'),
      (snapshot) => snapshot.matches('done'),
    ),
    'another file can follow one that is done': sometimes(
      (snapshot) => snapshot.matches('done'),
      (snapshot) => snapshot.matches('uploading'),
    ),
  },
  temporal: { 'it rises by 10 every 200 ms and stays at 100 for a second': risesAndSettles },
  spoken: {
    '(root) --file.choose[isAccepted]--> uploading': { said: '{file}: 0% done' },
    '(root) --file.choose--> refused': { said: '{what is wrong} Choose {what is accepted}.' },
    'uploading --after step--> uploading': { said: ['', '{file}: 50% done'] },
    'uploading --after step[isLastStep]--> settling': { said: '{file}: 100% done' },
    'settling --after settling--> done': { focus: 'heading "{the page}"' },
    'settling --analysis.request--> done': { focus: 'heading "{the page}"' },
    'uploading --analysis.request--> done': { focus: 'heading "{the page}"', said: '{file}: 100% done' },
    'uploading --upload.cancel--> idle': { focus: 'button "{the field}: No file chosen"' },
    'settling --upload.cancel--> idle': { focus: 'button "{the field}: No file chosen"' },
    'idle --analysis.request--> (stay)': { said: 'Please upload a file first' },
    'refused --analysis.request--> (stay)': { said: 'Please upload a file first' },
  },
})
