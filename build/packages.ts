import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths'

interface LockedPackage {
  name: string
  version: string
  /** Where it stands, such as `node_modules/react`. */
  path: string
  licence: string
  /** Only used to make and test the site. */
  isTool: boolean
}

interface Lockfile {
  packages: Readonly<
    Record<
      string,
      {
        version: string
        license?: string
        dev?: boolean
        link?: boolean
        integrity?: string
        resolved?: string
      }
    >
  >
}

export const readLockfile = (): Lockfile => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** Licences of packages that state theirs in a file and not, or not by its name, in `package.json`, as read there. */
const statedElsewhere: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  khroma: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
  scion: 'Apache-2.0',
  'scxml-test-framework': 'Apache-2.0',
  streamsearch: 'MIT',
}

/** Every package that is installed, as the lockfile has it, without those that are written here. */
export const lockedPackages = ({ packages }: Lockfile): readonly LockedPackage[] =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { version, license, dev }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return {
        name,
        version,
        path,
        licence: statedElsewhere[name] ?? license ?? 'unknown',
        isTool: dev === true,
      }
    })

/** May be in what visitors are sent, with their notice: none asks for the site's own sources. */
const shippable = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Zlib',
  'OFL-1.1',
]

/** May be sent as it is published, under a licence that asks for the sources to be named: its notice names them. */
const sentUnchanged: Readonly<Record<string, string>> = { elkjs: 'EPL-2.0' }

/** May be run to make and test the site as well: what they ask for is asked of those who pass the tool on. */
const usable = [
  ...shippable,
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'EPL-2.0',
  'Python-2.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
]

/** Whether an SPDX expression can be met with the licences of a list: one of its alternatives, with all its parts. */
const isMet = (expression: string, licences: readonly string[]) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => licences.includes(licence)))

/** The packages that may not be used as they are, with what they are under. */
export const refusedLicences = (packages: readonly LockedPackage[]) =>
  packages
    .filter(
      ({ name, licence, isTool }) =>
        !isMet(
          licence,
          isTool ? usable : [...shippable, ...(sentUnchanged[name] ? [sentUnchanged[name]] : [])],
        ),
    )
    .map(({ path, licence, isTool }) => `${path}: ${licence}, ${isTool ? 'a tool' : 'part of the site'}`)

/** What `npm audit --json` says, by package. */
export type Audit = Readonly<
  Record<string, { severity: string; via: readonly ({ title: string } | string)[] }>
>

/** What may not be left as it is: anything grave in what visitors are sent, and what is critical in a tool. */
export function graveFindings(site: Audit, all: Audit): readonly string[] {
  const of = (audit: Audit, severities: readonly string[], where: string) =>
    Object.entries(audit)
      .filter(([, { severity }]) => severities.includes(severity))
      .map(([name, { severity, via }]) => {
        const titles = via.flatMap((one) => (typeof one === 'string' ? [] : one.title))
        return [`${name}, ${where}: ${severity}`, ...titles].join('; ')
      })
  const tools = Object.fromEntries(Object.entries(all).filter(([name]) => !(name in site)))
  return [...of(site, ['high', 'critical'], 'part of the site'), ...of(tools, ['critical'], 'a tool')]
}
