import ELK from 'elkjs/lib/elk.bundled.js'
import type { MachinePaths } from 'machine-workbench/description/machinePath'
import { machinePathsOf } from 'machine-workbench/generation/machinePaths'
import type { SpokenBy } from 'machine-workbench/generation/types'
import { layoutMachine } from 'machine-workbench/layout/layoutMachine'
import { machineExamples } from '~/data/machines/machineExamples'
import type { MachineContent } from '~/data/machines/machinePage'
import { hrefOf, type LabelledLink, type SiteLink } from '~/data/site/links'
import { allAddresses, definePage, definePages, home } from '~/data/site/page'
import { findPage, type MachineSources, pageSources } from '~/data/site/pages'
import { simulatorFor } from '~/machines/inspection/simulations'
import { providerFolder } from '../providerData.mjs'
import { exportedGraph } from './exportedGraph'
import { type ModelledMachine, modelledMachines } from './machineModels'
import { pageContracts } from './pageContracts'
import { coverageOf, type Record, readRecord } from './record'
import { sourceOf } from './sourceLines'
import { answeredSections } from './statements'
import { trialOf } from './trialOf'
import { wiringMap } from './wiring'

/** `MACHINE_PAGES=off npm run build` leaves these pages out. */
export const hasMachinePages = () => process.env.MACHINE_PAGES !== 'off'

const elk = new ELK()

const EVERY_PAGE = '*'

const linkOf = (id: string): SiteLink => ({ to: '/machines/$id', params: { id } })

/** Where visitors open machines of their own. */
const ownMachine: LabelledLink = { label: 'Open your own machine', link: { to: '/machines/open' } }

/** The pages at the addresses that a model names. */
function pageLinks(addresses: readonly string[]): readonly LabelledLink[] {
  const known = allAddresses(pageSources)
  return addresses.flatMap((path) => {
    if (path === EVERY_PAGE) return { label: 'Every page', link: { to: '/' } }
    if (path === '/') return home
    if (path === hrefOf(ownMachine.link)) return ownMachine
    const address = known.find((one) => one.path === path)
    const page = address && findPage(address.name, address.id)
    if (address && page) return { label: page.trail.at(-1)?.label ?? page.head.title, link: address.link }
    const id = modelledMachines().find(({ machine }) => hrefOf(linkOf(machine.id)) === path)?.machine.id
    // The models were written for the sample, and another provider need not have its courses.
    if (id === undefined && providerFolder) return []
    if (id === undefined) throw new Error(`A model names ${path}, where there is no page.`)
    return { label: `State machine ${id}`, link: linkOf(id) }
  })
}

const listOf = (one: string | readonly string[] = []) => [one].flat()

const heardOf = (spoken: SpokenBy) =>
  Object.fromEntries(
    Object.entries(spoken).map(([id, { focus, said }]) => [id, { focus: listOf(focus), said: listOf(said) }]),
  )

function contractOf({ machine, model }: ModelledMachine): MachineContent['contract'] {
  const known = pageContracts().filter(({ contract }) => contract.model.machine.config === machine.config)
  if (known.length === 0) return 'none'
  return known.some(({ contract }) => contract.model.options === model.options) ? 'shared' : 'own'
}

async function contentOf(modelled: ModelledMachine, record: Record): Promise<MachineContent> {
  const { model } = modelled
  const graph = await exportedGraph(modelled)
  const sections = answeredSections(graph)
  const { coverage, uncovered, unseen, wiring } = coverageOf(graph, record)
  const { purpose = '', pages = [] } = model.options
  return {
    machine: {
      id: graph.id,
      purpose,
      requirements: sections.map(({ id }) => id),
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
    sections,
    drawing: await layoutMachine(graph, elk),
    uncovered,
    unseen,
    wiring: wiring.map(({ route, ...wire }) => ({ route, wires: [{ machine: graph.id, ...wire }] })),
    heard: heardOf(model.options.spoken ?? {}),
    contract: contractOf(modelled),
    source: sourceOf(modelled.file, graph),
    trial: trialOf(model, graph),
  }
}

/** What every machine's page shows, by the machine's id. */
async function machineContents(record: Record): Promise<ReadonlyMap<string, MachineContent>> {
  const contents = await Promise.all(modelledMachines().map((one) => contentOf(one, record)))
  return new Map(contents.map((content) => [content.machine.id, content]))
}

/** The list of machines and a page for each, made from the machines and their models: a new machine needs no entry here. */
export async function machinePages(): Promise<MachineSources> {
  const record = readRecord()
  const contents = await machineContents(record)
  const paths = new Map<string, MachinePaths>()
  const pathsOf = ({ graph, trial }: MachineContent, { model }: ModelledMachine) => {
    const simulator = simulatorFor(graph.id, trial)
    const known = paths.get(graph.id) ?? (simulator && machinePathsOf(model, simulator))
    if (!known) throw new Error(`The simulator does not know ${graph.id}.`)
    paths.set(graph.id, known)
    return known
  }
  return {
    machines: definePage('machines', [{ to: '/machines' }], () => ({
      head: {
        title: 'State machines',
        description:
          'Every state machine behind this site: what it is for, where it runs, how large it is, and how much of it the tests cover.',
        path: '/machines',
        index: false,
      },
      trail: [home, { label: 'State machines' }],
      content: {
        machines: [...contents.values()].map(({ machine }) => machine),
        wiring: wiringMap(record),
      },
    })),
    machine: definePages({
      name: 'machine',
      ids: () => [...contents.keys()],
      links: (id) => [linkOf(id)],
      load: (id) => {
        const content = contents.get(id)
        if (!content) return undefined
        return {
          head: {
            title: `${id}: state machine`,
            description: `The state machine ${id} as a list, a drawing and a table, with a simulator and files to take along.`,
            path: `/machines/${id}`,
            index: false,
          },
          trail: [home, { label: 'State machines', link: { to: '/machines' } }, { label: id }],
          content,
        }
      },
    }),
    openMachine: definePage('openMachine', [ownMachine.link], () => ({
      head: {
        title: ownMachine.label,
        description:
          'A state machine of your own on the workbench: from XState, SCXML or Mermaid, drawn, played and tested in your browser alone.',
        path: hrefOf(ownMachine.link),
        index: false,
      },
      trail: [home, { label: 'State machines', link: { to: '/machines' } }, { label: ownMachine.label }],
      content: { examples: machineExamples },
    })),
    machinePaths: definePages({
      name: 'machinePaths',
      ids: () => [...contents.keys()],
      links: () => [],
      // Walking a machine takes a while, so it is done for those that are asked for.
      load: (id) => {
        const content = contents.get(id)
        const modelled = modelledMachines().find(({ machine }) => machine.id === id)
        if (!content || !modelled) return undefined
        return {
          head: {
            title: `${id}: paths`,
            description: `The paths that the tests take through the state machine ${id}, with what each of them covers.`,
            path: `/machines/${id}`,
            index: false,
          },
          trail: [],
          content: pathsOf(content, modelled),
        }
      },
    }),
  }
}
