import { careerNotFound, roleNotFound } from '~/data/site/messages'
import { ButtonLink } from '~/ui/kit/Button'
import { EmptyState } from '~/ui/kit/EmptyState'

/** §8: no career has the slug. */
export const CareerNotFound = () => (
  <NotFound title={careerNotFound} text="No career has this address. It may have been renamed." />
)

/** §8: no role has the slug, or it belongs to another career. */
export const RoleNotFound = () => (
  <NotFound
    title={roleNotFound}
    text="No role has this address. It may have been renamed, or belong to another career."
  />
)

function NotFound({ title, text }: { title: string; text: string }) {
  return (
    <div className="page">
      <EmptyState level={1} title={title} text={text}>
        <ButtonLink to="/careers">See all careers</ButtonLink>
        <ButtonLink to="/careers/by-area" variant="secondary">
          Careers by area
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
