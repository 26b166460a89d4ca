import { useActorRef, useSelector } from '@xstate/react'
import { askedPaths, type MachinePath, type MachinePaths } from 'machine-workbench/description/machinePath'
import { type Taken, testFilesOf } from 'machine-workbench/inspection/testFilesOf'
import { type TestFile, type TestFormatId, testFormatIds } from 'machine-workbench/testFiles/formats'
import { Suspense, use, useLayoutEffect, useMemo } from 'react'
import { type MachineSearch, testedRuns } from '~/data/machines/machineSearch'
import { retrievalOf, selectData, selectHasFailed } from '~/machines/retrieval.machine'
import { selectFrames, selectRun } from '~/machines/simulator.machine'
import { Button } from '~/ui/kit/Button'
import { Notice } from '~/ui/kit/Notice'
import { Segments } from '~/ui/kit/Segments'
import { yieldToPaint } from '~/ui/kit/yieldToPaint'
import { FileText } from '../FileText'
import type { BenchParts } from './benchParts'
import styles from './Tests.module.css'
import { useBench } from './useBench'

interface TestsProps extends Pick<BenchParts, 'testedAs' | 'isOfSite'> {
  search: MachineSearch
  onSearch: (search: MachineSearch) => void
  onCopy: (file: TestFile) => void
  onDownload: (file: TestFile) => void
}

const formats: Readonly<Record<TestFormatId, { label: string; use: string }>> = {
  vitest: {
    label: 'Vitest',
    use: 'Each run on the machine itself: its state, its context and what it tells others after every step, what it refuses in each place, and that nothing comes a millisecond early. The file needs XState and the machine, and no more.',
  },
  playwright: {
    label: 'Playwright',
    use: 'Each run on the page: a contract says how a visitor does it and what has to be seen.',
  },
  gherkin: {
    label: 'Gherkin',
    use: 'Each run as a scenario to be read, with the steps that make Cucumber run it on the machine itself.',
  },
  junit: {
    label: 'JUnit',
    use: 'What came of the runs, which have just been played once more in this browser, as a report that build servers read.',
  },
}

/** The paths that are listed, or the run on the bench, as tests to be taken along. */
export const Tests = ({
  paths,
  ...props
}: TestsProps & { paths: () => Promise<MachinePaths | undefined> }) => (
  <section className={styles.tests} aria-label="Tests">
    <Segments
      label="Take along as"
      isLabelShown
      segments={testFormatIds.map((value) => ({ value, label: formats[value].label }))}
      value={props.search.as}
      onChoose={(as) => props.onSearch({ ...props.search, as })}
    />
    <p>
      {formats[props.search.as].use}
      {props.isOfSite && (
        <>
          {' '}
          In the project, <code>npm run test:model -- --emit {props.search.as}</code> writes them for every
          machine.
        </>
      )}
    </p>
    <Suspense fallback={<p role="status">The paths are being fetched.</p>}>
      <Chosen coming={paths()} {...props} />
    </Suspense>
  </section>
)

