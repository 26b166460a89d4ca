import { fileURLToPath } from 'node:url'

const inside = (path) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Where imports lead that name no file: the site's own sources, and those of its packages, so that nothing has to be built
 * before it is used here. `paths` in tsconfig.json says the same.
 */
export const aliases = {
  '~': inside('../src'),
  'machine-workbench': inside('../packages/machine-workbench/src'),
}
