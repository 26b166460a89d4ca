import type { Motif } from '../motif'
import { business } from './business'
import { care } from './care'
import { invention } from './invention'
import { making } from './making'
import { nature } from './nature'
import { office } from './office'
import { teaching } from './teaching'
import { technology } from './technology'
import { work } from './work'

/** Every subject by its name. */
export const motifs = {
  ...care,
  ...teaching,
  ...nature,
  ...technology,
  ...business,
  ...making,
  ...work,
  ...office,
  ...invention,
} as const satisfies Readonly<Record<string, Motif>>

export type MotifName = keyof typeof motifs