function Chosen({ coming, ...props }: TestsProps & { coming: Promise<MachinePaths | undefined> }) {
  const paths = use(coming)
  if (!paths) return <p>This machine is newer than the page: load the page again.</p>
  return <Choice paths={paths.paths} {...props} />
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const nothing = { states: [], transitions: [], guards: [], events: [], pairs: [] } as const

function Choice({ paths, search, onSearch, ...taking }: TestsProps & { paths: readonly MachinePath[] }) {
  const { content, simulator } = useBench()
  const run = useSelector(simulator, selectRun)
  const frames = useSelector(simulator, selectFrames)
  const { tested, as, through, next } = search
  const { listed } = useMemo(
    () => askedPaths(content.graph, paths, { through, next }),
    [content.graph, paths, through, next],
  )
  const own = useMemo((): readonly MachinePath[] => {
    const took = frames.slice(1).map(({ transitions }) => transitions)
    return [{ run, took, stands: [], guards: [], events: [], covers: nothing, isPlayable: true }]
  }, [run, frames])
  const chosen = tested === 'run' ? own : listed
  return (
    <>
      <Segments
        label="Which runs"
        isLabelShown
        segments={testedRuns.map((value) => ({
          value,
          label:
            value === 'paths'
              ? `${listed.length === paths.length ? 'All' : 'The'} ${counted(listed.length, 'path', 'paths')}`
              : `The run here, ${counted(frames.length - 1, 'step', 'steps')}`,
        }))}
        value={tested}
        onChoose={(value) => onSearch({ ...search, tested: value })}
      />
      {as === 'playwright' && content.contract === 'own' ? (
        <Notice icon="info">
          Its pages start this machine with something else, so that these runs cannot be walked there. In the
          project, <code>npm run test:model -- --emit playwright --machine {content.machine.id}</code> writes
          those that can.
        </Notice>
      ) : (
        <Written
          key={JSON.stringify([as, tested === 'run' ? run : [through, next]])}
          as={as}
          paths={chosen}
          {...taking}
        />
      )}
    </>
  )
}

/** How long writing may keep the page from anything else, in milliseconds. */
const AT_ONCE_MS = 30

/** Writes for a while, and lets the page do what has come up since. */
function pauses(signal: AbortSignal) {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < AT_ONCE_MS) return
    await yieldToPaint()
    signal.throwIfAborted()
    began = performance.now()
  }
}

/** What stands in a file is shown up to here. */
const MOST_SHOWN = 12_000

const kilobytes = (text: string) => `${Math.ceil(new Blob([text]).size / 1024)} KB`

function Written({
  as,
  paths,
  testedAs,
  onCopy,
  onDownload,
}: Pick<TestsProps, 'onCopy' | 'onDownload' | 'testedAs'> & {
  as: TestFormatId
  paths: readonly MachinePath[]
}) {
  const { content, simulation } = useBench()
  const { machine: summary } = content
  const writing = useMemo(() => {
    const { machine, files } = testedAs(summary, simulation)
    const taken: Taken = {
      machine,
      paths,
      simulator: simulation,
      contract:
        content.contract === 'shared'
          ? { from: `../pages/${summary.id}.page`, name: `${summary.id}Page`, walker: '../support/testRun' }
          : null,
    }
    return retrievalOf<readonly TestFile[]>(async (_, signal) => {
      const tests = await testFilesOf(as, taken, () => performance.now(), pauses(signal))
      return as === 'vitest' || as === 'gherkin' ? [...tests, ...files] : tests
    })
  }, [as, paths, summary, testedAs, simulation, content.contract])
  const written = useActorRef(writing)
  const files = useSelector(written, selectData)
  const hasFailed = useSelector(written, selectHasFailed)
  useLayoutEffect(() => written.send({ type: 'data.request' }), [written])

  const playable = paths.filter(({ isPlayable }) => isPlayable || as === 'junit').length
  const left = paths.length - playable
  return (
    <>
      <p role="status" className={styles.said}>
        {hasFailed && 'The tests could not be written.'}
        {!hasFailed && !files && 'The tests are being written.'}
        {files && `${counted(playable, 'test is', 'tests are')} written.`}
        {files &&
          left > 0 &&
          ` ${counted(left, 'path is', 'paths are')} left out, since a file cannot hold a function that its tests give the machine.`}
      </p>
      {hasFailed && (
        <Button variant="secondary" onPress={() => written.send({ type: 'data.request' })}>
          Try again
        </Button>
      )}
      {files?.map((file) => (
        <section key={file.name} aria-label={file.name} className={styles.file}>
          <h2>
            {file.name} <small>{kilobytes(file.text)}</small>
          </h2>
          <div className={styles.actions}>
            <Button variant="secondary" size="small" icon="download" onPress={() => onDownload(file)}>
              Download <span className="visually-hidden">{file.name}</span>
            </Button>
            <Button variant="quiet" size="small" icon="file" onPress={() => onCopy(file)}>
              Copy <span className="visually-hidden">{file.name}</span>
            </Button>
          </div>
          <FileText label={`Text of ${file.name}`}>
            {file.text.slice(0, MOST_SHOWN)}
            {file.text.length > MOST_SHOWN && '…'}
          </FileText>
        </section>
      ))}
    </>
  )
}
