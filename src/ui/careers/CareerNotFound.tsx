import { careerNotFound, roleNotFound } from '~/data/site/messages'
import { NamedNotFound } from '~/ui/site/NamedNotFound'

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

const NotFound = (texts: { title: string; text: string }) => (
  <NamedNotFound
    {...texts}
    back={{ label: 'See all careers', link: { to: '/careers' } }}
    also={{ label: 'Careers by area', link: { to: '/careers/by-area' } }}
  />
)
