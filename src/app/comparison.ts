import { createActor } from 'xstate'
import { courseIdsOf } from '~/data/courses/compareSearch'
import { comparisonAnswers, comparisonCleared } from '~/data/courses/comparisonAnswers'
import type { CourseCard } from '~/data/courses/course'
import { comparisonMachine } from '~/machines/comparison.machine'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import { storage, storageKeys } from './storage'
import type { Toasts } from './toasts'

export type ComparableCourse = Pick<CourseCard, 'id' | 'title'>

/** Courses of which not all are there. */
export interface ComparableCourses {
  known: { includes: (id: number) => boolean }
  titleOf: (id: number) => string | undefined
}

function comparableOf(courses: readonly ComparableCourse[]): ComparableCourses {
  const titles = new Map(courses.map(({ id, title }) => [id, title]))
  return { known: [...titles.keys()], titleOf: (id) => titles.get(id) }
}

/** The comparison of this tab among all `courses`; the ids of others are dropped. */
export function createComparison(
  courses: readonly ComparableCourse[] | ComparableCourses,
  notify: Toasts['notify'],
) {
  const { known, titleOf } = 'titleOf' in courses ? courses : comparableOf(courses)
  const comparison = createActor(comparisonMachine, { input: { known } })
  const adopt = (value: unknown) => comparison.send({ type: 'storage.changed', ids: courseIdsOf(value) })
  let isRestored = false
  return {
    comparison,
    /** Starts the actor, keeps what is selected and says what was done; never called while prerendering. */
    connect() {
      comparison.start()
      comparison.on('selection.changed', ({ ids }) => {
        storage.write(storageKeys.comparison, ids)
      })
      for (const type of ['course.added', 'course.removed', 'course.refused'] as const)
        comparison.on(type, ({ id, selected }) =>
          // A course that is pressed again revises what was said of it.
          afterPaint(() =>
            notify('snackbar', comparisonAnswers[type](titleOf(id) ?? '', selected), `comparison-${id}`),
          ),
        )
      comparison.on('comparison.cleared', () => notify('snackbar', comparisonCleared, 'comparison'))
      storage.watch(storageKeys.comparison, adopt)
    },
    /**
     * Takes over what an earlier visit selected, once. Called by the page when it is hydrated: before that its first
     * frame would differ from the prerendered one.
     */
    restore() {
      if (isRestored) return
      isRestored = true
      adopt(storage.read(storageKeys.comparison))
    },
  }
}
export type ComparisonService = ReturnType<typeof createComparison>
