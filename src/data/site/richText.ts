import { z } from 'zod'
import { siteLinkSchema } from './linkSchema'

/** Facts of the provider that running text may name. They stand once, in `company.ts`, and are put in when a page is drawn. */
export const companyFields = [
  'name',
  'legalName',
  'abn',
  'providerCode',
  'servicesLegalName',
  'servicesAbn',
  'servicesProviderCode',
  'admissionsEmail',
  'privacyEmail',
  'phone',
  'headOffice',
  'postalAddress',
  'supportHours',
] as const
export type CompanyField = (typeof companyFields)[number]

const inlineSchema = z.union([
  z.string().min(1),
  z.object({ kind: z.literal('link'), text: z.string().min(2), link: siteLinkSchema }),
  z.object({ kind: z.literal('strong'), text: z.string().min(2) }),
  z.object({ kind: z.literal('company'), field: z.enum(companyFields) }),
])
export type Inline = z.infer<typeof inlineSchema>

export const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.array(inlineSchema).min(1) }),
  z.object({ kind: z.literal('list'), items: z.array(z.array(inlineSchema).min(1)).min(2) }),
])
export type Block = z.infer<typeof blockSchema>
