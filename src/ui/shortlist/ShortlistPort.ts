import { createContext } from 'react'
import type { ShortlistActor } from '~/machines/shortlist.machine'

/** The shortlist of this tab, and the way to save a course by its name. */
export interface ShortlistService {
  shortlist: ShortlistActor
  toggle: (course: Readonly<{ id: number; title: string }>) => void
}

/** Given once for the whole site, since every card can be saved. The same promise each time. */
export const ShortlistPort = createContext<() => Promise<ShortlistService>>(() => new Promise(() => {}))
