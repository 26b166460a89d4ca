import { lineAnchor } from 'machine-workbench/description/machineWording'
import type { MachineSource } from '~/data/machines/machinePage'
import { FileText } from './FileText'
import styles from './MachineSourceCode.module.css'

/** The file in which the machine is declared, each line with its number and an address of its own. */
export const MachineSourceCode = ({ source: { file, lines } }: { source: MachineSource }) => (
  <FileText label={file}>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is the one with that number.
      <span key={index} id={lineAnchor(index + 1)} className={styles.line} data-number={index + 1}>
        {`${line}\n`}
      </span>
    ))}
  </FileText>
)

/** Where something is written in the source below. */
export const LineLink = ({ line }: { line: number }) => (
  <a href={`#${lineAnchor(line)}`} className={styles.link}>
    line {line}
  </a>
)
