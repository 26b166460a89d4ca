// `npm run machines` or `npm run machines -- ~/diagrams`: every machine in every notation, as files.
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { root } from '../paths'
import { machineFiles } from './machineFiles'

const folder = resolve(process.argv[2] ?? join(root, 'machines'))
const files = [...(await machineFiles())].map(([path, text]) => [join(folder, basename(path)), text] as const)
await mkdir(folder, { recursive: true })
await Promise.all(files.map(([file, text]) => writeFile(file, text)))
for (const [file] of files) console.log(file)
console.log(`Wrote ${files.length} files to ${folder}`)
