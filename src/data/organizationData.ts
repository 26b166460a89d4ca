import { company } from './company'
import type { StructuredData } from './site/page'

const { melbourne, sydney } = company.office

/** The provider as search engines read it. */
export const organizationData: StructuredData = {
  '@type': 'EducationalOrganization',
  name: company.name,
  legalName: company.training.name,
  slogan: company.tagline,
  url: new URL('/', company.site).href,
  logo: new URL('/icon-512.png', company.site).href,
  email: company.email.admissions,
  telephone: company.phone.melbourne.href.replace('tel:', ''),
  address: [melbourne, sydney].map(({ lines, locality, state, postcode }) => ({
    '@type': 'PostalAddress',
    streetAddress: lines.join(', '),
    addressLocality: locality,
    addressRegion: state,
    postalCode: postcode,
    addressCountry: 'AU',
  })),
}
