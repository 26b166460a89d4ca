import type { ExportFormat } from 'machine-workbench/exports/formats'

/** Where the build leaves the file. */
export const exportPath = (machine: string, { extension }: Pick<ExportFormat, 'extension'>) =>
  `/machines/${machine}/${machine}.${extension}`
