import { ButtonLink } from '~/ui/kit/Button'
import { EmptyState } from '~/ui/kit/EmptyState'

/** An id or slug that no course has. */
export function CourseNotFound() {
  return (
    <div className="page">
      <EmptyState
        level={1}
        title="Course not found"
        text="No course has this address. It may have been renamed or be no longer offered."
      >
        <ButtonLink to="/courses">Browse all courses</ButtonLink>
        <ButtonLink to="/course-wizard" variant="secondary">
          Let the course finder help
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
