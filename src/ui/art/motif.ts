import type { Palette } from './palette'

/**
 * A subject, drawn round its own centre: x and y stay between -100 and 100. It is told by its `ink` alone, with lines
 * of `stage` cut out of it; `soft` and `pop` may be lost on a pale ground.
 */
export type Motif = (paints: Pick<Palette, 'stage' | 'ink' | 'soft' | 'pop'>) => string
export type Motifs = Readonly<Record<string, Motif>>

/** How far a subject may reach from its centre. */
export const SAFE = 100
