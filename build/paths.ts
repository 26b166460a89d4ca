import { fileURLToPath } from 'node:url'

/** Where what is built for another provider lies, so that the sample site stays as it is. */
const out = process.env.PROVIDER_DATA ? 'reports/provider/' : ''

const inside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const root = inside('../')
/** The site as a host serves it. */
export const dist = inside(`../${out}dist/`)
/** Of which sources each script of the site was made, beside the site. */
export const sourceMaps = inside(`../${out || 'reports/'}maps/`)
/** The prerenderer's own bundle, thrown away after the build. */
export const serverDist = inside(`../${out}dist-server/`)

/** The small pages that the site is compared with. */
export const benchFloors = inside('../reports/bench/')
