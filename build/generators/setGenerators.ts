import type { NodePlopAPI } from 'plop'
import { courseGenerator } from './course'
import { facetGenerator } from './facet'
import { machineGenerator } from './machine'
import { pageGenerator } from './page'

/**
 * What `npm run new:…` writes. A further generator is one entry here, its templates in `build/templates` and a script
 * in package.json.
 */
export function setGenerators(plop: NodePlopAPI) {
  plop.setHelper('quoted', (value: unknown) => JSON.stringify(value))
  plop.setGenerator('machine', machineGenerator)
  plop.setGenerator('course', courseGenerator)
  plop.setGenerator('page', pageGenerator)
  plop.setGenerator('facet', facetGenerator)
}
