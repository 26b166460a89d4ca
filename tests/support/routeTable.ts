/**
 * The route table of §2, written down from the requirements and not derived from the router; `npm run new:page` adds to
 * its end. Each row has the router's spelling of the path, and addresses at which it must answer with what stands there.
 */
export interface RouteRow {
  route: string
  visits: readonly { path: string; heading: string | RegExp; canonical: string }[]
}

const row = (route: string, ...visits: RouteRow['visits']): RouteRow => ({ route, visits })
const at = (path: string, heading: string | RegExp, canonical = path) => ({ path, heading, canonical })

export const routeTable: readonly RouteRow[] = [
  row('/', at('/', 'Browse and compare courses Australia-wide')),
  row('/contact', at('/contact', /./)),
  row('/faq', at('/faq', /./)),
  row('/how-to-enroll', at('/how-to-enroll', /enrol/i)),
  row('/studying-online', at('/studying-online', 'Study at your own pace, with a person to ask')),

  row('/blog', at('/blog', /./)),
  row('/blogs', at('/blogs', /./, '/blog')),
  row('/blog/$slug', at('/blog/vet-nurse', /vet/i), at('/blog/marketing-manager', /marketing/i)),
  row('/blogs/articles/$slug', at('/blogs/articles/vet-nurse', /vet/i, '/blog/vet-nurse')),

  row('/careers', at('/careers', /career/i)),
  row('/careers/by-area', at('/careers/by-area', /area/i)),
  row('/careers/$role', at('/careers/vet-nurse', /vet/i, '/career-hub/animal-care/vet-nurse')),
  row('/CareerHubPage/$career', at('/CareerHubPage/animal-care', /animal/i)),
  row('/career-hub/$career/$role', at('/career-hub/animal-care/vet-nurse', /vet/i)),
  row(
    '/pages/$slug',
    at('/pages/admin-assistant', /admin/i, '/career-hub/office-administration/admin-assistant'),
    at(
      '/pages/animal-care-attendant',
      /animal care attendant/i,
      '/career-hub/animal-care/animal-care-attendant',
    ),
  ),

  row('/courses', at('/courses', 'Our Courses')),
  row(
    '/courses/$course',
    at('/courses/provide-first-aid', 'Provide First Aid'),
    at(
      '/courses/1',
      'Certificate III in Early Childhood Education and Care',
      '/courses/certificate-iii-in-early-childhood-education-and-care',
    ),
  ),
  row('/course/$course', at('/course/provide-first-aid', 'Provide First Aid', '/courses/provide-first-aid')),
  row('/courses/compare', at('/courses/compare', /compare/i)),
  row('/compare', at('/compare', /compare/i, '/courses/compare')),

  row('/categories', at('/categories', /./)),
  row('/categories/$category', at('/categories/health', 'Health & Community')),
  row(
    '/category/$categoryId',
    at('/category/design_technology', 'Design & Digital', '/category/design_technology'),
  ),

  row('/course-wizard', at('/course-wizard', 'Step 1 of 4: Why do you want to study?')),
  row('/career-paths/$id', at('/career-paths/ai-business-analyst', /AI Business Analyst/)),

  row('/services', at('/services', /./)),
  row(
    '/services/$serviceSlug',
    ...[
      'workforce-readiness',
      'compliance-consulting',
      'employment-pathways',
      'academic-research',
      'ai-training',
      'ai-auditing',
      'research-students',
    ].map((slug) => at(`/services/${slug}`, /./)),
  ),
  row('/programs', at('/programs', /./)),
  row('/programs/$slug', at('/programs/ai-essentials-for-work', /./)),
  row('/organizations', at('/organizations', /./)),
  row('/for-organisations', at('/for-organisations', /./)),
  row('/employment-pathways', at('/employment-pathways', /./)),
  row('/terms-of-service', at('/terms-of-service', /Terms of Service/)),

  row('/tools/roi-calculator', at('/tools/roi-calculator', /ROI/)),
  row('/tools/career-wizard', at('/tools/career-wizard', /./)),
  row('/tools/gap-analysis', at('/tools/gap-analysis', /gap analysis/i)),
  row('/tools/team-planner', at('/tools/team-planner', /team planner/i)),
  row(
    '/tools/$slug',
    ...['resume-builder', 'interview-simulator', 'traineeship-finder', 'checklist-generator'].map((slug) =>
      at(`/tools/${slug}`, /./),
    ),
  ),
  row('/search-demo', at('/search-demo', /search/i)),

  row('/academic-research', at('/academic-research', /./)),
  row('/academic', at('/academic', /./)),
  row(
    '/academic/$service',
    ...['literature-review', 'integrity-systems', 'research-workshops', 'thesis-support'].map((slug) =>
      at(`/academic/${slug}`, /./),
    ),
  ),
  row('/research-students', at('/research-students', /./)),
  row(
    '/research/$service',
    ...['plan', 'proposal-builder', 'supervisor-matching', 'admissions-support', 'funding-guidance'].map(
      (slug) => at(`/research/${slug}`, /./),
    ),
  ),
  row('/resources', at('/resources', /./)),
  row('/resources/$', at('/resources/guides/ai-fundamentals', /./)),
  row('/about', at('/about', /./)),
  row('/privacy', at('/privacy', /./)),
  row('/terms', at('/terms', /./)),
  row('/pricing', at('/pricing', /./)),
  row('/open-data', at('/open-data', 'Open data')),
  row('/accessibility', at('/accessibility', 'Accessibility')),
  row('/keyboard', at('/keyboard', 'Using this site by keyboard')),
]

/** What the project adds to the route table (§10). */
export const addedRoutes: readonly string[] = [
  '/machines',
  '/machines/$id',
  '/machines/open',
  '/on-this-device',
  '/shortlist',
]
