import type { Wire, WiredRoute } from '~/data/machines/machinePage'
import { modelledMachines } from './machineModels'
import type { Record } from './record'

const EVERY_PAGE = 'every page'

const unique = <T>(items: readonly T[]) =>
  [...new Set(items.map((item) => JSON.stringify(item)))].map((text): T => JSON.parse(text))

/**
 * Which machines the pages of each route talk to, as the browser tests saw it. What runs on every page stands there
 * once, with all that it ever received.
 */
export function wiringMap({ machines }: Record): readonly WiredRoute[] {
  const everywhere = new Set(
    modelledMachines()
      .filter(({ model }) => model.options.pages?.includes('*'))
      .map(({ machine }) => machine.id),
  )
  const routes = new Map<string, Wire[]>()
  for (const [machine, { wiring }] of Object.entries(machines)) {
    const rows = everywhere.has(machine)
      ? [
          {
            route: EVERY_PAGE,
            receives: unique(wiring.flatMap(({ receives }) => receives)).sort(),
            leads: unique(wiring.flatMap(({ leads }) => leads)),
          },
        ]
      : wiring
    for (const { route, receives, leads } of rows)
      if (receives.length > 0) routes.set(route, [...(routes.get(route) ?? []), { machine, receives, leads }])
  }
  const byName = [...routes]
    .map(([route, wires]) => ({ route, wires }))
    .sort((a, b) => a.route.localeCompare(b.route))
  return [
    ...byName.filter(({ route }) => route === EVERY_PAGE),
    ...byName.filter(({ route }) => route !== EVERY_PAGE),
  ]
}

const code = (text: string) => `\`${text}\``

/** The same as a page of the documentation. */
export function wiringText(record: Record): string {
  const rows = wiringMap(record).flatMap(({ route, wires }) =>
    wires.map(({ machine, receives, leads }) => {
      const out =
        leads.map(({ emission, target }) => `${code(emission)} → ${code(target)}`).join('<br>') || '–'
      return `| ${code(route)} | ${code(machine)} | ${receives.map(code).join(' ')} | ${out} |`
    }),
  )
  return `# Wiring

Which machine runs on the pages of which route, which events it receives there, and which of its emissions lead to another
address: as the browser tests saw it on the pages that ship. \`npm run record\` writes this page.

| route | machine | events in | navigations out |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}
