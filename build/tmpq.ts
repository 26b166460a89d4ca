import { syntheticCourses, seeded, mistyped } from './searchCorpus'
import { createSearcher } from '~/data/search/searchEngine'
let t = performance.now()
const items = syntheticCourses(8000, 20251)
console.log(items.length, performance.now() - t, items.slice(0, 5).map((i) => i.title))
t = performance.now()
const s = createSearcher(items)
console.log('built', performance.now() - t)
for (const q of ['a', 'da', 'cyb', 'data', 'care tea', 'zzzzzz']) { t = performance.now(); const r = s.search(q, { limit: 10 }); console.log(q, performance.now() - t, r.exactMatches, r.results.map((x) => x.item.title + x.near).slice(0, 3)) }
