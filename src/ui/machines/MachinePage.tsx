import type { MachineContent } from '~/data/machines/machinePage'
import type { TransitionOrder } from '~/data/machines/machineSearch'
import { coverageText } from '~/data/machines/machineWording'
import type { TrailStep } from '~/data/site/page'
import { Stat } from '~/ui/kit/Stat'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import { StateTree } from './StateTree'
import { TransitionTable } from './TransitionTable'

/** One machine: as a tree first, which everybody can read, then as a drawing and as a table. */
export function MachinePage({
  content: { machine, graph, uncovered },
  trail,
  order,
}: {
  content: MachineContent
  trail: readonly TrailStep[]
  order: TransitionOrder
}) {
  return (
    <>
      <PageHead ground="night" trail={trail} title={machine.id} lead={machine.purpose} />
      <Section title="At a glance">
        <dl>
          <Stat number={String(machine.counts.states)} label="States" />
          <Stat number={String(machine.counts.events)} label="Events" />
          <Stat number={String(machine.counts.transitions)} label="Transitions" />
          <Stat number={coverageText(machine.coverage)} label="Covered" />
        </dl>
      </Section>
      <Section id="states" title="States">
        <StateTree graph={graph} uncovered={uncovered} />
      </Section>
      <Section id="transitions" title="Transitions">
        <TransitionTable graph={graph} uncovered={uncovered} order={order} />
      </Section>
    </>
  )
}
