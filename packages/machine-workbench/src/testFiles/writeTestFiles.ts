import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestFile } from './formats.ts'
import { STUB } from './playwrightFile.ts'

/** Writes files into a folder. One in which something is for a person to say is kept where it is there already. */
export function writeTestFiles(
  files: readonly TestFile[],
  folder: string,
): { written: readonly string[]; kept: readonly string[] } {
  mkdirSync(folder, { recursive: true })
  const written: string[] = []
  const kept: string[] = []
  for (const { name, text } of files) {
    const file = join(folder, name)
    if (text.includes(STUB) && existsSync(file)) kept.push(file)
    else {
      writeFileSync(file, text)
      written.push(file)
    }
  }
  return { written, kept }
}
