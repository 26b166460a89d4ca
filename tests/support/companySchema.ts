import { z } from 'zod'

/** An ABN by the register's own check; a sample one fails it. */
export function isRegisteredAbn(abn: string): boolean {
  const digits = abn.replaceAll(' ', '')
  if (!/^\d{11}$/.test(digits)) return false
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  const sum = weights.reduce(
    (total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)),
    0,
  )
  return sum % 89 === 0
}

const legalEntitySchema = z.object({
  name: z.string().min(4),
  role: z.string().min(4),
  abn: z.string().regex(/^\d{2} \d{3} \d{3} \d{3}$/),
  providerCode: z.string().regex(/^[A-Z]{3} \d{4,5}$/),
})

const officeSchema = z.object({
  name: z.string().min(4),
  lines: z.array(z.string().min(4)).min(1),
  locality: z.string().min(2),
  state: z.enum(['VIC', 'NSW']),
  postcode: z.string().regex(/^\d{4}$/),
})

const phoneSchema = z.object({
  label: z.string().min(4),
  number: z.string().min(10),
  href: z.string().regex(/^tel:\+?\d{8,11}$/),
})

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const openingHoursSchema = z
  .object({
    days: z
      .array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']))
      .min(1),
    label: z.string().min(4),
    times: z.string().min(4),
    opens: timeSchema,
    closes: timeSchema,
  })
  .refine(({ opens, closes }) => opens < closes)

const linkSchema = z.object({ label: z.string().min(4), href: z.url({ protocol: /^https$/ }) })

export const companySchema = z.object({
  name: z.string().min(4),
  tagline: z.string().min(10),
  site: z.url({ protocol: /^https$/ }),
  city: z.string().min(4),
  training: legalEntitySchema,
  services: legalEntitySchema,
  sampleNote: z.string().min(10),
  email: z.record(z.string(), z.email()),
  phone: z.record(z.string(), phoneSchema),
  office: z.record(z.string(), officeSchema),
  timeZone: z.string(),
  supportHours: z.array(openingHoursSchema).min(1),
  enquiryHours: z.array(openingHoursSchema).min(1),
  social: z.array(linkSchema).min(1),
  scheduling: z.record(z.string(), linkSchema),
  copyrightSince: z.number().int(),
})
