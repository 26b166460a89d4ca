import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { MachineGraph } from '../description/machineGraph.ts'
import { exportFormats } from '../exports/formats.ts'
import { svgFile } from '../layout/svgFile.ts'
import { drawMachine } from './drawMachine.ts'
import { type FoundMachine, findMachines } from './machineFiles.ts'
import { outlineOf } from './outline.ts'
import { pageOf } from './page.ts'
import { counted, indented } from './words.ts'

const countsOf = ({ states, transitions }: MachineGraph) =>
  `${counted(states.length - 1, 'state')}, ${counted(transitions.length, 'transition')}`

const saidOf = ({ file, machine: { notation, graph } }: FoundMachine) =>
  `${file}: ${graph.id} (${notation}): ${countsOf(graph)}`

const leftIn = ({ file, machine: { left } }: FoundMachine) =>
  left.map(({ what, place }) => `${file}:${place.line}:${place.column}: ${what}`)

/** Draws the machines into a folder: a page with all of them, and of each a picture and every notation that it can be written in. */
async function draw(found: readonly FoundMachine[], folder: string) {
  mkdirSync(folder, { recursive: true })
  const sections = []
  for (const one of found) {
    const { graph } = one.machine
    const svg = svgFile(graph, await drawMachine(graph))
    writeFileSync(join(folder, `${one.name}.svg`), svg)
    for (const { extension, write } of exportFormats)
      writeFileSync(
        join(folder, `${one.name}.${extension}`),
        write(graph, graph.states[0]?.description ?? ''),
      )
    sections.push({
      name: one.name,
      title: `${graph.id} in ${one.file}`,
      said: `${one.machine.notation}: ${countsOf(graph)}`,
      svg,
      lists: [
        { heading: 'States and transitions', lines: outlineOf(graph) },
        { heading: 'Not shown', lines: leftIn(one) },
      ],
    })
  }
  writeFileSync(join(folder, 'index.html'), pageOf('Machines', sections))
}

/** `inspect`: what each machine is made of, and what of its file is not understood. */
export async function inspect(
  patterns: readonly string[],
  folder: string,
  out: string | undefined,
  print: (line: string) => void,
): Promise<number> {
  const { found, unread } = findMachines(patterns, folder)
  for (const one of found) {
    print(`${saidOf(one)}`)
    for (const line of indented(outlineOf(one.machine.graph))) print(line)
    for (const line of leftIn(one)) print(`  not shown: ${line}`)
    print('')
  }
  for (const problem of unread) print(problem)
  if (out !== undefined && found.length > 0) {
    await draw(found, resolve(folder, out))
    print(`Drawn: ${join(out, 'index.html')}`)
  }
  return unread.length > 0 ? 1 : 0
}
