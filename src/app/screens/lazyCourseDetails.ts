import { lazilyHydrated } from '~/ui/site/lazyHydration'

export const LazyCourseDetails = lazilyHydrated('src/app/screens/CourseDetailsScreen.tsx', () =>
  import('./CourseDetailsScreen').then(({ CourseDetailsScreen }) => CourseDetailsScreen),
)
