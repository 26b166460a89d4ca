import { LazyCategories, LazyFinder, LazySections } from '~/ui/home/lazySections'
import { textComing } from './courseSearch'
import { showing } from './showing'

const home = showing('home')

/** What the home page does: its sections are there when it is drawn, and until then what stands in the document stays. */
export const showingHome = {
  ...home,
  loader: async (asked: Parameters<typeof home.loader>[0] & Parameters<typeof textComing>[0]) => {
    const sections = [LazyCategories, LazyFinder, LazySections]
    const [page] = await Promise.all([
      home.loader(asked),
      textComing(asked),
      ...sections.map((section) => section.arrived()),
    ])
    return page
  },
}
