import { useSelector } from '@xstate/react'
import type { MachineGraph } from 'machine-workbench/description/machineGraph'
import { type ExportFormat, exportFormats } from 'machine-workbench/exports/formats'
import type { TestFile } from 'machine-workbench/testFiles/formats'
import { useEffect, useRef } from 'react'
import { exportPath } from '~/data/machines/exportPath'
import type { MachineSearch } from '~/data/machines/machineSearch'
import type { SiteLink } from '~/data/site/links'
import { type ShareActor, selectIsBusy, selectIsCopied, selectTextToCopy } from '~/machines/share.machine'
import { Button, ButtonAnchor } from '~/ui/kit/Button'
import { Link } from '~/ui/kit/Link'
import { FileText } from './FileText'
import styles from './MachineExports.module.css'

interface Device {
  share: ShareActor
  onCopy: (text: string) => void
  /** Hands a file over that the site does not have; without it, it has. */
  onDownload?: (file: TestFile) => void
}

/** The machine in every notation, to read, to copy and to take along as a file. */
export function MachineExports({
  graph,
  purpose,
  search,
  linkTo,
  ...device
}: {
  graph: MachineGraph
  purpose: string
  search: MachineSearch
  /** The same page in another view. */
  linkTo: (view: MachineSearch) => SiteLink
} & Device) {
  const chosen = exportFormats.find(({ id }) => id === search.format)
  return (
    <div className={styles.exports}>
      <nav aria-label="Notations">
        <ul className={styles.formats}>
          {exportFormats.map(({ id, name }) => (
            <li key={id}>
              <Link
                {...linkTo({ ...search, format: id })}
                resetScroll={false}
                replace
                activeOptions={{ exact: true }}
                aria-current={id === search.format ? 'page' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {chosen && <Export key={chosen.id} graph={graph} purpose={purpose} format={chosen} {...device} />}
    </div>
  )
}

function Export({
  graph,
  purpose,
  format,
  share,
  onCopy,
  onDownload,
}: {
  graph: MachineGraph
  purpose: string
  format: ExportFormat
} & Device) {
  const isBusy = useSelector(share, selectIsBusy)
  const isCopied = useSelector(share, selectIsCopied)
  const mustCopyByHand = useSelector(share, (snapshot) => selectTextToCopy(snapshot) !== null)
  // What was copied before is another text.
  useEffect(() => () => share.send({ type: 'share.dismiss' }), [share])
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!mustCopyByHand || !box.current) return
    box.current.focus()
    getSelection()?.selectAllChildren(box.current)
  }, [mustCopyByHand])

  const text = format.write(graph, purpose)
  const path = exportPath(graph.id, format)
  const fileName = path.slice(path.lastIndexOf('/') + 1)
  return (
    <div className={styles.export}>
      <p>{format.use}</p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          icon={isCopied ? 'check' : 'file'}
          aria-disabled={isBusy}
          onPress={() => onCopy(text)}
        >
          Copy {format.name}
        </Button>
        {onDownload ? (
          <Button variant="secondary" icon="download" onPress={() => onDownload({ name: fileName, text })}>
            Download {fileName}
          </Button>
        ) : (
          <ButtonAnchor href={path} download={fileName} variant="secondary" icon="download">
            Download {fileName}
          </ButtonAnchor>
        )}
      </div>
      <p role="status" className={styles.status}>
        {isCopied && `${format.name} is on the clipboard.`}
        {mustCopyByHand &&
          'Your browser does not let this page copy. The text is selected: copy it yourself.'}
      </p>
      <FileText ref={box} label={`${graph.id} as ${format.name}`}>
        {text}
      </FileText>
    </div>
  )
}
