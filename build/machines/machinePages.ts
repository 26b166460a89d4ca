import type { MachineContent, MachineSummary } from '~/data/machines/machinePage'
import { definePage, definePages } from '~/data/site/page'
import { allAddresses, findPage, type MachineSources } from '~/data/site/pages'
import { describeMachine } from '~/machines/inspection/describeMachine'
import { coverageOf, type LastRun, lastRun } from './lastRun'
import { layoutMachine } from './layoutMachine'
import { type ModelledMachine, modelledMachines } from './machineModels'
import { trialOf } from './trialOf'

/** `MACHINE_PAGES=off npm run build` leaves these pages out. */
export const hasMachinePages = () => process.env.MACHINE_PAGES !== 'off'

const EVERY_PAGE = '*'

function pageLinks(addresses: readonly string[]): MachineSummary['pages'] {
  const known = allAddresses()
  return addresses.map((path) => {
    if (path === EVERY_PAGE) return { label: 'Every page', path: '/' }
    if (path.startsWith('/machines/')) return { label: `State machine ${path.split('/')[2]}`, path }
    const address = known.find((one) => one.path === path)
    const page = address && findPage(address.name, address.id)
    return { label: path === '/' ? 'Home' : (page?.trail.at(-1)?.label ?? page?.head.title ?? path), path }
  })
}

async function contentOf({ machine, model }: ModelledMachine, run: LastRun): Promise<MachineContent> {
  const graph = describeMachine(machine)
  const { coverage, uncovered } = coverageOf(graph, run)
  const { purpose = '', pages = [], requirements = graph.requirements } = model.options
  return {
    machine: {
      id: graph.id,
      purpose,
      requirements,
      counts: {
        // The machine itself is the first of them.
        states: graph.states.length - 1,
        events: graph.events.length,
        transitions: graph.transitions.length,
      },
      coverage,
      pages: pageLinks(pages),
    },
    graph,
    drawing: await layoutMachine(graph),
    uncovered,
    trial: trialOf(model, graph),
  }
}

/** What every machine's page shows, by the machine's id. */
export async function machineContents(): Promise<ReadonlyMap<string, MachineContent>> {
  const run = lastRun()
  const contents = await Promise.all(modelledMachines().map((one) => contentOf(one, run)))
  return new Map(contents.map((content) => [content.machine.id, content]))
}

const home = { label: 'Home', to: '/' }

/** The list of machines and a page for each, made from the machines and their models: a new machine needs no entry here. */
export async function machinePages(): Promise<MachineSources> {
  const contents = await machineContents()
  return {
    machines: definePage('machines', ['/machines'], () => ({
      head: {
        title: 'State machines',
        description:
          'Every state machine behind this site: what it is for, where it runs, how large it is, and how much of it the last tests covered.',
        path: '/machines',
        index: false,
      },
      trail: [home, { label: 'State machines' }],
      content: { machines: [...contents.values()].map(({ machine }) => machine) },
    })),
    machine: definePages({
      name: 'machine',
      ids: () => [...contents.keys()],
      paths: (id) => [`/machines/${id}`],
      load: (id) => {
        const content = contents.get(id)
        return (
          content && {
            head: {
              title: `${id}: state machine`,
              description: `The state machine ${id} as a list, a drawing and a table, with a simulator and files to take along.`,
              path: `/machines/${id}`,
              index: false,
            },
            trail: [home, { label: 'State machines', to: '/machines' }, { label: id }],
            content,
          }
        )
      },
    }),
  }
}
