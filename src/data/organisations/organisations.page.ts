import { definePage, home, type Page } from '~/data/site/page'
import { forOrganisations } from './forOrganisations'
import type { ForOrganisations, Organizations } from './organisation'
import { organizations } from './organizations'

const headOf = ({ title, description }: { title: string; description: string }, path: string) => ({
  title,
  description,
  path,
  index: true,
})

export const forOrganisationsPage = definePage(
  'forOrganisations',
  [{ to: '/for-organisations' }],
  (): Page<ForOrganisations> => ({
    head: headOf(forOrganisations, '/for-organisations'),
    trail: [home, { label: 'For organisations' }],
    content: forOrganisations,
  }),
)

export const organizationsPage = definePage(
  'organizations',
  [{ to: '/organizations' }],
  (): Page<Organizations> => ({
    head: headOf(organizations, '/organizations'),
    trail: [
      home,
      { label: 'For organisations', link: { to: '/for-organisations' } },
      { label: 'Return on training' },
    ],
    content: organizations,
  }),
)
