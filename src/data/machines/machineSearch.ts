import { exportFormatIds } from 'machine-workbench/exports/formatIds'
import { testFormatIds } from 'machine-workbench/testFiles/formats'
import type { ColumnSort } from '~/data/site/columns'
import type { SiteLink } from '~/data/site/links'
import { choice, lineOfText, type ReadBy, tolerant } from '~/data/site/tolerantFields'

/** In which order the transitions of a machine are listed: as they are declared, or by a column, a minus turning it round. */
export const transitionOrders = [
  'declared',
  'source',
  'event',
  'target',
  '-source',
  '-event',
  '-target',
] as const
export type TransitionOrder = (typeof transitionOrders)[number]

export const sortOf = (order: TransitionOrder): ColumnSort | null =>
  order === 'declared'
    ? null
    : { column: order.replace('-', ''), direction: order.startsWith('-') ? 'descending' : 'ascending' }

/** The order in which a table is sorted so; a column by which no address sorts leaves the transitions as they are. */
export const orderOf = (sort: ColumnSort | null): TransitionOrder =>
  transitionOrders.find((order) => JSON.stringify(sortOf(order)) === JSON.stringify(sort)) ?? 'declared'

/** The parts of the workbench that take turns where there is no room for all of them. */
export const benchPanels = ['walk', 'drawing', 'run', 'states', 'paths', 'messages', 'tests'] as const
export type BenchPanel = (typeof benchPanels)[number]

/** Whose steps the drawing is marked by: nobody's, the model tests', or those of the tests on pages that ship. */
export const coverages = ['off', 'model', 'page'] as const
export type Coverage = (typeof coverages)[number]

/** What is taken along as tests: the paths that are listed, or the run that stands on the bench. */
export const testedRuns = ['paths', 'run'] as const

export const machineSearchSchema = tolerant({
  sort: choice(transitionOrders, 'declared'),
  format: choice(exportFormatIds, 'xstate'),
  /** A run of the simulator, as `runLink` writes it: too long a one is refused there, with a sentence. */
  run: lineOfText(4000),
  panel: choice(benchPanels, 'walk'),
  /** What is looked for in the machine. */
  find: lineOfText(60),
  /** What the paths that are listed lead through, and the transition right after it. */
  through: lineOfText(200),
  next: lineOfText(200),
  covered: choice(coverages, 'off'),
  tested: choice(testedRuns, 'paths'),
  as: choice(testFormatIds, 'vitest'),
})
export type MachineSearch = ReadBy<typeof machineSearchSchema>

/** What is usual is left out here, since the routes do not read their query. */
function toldOf(view: MachineSearch): Partial<MachineSearch> {
  const usual = machineSearchSchema.types.output
  return Object.fromEntries(
    Object.entries(view).filter(([name, value]) => value !== usual[name as keyof MachineSearch]),
  )
}

/** A machine's page in a certain view. */
export const machineLink = (id: string, view: MachineSearch): SiteLink => ({
  to: '/machines/$id',
  params: { id },
  search: toldOf(view),
})

/** The page of a machine that a visitor brings along, in a certain view. */
export const openedLink = (view: MachineSearch): SiteLink => ({ to: '/machines/open', search: toldOf(view) })
