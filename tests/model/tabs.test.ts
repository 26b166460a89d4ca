import { mkdirSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { AnyModel, AnySnapshot } from 'machine-workbench/generation/types'
import { type Interleaved, interleave, type Wire } from 'machine-workbench/models'
import { afterAll, expect, test } from 'vitest'
import { courseIdsOf } from '~/data/courses/compareSearch'
import { shortlistOf } from '~/data/shortlist/shortlist'
import { selectIds } from '~/machines/comparison.machine'
import { selectView } from '~/machines/listView.machine'
import { selectAreOn } from '~/machines/shortcuts.machine'
import { selectSaved } from '~/machines/shortlist.machine'
import { selectTheme } from '~/machines/theme.machine'
import { comparisonModel } from './comparison.model'
import { listViewModel } from './listView.model'
import { asked } from './models'
import { shortcutsModel } from './shortcuts.model'
import { shortlistModel } from './shortlist.model'
import { themeModel } from './theme.model'

/*
 * The same machine in two tabs, which hear of each other by what the browser tells of storage, some time later. Whatever is done in
 * both, and whenever it arrives, both come to show what is stored.
 */

interface Kept {
  model: unknown
  /** What it emits when there is something to store, and what is stored of it. */
  emits: string
  stored: (emitted: Record<string, unknown>) => unknown
  /** What the other tab is told, as it reads what is stored. */
  read: (stored: unknown) => object
  shown: (snapshot: never) => unknown
  /** What is shown where nothing is stored. */
  nothing: unknown
}

const kept: readonly Kept[] = [
  {
    model: shortlistModel,
    emits: 'shortlist.changed',
    stored: ({ saved }) => saved,
    read: (stored) => ({ saved: shortlistOf(stored) }),
    shown: selectSaved,
    nothing: [],
  },
  {
    model: comparisonModel,
    emits: 'selection.changed',
    stored: ({ ids }) => ids,
    read: (stored) => ({ ids: courseIdsOf(stored) }),
    shown: selectIds,
    nothing: [],
  },
  {
    model: listViewModel,
    emits: 'view.changed',
    stored: ({ view }) => view,
    read: (stored) => ({ view: stored }),
    shown: selectView,
    nothing: 'cards',
  },
  {
    model: themeModel,
    emits: 'theme.changed',
    stored: ({ theme }) => theme,
    read: (stored) => ({ theme: stored }),
    shown: selectTheme,
    nothing: 'system',
  },
  {
    model: shortcutsModel,
    emits: 'shortcuts.changed',
    stored: ({ on }) => on,
    read: (stored) => ({ on: stored }),
    shown: selectAreOn,
    nothing: false,
  },
]

const told: (Interleaved & { id: string })[] = []

for (const { emits, stored, read, shown, nothing, ...of } of kept) {
  const model = of.model as AnyModel
  const { id } = model
  test.skipIf(!asked.some((one) => one.id === id))(`two tabs with ${id} come to agree`, () => {
    const wire = (from: string, to: string): Wire<unknown> => ({
      from,
      to,
      emits,
      // The browser tells of what differs only.
      writes: (before, emitted) => {
        const after = stored(emitted as unknown as Record<string, unknown>)
        return isDeepStrictEqual(after, before) ? before : after
      },
      tells: 'storage.changed',
      carries: read,
    })
    const done = interleave<unknown>({
      id: `two tabs with ${id}`,
      actors: { 'one tab': model, 'the other': model },
      shared: nothing,
      wires: [wire('one tab', 'the other'), wire('the other', 'one tab')],
      atRest: {
        'both show what is stored': (of, shared) =>
          ['one tab', 'the other'].every((tab) =>
            isDeepStrictEqual(shown(of(tab) as AnySnapshot as never), shared),
          ),
      },
    })
    told.push({ id, ...done })
    expect(done.orders).toBeGreaterThan(100)
  })
}

afterAll(() => {
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/tabs.json', JSON.stringify(told))
})
