import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { MachineContent } from '~/data/machines/machinePage'
import { fieldsOf } from '~/data/machines/payloadForm'
import { decodeRun, encodeRun } from '~/data/machines/runLink'
import { MAX_STEPS } from '~/data/machines/simulation'
import type { Simulator as Simulation } from '~/machines/inspection/simulation'
import {
  type SimulatorActor,
  selectFrame,
  selectIsReplaying,
  selectIsRunning,
  selectScenario,
  selectShown,
  simulatorMachine,
} from '~/machines/simulator.machine'
import { Button } from '~/ui/kit/Button'
import { Notice } from '~/ui/kit/Notice'
import { Select } from '~/ui/kit/Select'
import { payloadFieldId } from './PayloadForm'
import styles from './Simulator.module.css'
import { SimulatorActors } from './SimulatorActors'
import { SimulatorClock } from './SimulatorClock'
import { SimulatorEvents } from './SimulatorEvents'
import { SimulatorLog } from './SimulatorLog'
import { activeStates, innermost, outcomeWords, stateWords } from './simulationWords'
import { ValueTree } from './ValueTree'

/** What a drawing needs to follow the simulation. */
export interface SimulationView {
  /** Ids of the active states. */
  current: readonly string[]
  /** Id of the transition just taken. */
  last: string | null
}

export interface SimulatorProps {
  content: MachineContent
  simulation: Simulation
  /** The run in the address; empty for none. */
  run: string
  /** Puts a run into the address; null says that it is too long for one. */
  onLink: (run: string | null) => void
  drawing: (view: SimulationView) => ReactNode
  /** Whether the visitor has just asked for it, so that the focus goes on from here. */
  takesFocus: boolean
}

/** A machine to be tried out: every event, all its time, and every way its actors may end. */
export function Simulator({ content, simulation, run, onLink, drawing, takesFocus }: SimulatorProps) {
  const { graph, trial } = content
  const playable = useMemo(() => ({ scenarios: trial.scenarios, events: Object.keys(trial.events) }), [trial])
  const forms = useMemo(
    () => Object.fromEntries(Object.entries(trial.events).map(([type, event]) => [type, fieldsOf(event)])),
    [trial],
  )
  const asked = useMemo(() => (run === '' ? null : decodeRun(run, playable)), [run, playable])
  const actor = useActorRef(simulatorMachine, {
    input: {
      simulate: simulation.simulate,
      scenarios: trial.scenarios.length,
      forms,
      run: asked?.run ?? null,
    },
  })

  useLayoutEffect(() => {
    if (asked?.run) actor.send({ type: 'url.changed', run: asked.run })
  }, [actor, asked])
  useLayoutEffect(() => {
    const requested = actor.on('link.requested', (event) => onLink(encodeRun(event.run, playable)))
    return () => requested.unsubscribe()
  }, [actor, onLink, playable])
  useLayoutEffect(() => {
    const shown = actor.on('problems.shown', ({ event, field }) =>
      document.getElementById(payloadFieldId(event, field))?.focus(),
    )
    return () => shown.unsubscribe()
  }, [actor])

  return (
    <div className={styles.simulator}>
      {asked?.problem && <Notice icon="warning">{asked.problem}</Notice>}
      <Toolbar actor={actor} trial={trial} />
      <Where actor={actor} graph={graph} drawing={drawing} takesFocus={takesFocus} />
      <div className={styles.columns}>
        <Part title="Events">
          <SimulatorEvents actor={actor} events={trial.events} forms={forms} />
        </Part>
        <div className={styles.column}>
          <Part title="Time">
            <SimulatorClock actor={actor} />
          </Part>
          <Part title="Actors">
            <SimulatorActors actor={actor} outcomes={trial.outcomes} />
          </Part>
          <Part title="Context">
            <Context actor={actor} />
          </Part>
        </div>
      </div>
      <Part title="What has happened">
        <SimulatorLog actor={actor} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  )
}

function Toolbar({ actor, trial }: { actor: SimulatorActor; trial: MachineContent['trial'] }) {
  const scenario = useSelector(actor, selectScenario)
  return (
    <div className={styles.toolbar}>
      <Select
        label="Starts with"
        name="scenario"
        value={String(scenario)}
        options={trial.scenarios.map(({ name }, index) => ({ value: String(index), label: name }))}
        onChange={(value) => actor.send({ type: 'scenario.choose', scenario: Number(value) })}
      />
      <Button variant="secondary" onPress={() => actor.send({ type: 'simulation.restart' })}>
        Restart
      </Button>
      <Button variant="secondary" icon="share" onPress={() => actor.send({ type: 'link.request' })}>
        Link to this state
      </Button>
    </div>
  )
}

const nothing = { kind: 'leaf', text: 'undefined' } as const

function Context({ actor }: { actor: SimulatorActor }) {
  const context = useSelector(actor, (snapshot) => selectFrame(snapshot)?.context ?? nothing)
  return <ValueTree value={context} empty="This machine holds nothing but its state." />
}

/** Where the machine stands: in words, and in its drawing. */
function Where({
  actor,
  graph,
  drawing,
  takesFocus,
}: Pick<SimulatorProps, 'drawing' | 'takesFocus'> & {
  actor: SimulatorActor
  graph: MachineContent['graph']
}) {
  const frame = useSelector(actor, selectFrame)
  const step = useSelector(actor, selectShown)
  const isRunning = useSelector(actor, selectIsRunning)
  const isReplaying = useSelector(actor, selectIsReplaying)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  if (!frame) return null
  const leaves = innermost(frame.active)
  return (
    <section ref={place} tabIndex={-1} className={styles.where} aria-label="Current state">
      <p className={styles.state}>
        Now in <strong>{stateWords(frame.active)}</strong>
      </p>
      {activeStates(graph, leaves).map(
        ({ id, description }) =>
          description && (
            <p key={id} className={styles.description}>
              {description}
            </p>
          ),
      )}
      {frame.status === 'error' && (
        <Notice icon="warning">The machine has stopped with an error: {frame.error}</Notice>
      )}
      {frame.status === 'done' && <Notice>The machine has ended. Restart it, or go back a step.</Notice>}
      {step === MAX_STEPS && (
        <Notice>A simulation ends after {MAX_STEPS} steps. Restart it, or go back a step.</Notice>
      )}
      {isReplaying && (
        <Notice>
          You are looking at step {step}. Whatever you do now takes the place of what came after it.
        </Notice>
      )}
      <p role="status" className="visually-hidden">
        {outcomeWords(frame, step, isRunning)}
      </p>
      {drawing({ current: frame.active, last: frame.transitions.at(-1) ?? null })}
    </section>
  )
}
