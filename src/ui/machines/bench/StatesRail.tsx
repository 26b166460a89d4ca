import { useSelector } from '@xstate/react'
import { ROOT, statesIn } from 'machine-workbench/description/machineGraph'
import { innermost } from 'machine-workbench/description/simulationWords'
import { useId } from 'react'
import { findInMachine } from '~/data/machines/findInMachine'
import { openWays } from '~/data/machines/ways'
import type { Place } from '~/machines/drawingWalk.machine'
import { selectFrame } from '~/machines/simulator.machine'
import styles from './StatesRail.module.css'
import { namedAs, useBench } from './useBench'

/** The states of the machine, and a search in it. */
export function StatesRail({ find, onFind }: { find: string; onFind: (find: string) => void }) {
  const id = useId()
  return (
    <section
      className={styles.rail}
      data-part="states"
      aria-label="States of the machine"
      data-print="hidden"
    >
      <label htmlFor={id} className={styles.label}>
        Find in this machine
      </label>
      <input
        id={id}
        data-find
        type="search"
        className={styles.find}
        placeholder="State, event, guard, §"
        defaultValue={find}
        maxLength={60}
        onChange={({ target }) => onFind(target.value)}
      />
      {find.trim() === '' ? <Tree parent={ROOT} /> : <Found text={find} />}
    </section>
  )
}

const useVisit = () => {
  const { walk } = useBench()
  return (place: Place) => walk.send({ type: 'place.visit', place })
}

function Tree({ parent }: { parent: string }) {
  const { content, simulator } = useBench()
  const visit = useVisit()
  const frame = useSelector(simulator, selectFrame)
  const states = statesIn(content.graph, parent)
  if (states.length === 0 || !frame) return null
  const now = innermost(frame.active)
  const next = new Set(openWays(content.graph, frame).flatMap(({ declared }) => declared.targets))
  return (
    <ul className={styles.tree}>
      {states.map(({ id, name }) => {
        const mark = now.includes(id)
          ? 'now'
          : frame.active.includes(id)
            ? 'within'
            : next.has(id)
              ? 'next'
              : undefined
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.state}
              data-mark={mark}
              onClick={() => visit({ kind: 'state', id })}
            >
              <span className={styles.name}>{name}</span>
              {(mark === 'now' || mark === 'next') && <span className={styles.mark}>{mark}</span>}
            </button>
            <Tree parent={id} />
          </li>
        )
      })}
    </ul>
  )
}

function Found({ text }: { text: string }) {
  const { content } = useBench()
  const visit = useVisit()
  const { states, transitions } = findInMachine(content.graph, text)
  const count = states.length + transitions.length
  return (
    <>
      <p role="status" className={styles.count}>
        {count === 0
          ? `Nothing names “${text}”.`
          : count === 1
            ? '1 place names it.'
            : `${count} places name it.`}
      </p>
      <ul className={styles.tree}>
        {states.map(({ id }) => (
          <li key={id}>
            <button type="button" className={styles.state} onClick={() => visit({ kind: 'state', id })}>
              <span className={styles.name}>{id}</span>
            </button>
          </li>
        ))}
        {transitions.map((transition) => (
          <li key={transition.id}>
            <button
              type="button"
              className={styles.state}
              onClick={() => visit({ kind: 'transition', id: transition.id })}
            >
              <span className={styles.name}>
                {namedAs(transition)} <span className={styles.from}>from {transition.source}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
