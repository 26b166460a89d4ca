import { blogSearchSchema } from '~/data/blog/blogSearch'
import { catalogueSearchSchema } from '~/data/courses/catalogueSearch'
import { categorySearchSchema, simpleCategorySearchSchema } from '~/data/courses/categorySearch'
import { compareSearchSchema } from '~/data/courses/compareSearch'
import { wizardSearchSchema } from '~/data/courses/wizardSearch'
import { contactSearchSchema } from '~/data/enquiry/contactSearch'
import { homeSearchSchema } from '~/data/home/homeSearch'
import { machineSearchSchema } from '~/data/machines/machineSearch'
import { programSearchSchema } from '~/data/programs/programSearch'
import { searchDemoSearchSchema } from '~/data/search/searchDemoSearch'
import { serviceSearchSchema } from '~/data/services/serviceSearch'
import { shortlistSearchSchema } from '~/data/shortlist/shortlistSearch'
import { roiSearchSchema } from '~/data/tools/roiSearch'
import { careerWizardSearchSchema } from '~/data/wizard/careerWizardSearch'

/**
 * How the query of each address is read; an address that is not here has none. Imported by the build alone, and as
 * a type by links: `src/router.tsx` compares it with the routes.
 */
export const searchSchemas = {
  '/': homeSearchSchema,
  '/blog': blogSearchSchema,
  '/blogs': blogSearchSchema,
  '/categories/$category': categorySearchSchema,
  '/category/$categoryId': simpleCategorySearchSchema,
  '/compare': compareSearchSchema,
  '/contact': contactSearchSchema,
  '/course-wizard': wizardSearchSchema,
  '/courses': catalogueSearchSchema,
  '/courses/compare': compareSearchSchema,
  '/machines/$id': machineSearchSchema,
  '/machines/open': machineSearchSchema,
  '/programs': programSearchSchema,
  '/search-demo': searchDemoSearchSchema,
  '/services/$serviceSlug': serviceSearchSchema,
  '/shortlist': shortlistSearchSchema,
  '/tools/career-wizard': careerWizardSearchSchema,
  '/tools/roi-calculator': roiSearchSchema,
}
