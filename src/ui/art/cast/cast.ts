import type { MotifName } from '../motifs'

/** The subject of each picture of a kind. The place in the list chooses stage and colours, so that neighbours differ. */
export type Cast = Readonly<Record<string, MotifName>>
