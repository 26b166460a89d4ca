import { NamedNotFound } from '~/ui/site/NamedNotFound'

/** No machine has the id, or this build was made without the machine pages. */
export const MachineNotFound = () => (
  <NamedNotFound
    title="Machine Not Found"
    text="No state machine of this site has this address. It may have been renamed."
    back={{ label: 'See all machines', link: { to: '/machines' } }}
  />
)
