import { useSelector } from '@xstate/react'
import { lineAnchor } from 'machine-workbench/description/machineWording'
import { useLayoutEffect, useMemo } from 'react'
import type { MachineContent, OpenMachineContent } from '~/data/machines/machinePage'
import { openedLink, type TransitionOrder } from '~/data/machines/machineSearch'
import type { PageProps } from '~/data/site/page'
import {
  type OpenerActor,
  type OpeningProblem,
  type ShownMachine,
  selectIsOpening,
  selectIsShown,
  selectOpened,
  selectProblem,
  selectText,
} from '~/machines/opener.machine'
import type { ShareActor } from '~/machines/share.machine'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import { Button } from '~/ui/kit/Button'
import { focusOn } from '~/ui/kit/focusOn'
import { Icon } from '~/ui/kit/Icon'
import { Notice } from '~/ui/kit/Notice'
import { Select } from '~/ui/kit/Select'
import { TextField } from '~/ui/kit/TextField'
import { WithoutScript } from '~/ui/kit/WithoutScript'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import { Section } from '~/ui/sections/Section'
import { Bench } from './bench/Bench'
import type { BenchProps } from './bench/BenchRoom'
import { openedRetrieval } from './bench/benchParts'
import { MachineExports } from './MachineExports'
import { MachineSourceCode } from './MachineSourceCode'
import styles from './OpenMachinePage.module.css'
import { StateTree } from './StateTree'
import { TransitionTable } from './TransitionTable'

const FIELD = 'machine-text'
const OPENED = 'opened'

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

const problemWords = ({ message, place }: OpeningProblem) =>
  place ? `Line ${place.line}, column ${place.column}: ${message}` : message

/** What a visitor sees of a machine that was opened; of tests and pages nothing is known. */
function contentOf({ graph, drawing, trial, written, text, notation }: ShownMachine): MachineContent {
  const states = new Map<string, number>()
  const walk = (state: ShownMachine['written']['root'], path: readonly string[]) => {
    states.set(path.join('.'), state.place.line)
    for (const inner of state.states) walk(inner, [...path, inner.name])
  }
  walk(written.root, [])
  const [root] = graph.states
  return {
    machine: {
      id: graph.id,
      purpose: root?.description || `A machine out of ${notation}.`,
      requirements: [],
      counts: {
        states: graph.states.length - 1,
        events: graph.events.length,
        transitions: graph.transitions.length,
      },
      coverage: null,
      pages: [],
    },
    graph,
    sections: [],
    drawing,
    uncovered: null,
    unseen: [],
    wiring: [],
    heard: {},
    contract: 'none',
    source: {
      file: `${graph.id} (${notation})`,
      lines: text.split('\n'),
      states: graph.states.map(({ id }) => states.get(id === root?.id ? '' : id) ?? written.root.place.line),
      transitions: [],
    },
    trial,
  }
}

interface OpenMachineProps extends Omit<BenchProps, 'content' | 'paths'> {
  opener: OpenerActor
  share: ShareActor
  onCopy: (text: string) => void
  onOrder: (order: TransitionOrder) => void
  pathsOf: (machine: ShownMachine) => BenchProps['paths']
}

/** Marks the line in question, so that typing begins there. */
function markProblem(place: OpeningProblem['place']) {
  const field = document.getElementById(FIELD)
  if (!(field instanceof HTMLTextAreaElement)) return
  field.focus()
  if (!place) return
  const lines = field.value.split('\n')
  const start = lines.slice(0, place.line - 1).reduce((sum, line) => sum + line.length + 1, 0)
  field.setSelectionRange(start + place.column - 1, start + (lines[place.line - 1]?.length ?? 0))
  field.scrollTop = (field.scrollHeight * (place.line - 3)) / lines.length
}

