import type { MachineGraph } from 'machine-workbench/description/machineGraph'
import type { AnsweredSection } from '~/data/machines/machinePage'
import { evidence } from '../../tests/requirements/evidence'
import { sections } from '../requirementsTable'

/** Words alone: the rest of what Markdown marks means nothing on a page. */
const plain = (markdown: string) => markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '')

/** The same machine, each of whose transitions names the statements of the requirements that it shows on a page. */
export function withStatements(graph: MachineGraph): MachineGraph {
  const shown = Object.entries(evidence).flatMap(([statement, all]) =>
    all.flatMap((one) =>
      'machine' in one && one.machine === graph.id ? [{ name: `§${statement}`, by: one.transition }] : [],
    ),
  )
  const shownBy = (id: string) => shown.filter(({ by }) => by === id).map(({ name }) => name)
  return {
    ...graph,
    transitions: graph.transitions.map((transition) => ({
      ...transition,
      requirements: [...transition.requirements, ...shownBy(transition.id)],
    })),
  }
}

/**
 * The sections of the requirements for which a machine answers: those which it names, and those of the statements that its
 * transitions name. Throws where a section that it names does not exist.
 */
export function answeredSections({
  id: machine,
  requirements,
  transitions,
}: Pick<MachineGraph, 'id' | 'requirements' | 'transitions'>): readonly AnsweredSection[] {
  const unknown = requirements.find((name) => !sections.some(({ id }) => `§${id}` === name))
  if (unknown) throw new Error(`${machine} names ${unknown}, which docs/requirements does not have.`)
  const shown = new Set(transitions.flatMap((transition) => transition.requirements))
  return sections
    .map(({ id, title, statements }) => ({
      id: `§${id}`,
      title,
      statements: statements
        .map((one) => ({ id: `§${one.id}`, text: plain(one.text) }))
        .filter((one) => shown.has(one.id)),
    }))
    .filter(({ id, statements }) => statements.length > 0 || requirements.includes(id))
}
