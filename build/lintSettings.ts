import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { layerSettings } from './layers'
import { root } from './paths'

writeFileSync(
  join(root, 'biome.layers.json'),
  `${JSON.stringify(layerSettings(join(root, 'src')), null, 2)}\n`,
)