/** A machine that a visitor brings along, on the same bench as those of the site. */
export function OpenMachinePage({
  content: { examples },
  trail,
  ...props
}: PageProps<OpenMachineContent> & OpenMachineProps) {
  const { opener } = props
  const text = useSelector(opener, selectText)
  const opened = useSelector(opener, selectOpened)
  const problem = useSelector(opener, selectProblem)
  const isOpening = useSelector(opener, selectIsOpening)
  const isShown = useSelector(opener, selectIsShown)
  const choose = (file: File | undefined) => {
    if (file) opener.send({ type: 'file.choose', file })
  }

  useLayoutEffect(() => {
    const shown = opener.on('problem.shown', ({ place }) => markProblem(place))
    return () => shown.unsubscribe()
  }, [opener])
  useLayoutEffect(() => {
    const begun = opener.on('machine.opened', () =>
      afterPaint(() => {
        const title = document.getElementById(OPENED)
        focusOn(title)
        title?.scrollIntoView({ block: 'start' })
      }),
    )
    return () => begun.unsubscribe()
  }, [opener])

  return (
    <>
      <header className={`page ${styles.head}`}>
        <Breadcrumb trail={trail} />
        <h1 className={styles.title}>Open your own machine</h1>
        <p className={styles.lead}>
          Paste a state machine, or choose a file: XState (JSON, or TypeScript with createMachine), SCXML, or
          a state diagram of Mermaid. It is read in this browser and sent nowhere, and none of its code is
          run.
        </p>
      </header>
      <section aria-label="The machine as text" className={`page ${styles.opening}`}>
        <WithoutScript>Reading a machine needs JavaScript.</WithoutScript>
        <form
          className={styles.form}
          data-needs-script=""
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            opener.send({ type: 'machine.open' })
          }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            choose(event.dataTransfer.files[0])
          }}
        >
          <div className={styles.text}>
            <TextField
              id={FIELD}
              name="machine"
              label="Your machine"
              hint="A file may also be dropped here."
              multiline
              value={text}
              error={problem ? problemWords(problem) : undefined}
              onChange={(value) => opener.send({ type: 'text.change', text: value })}
            />
          </div>
          <div className={styles.actions}>
            <Button type="submit" icon="check">
              Open
            </Button>
            <input
              id="machine-file"
              type="file"
              accept=".json,.ts,.tsx,.js,.mjs,.scxml,.xml,.mmd,.mermaid,.md,.txt"
              className={`visually-hidden ${styles.input}`}
              onChange={({ currentTarget }) => {
                choose(currentTarget.files?.[0])
                // The same file may be chosen again after it has changed.
                currentTarget.value = ''
              }}
            />
            <label htmlFor="machine-file" className={styles.choose}>
              <Icon name="upload" />
              Choose a file
            </label>
            <ul className={styles.examples} aria-label="Examples">
              {examples.map(({ name, notation, text: example }) => (
                <li key={name}>
                  <Button
                    variant="quiet"
                    size="small"
                    onPress={() => opener.send({ type: 'text.bring', text: example, which: 0 })}
                  >
                    {name} ({notation})
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        </form>
        <p role="status" className={styles.said}>
          {isOpening && 'The machine is being read and drawn.'}
        </p>
        {opened && !isShown && !isOpening && text !== opened.text && (
          <Notice icon="info">What is on the bench is {opened.graph.id}, as it was opened last.</Notice>
        )}
      </section>
      {opened && <Opened key={`${opened.which} ${opened.text}`} opened={opened} {...props} />}
    </>
  )
}

function Opened({
  opened,
  opener,
  share,
  onCopy,
  onOrder,
  pathsOf,
  ...bench
}: OpenMachineProps & { opened: ShownMachine }) {
  const content = useMemo(() => contentOf(opened), [opened])
  const retrieval = useMemo(() => openedRetrieval(opened), [opened])
  const paths = useMemo(() => pathsOf(opened), [pathsOf, opened])
  const { graph, source, machine, trial } = content
  const { search } = bench
  return (
    <>
      <section className={`page ${styles.opened}`} aria-labelledby={OPENED}>
        <div className={styles.told}>
          <h2 id={OPENED} tabIndex={-1}>
            {graph.id}
          </h2>
          <p>
            {counted(machine.counts.states, 'state')}, {counted(machine.counts.transitions, 'transition')},
            read as {opened.notation}
          </p>
          {opened.choices.length > 1 && (
            <Select
              label="Machine in this text"
              name="which"
              value={String(Math.min(opened.which, opened.choices.length - 1))}
              options={opened.choices.map((label, index) => ({ value: String(index), label }))}
              onChange={(value) => opener.send({ type: 'machine.choose', which: Number(value) })}
            />
          )}
          <Button
            variant="secondary"
            size="small"
            icon="share"
            onPress={() => opener.send({ type: 'link.request' })}
          >
            Copy a link to this machine
          </Button>
        </div>
        {asksGuards(trial) && (
          <p>
            What a guard asks is not known here, so you answer for it: with the event, or at the start.
            Actions that are not plain data do nothing but stand in the record.
          </p>
        )}
        {opened.left.length > 0 && (
          <details>
            <summary>
              {opened.left.length === 1
                ? 'One thing in the text is'
                : `${opened.left.length} things in the text are`}{' '}
              not shown as written
            </summary>
            <ul>
              {opened.left.map(({ what, place }) => (
                <li key={`${place.line} ${place.column} ${what}`}>
                  <a href={`#${lineAnchor(place.line)}`}>Line {place.line}</a>: {what}.
                </li>
              ))}
            </ul>
          </details>
        )}
      </section>
      <Bench {...bench} content={content} retrieval={retrieval} paths={paths} />
      <Section
        id="states"
        title="States"
        ground="sand"
        lead="Each state with what it does, what may happen in it, and where that leads."
      >
        <StateTree content={content} />
      </Section>
      <Section
        id="transitions"
        title="Transitions"
        lead="Every way from one state to another. Two branches of a guard are two rows."
      >
        <TransitionTable graph={graph} uncovered={null} order={search.sort} onOrder={onOrder} />
      </Section>
      <Section id="source" title="Source" lead="The text as it was opened.">
        <MachineSourceCode source={source} />
      </Section>
      <Section id="exports" title="Take it along" lead="The same machine for other tools.">
        <MachineExports
          graph={graph}
          purpose={machine.purpose}
          search={search}
          share={share}
          linkTo={openedLink}
          onCopy={onCopy}
          onDownload={bench.onDownload}
        />
      </Section>
    </>
  )
}

const asksGuards = ({ scenarios, events, outcomes }: ShownMachine['trial']) =>
  scenarios.length > 1 ||
  Object.values(events).some(({ examples }) => examples.length > 0) ||
  Object.values(outcomes).some((ends) => ends.filter(({ ok }) => ok).length > 1)
