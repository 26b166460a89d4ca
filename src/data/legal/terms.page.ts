import { definePage, home, type Page } from '~/data/site/page'
import { terms } from './terms'
import type { TermsDocument } from './termsDocument'

/** §2.30. */
export const termsPageSource = definePage(
  'termsOfService',
  [{ to: '/terms-of-service' }],
  (): Page<TermsDocument> => ({
    head: {
      title: terms.title,
      description: terms.description,
      path: '/terms-of-service',
      index: true,
    },
    trail: [home, { label: terms.title }],
    content: terms,
  }),
)
