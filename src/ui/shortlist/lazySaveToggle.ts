import { lazilyHydrated } from '~/ui/site/lazyHydration'

/** Fetched with the shortlist itself, once somebody uses the page: most visits save nothing. */
export const LazySaveToggle = lazilyHydrated('src/ui/shortlist/SaveToggle.tsx', () =>
  import('./SaveToggle').then(({ SaveToggle }) => SaveToggle),
)
