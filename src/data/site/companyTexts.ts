import { addressLine, company, hoursLine } from '~/data/company'
import type { OutsideLink } from './links'
import type { CompanyField } from './richText'

/** What running text says where it names a fact of the provider. */
export const companyTexts: Readonly<Record<CompanyField, string>> = {
  name: company.name,
  legalName: company.training.name,
  abn: company.training.abn,
  providerCode: company.training.providerCode,
  servicesLegalName: company.services.name,
  servicesAbn: company.services.abn,
  servicesProviderCode: company.services.providerCode,
  admissionsEmail: company.email.admissions,
  privacyEmail: company.email.privacy,
  phone: company.phone.free.number,
  headOffice: addressLine(company.office.sydney),
  postalAddress: addressLine(company.office.postal),
  supportHours: hoursLine(company.supportHours, company.timeZone),
}

const links: Partial<Record<CompanyField, OutsideLink>> = {
  admissionsEmail: { href: `mailto:${company.email.admissions}` },
  privacyEmail: { href: `mailto:${company.email.privacy}` },
  phone: { href: company.phone.free.href },
}

/** Where the text of a field leads, for those that can be written to or called. */
export const companyLink = (field: CompanyField): OutsideLink | undefined => links[field]
