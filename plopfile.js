import { load } from './build/load.mjs'

// Plop reads JavaScript only; the generators use the site's own types, lists and rules.
const { setGenerators } = await load('build/generators/setGenerators.ts')

export default setGenerators
