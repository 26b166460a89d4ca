import { z } from 'zod'
import { company } from '~/data/company'
import { vocabularyFaults } from './schemaVocabulary'

/**
 * What search engines read, as schema.org defines it: each type with the properties that the site uses, no others, and
 * every value of a type that the property takes. What a search engine requires is required.
 */
const address = z.url({ protocol: /^https$/ }).startsWith(company.site)
const text = z.string().trim().min(1)
const date = z.iso.date()
/** Effort is counted in hours; a duration in days or months is no effort. */
const hours = z.string().regex(/^PT\d+H(30M)?$/)

const organization = z.strictObject({
  '@type': z.enum(['Organization', 'EducationalOrganization']),
  name: text,
  legalName: text.optional(),
  slogan: text.optional(),
  url: address.optional(),
  sameAs: address.optional(),
  logo: address.optional(),
  email: z.email().optional(),
  telephone: z
    .string()
    .regex(/^\+?[\d ()]{8,}$/)
    .optional(),
  address: z
    .array(
      z.strictObject({
        '@type': z.literal('PostalAddress'),
        streetAddress: text,
        addressLocality: text,
        addressRegion: text,
        postalCode: z.string().regex(/^\d{4}$/),
        addressCountry: z.literal('AU'),
      }),
    )
    .optional(),
})

const person = z.strictObject({ '@type': z.literal('Person'), name: text, jobTitle: text.optional() })

/** A list item names the page by its address; the last step of a breadcrumb is the page itself and needs none. */
const positions = (items: readonly { position: number }[]) =>
  items.every(({ position }, index) => position === index + 1)

const nodes = {
  EducationalOrganization: organization.extend({ url: address, logo: address }),
  BreadcrumbList: z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.int(),
          name: text,
          item: address.optional(),
        }),
      )
      .min(2)
      .refine(positions, 'The positions must count from one.')
      .refine((items) => items.slice(0, -1).every(({ item }) => item !== undefined), 'A step leads nowhere.'),
  }),
  ItemList: z
    .strictObject({
      '@type': z.literal('ItemList'),
      name: text,
      numberOfItems: z.int().positive(),
      itemListElement: z
        .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), url: address }))
        .refine(positions, 'The positions must count from one.'),
    })
    .refine(({ numberOfItems, itemListElement }) => numberOfItems === itemListElement.length),
  Course: z.strictObject({
    '@type': z.literal('Course'),
    name: text,
    description: text,
    courseCode: text,
    url: address,
    educationalLevel: text,
    inLanguage: z.literal('en-AU'),
    coursePrerequisites: z.array(text).min(1),
    timeRequired: z.string().regex(/^P\d+[DWM]$/),
    educationalCredentialAwarded: z
      .strictObject({
        '@type': z.literal('EducationalOccupationalCredential'),
        name: text,
        identifier: text,
        url: z.url({ protocol: /^https$/ }),
        description: text,
      })
      .optional(),
    provider: organization,
    offers: z.strictObject({
      '@type': z.literal('Offer'),
      category: z.enum(['Free', 'Partially Free', 'Subscription', 'Paid']),
      price: z.number().nonnegative(),
      priceCurrency: z.literal('AUD'),
      url: address,
      availability: z.enum(['https://schema.org/InStock', 'https://schema.org/Discontinued']),
      validThrough: date.optional(),
    }),
    hasCourseInstance: z.strictObject({
      '@type': z.literal('CourseInstance'),
      name: text,
      location: text,
      startDate: date.optional(),
      endDate: date.optional(),
      courseMode: z.enum(['Online', 'Onsite', 'Blended']),
      courseWorkload: hours,
      courseSchedule: z
        .strictObject({
          '@type': z.literal('Schedule'),
          repeatFrequency: z.literal('P1W'),
          repeatCount: z.int().positive(),
          duration: hours,
        })
        .optional(),
    }),
  }),
  Article: z.strictObject({
    '@type': z.literal('Article'),
    headline: text.max(110),
    description: text,
    image: address,
    datePublished: date,
    inLanguage: z.literal('en-AU'),
    articleSection: text,
    keywords: text,
    wordCount: z.int().positive(),
    url: address,
    mainEntityOfPage: address,
    author: person,
    publisher: organization,
  }),
  Blog: z.strictObject({
    '@type': z.literal('Blog'),
    name: text,
    description: text,
    url: address,
    inLanguage: z.literal('en-AU'),
    publisher: organization,
    blogPost: z
      .array(
        z.strictObject({
          '@type': z.literal('BlogPosting'),
          headline: text.max(110),
          datePublished: date,
          url: address,
        }),
      )
      .optional(),
  }),
}

type StructuredType = keyof typeof nodes
const structuredTypes = Object.keys(nodes)

/** What is wrong with one block of structured data, in words. */
export function structuredDataFaults(json: string): string[] {
  const data: unknown = JSON.parse(json)
  const known = z
    .looseObject({
      '@context': z.literal('https://schema.org'),
      '@type': z.custom<StructuredType>((type) => structuredTypes.includes(String(type))),
    })
    .safeParse(data)
  if (!known.success) return [z.prettifyError(known.error)]
  const { '@context': _, ...node } = known.data
  const { error } = nodes[known.data['@type']].safeParse(node)
  return [...vocabularyFaults(data), ...(error ? [`${known.data['@type']}: ${z.prettifyError(error)}`] : [])]
}
