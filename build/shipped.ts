import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { lockedPackages, readLockfile } from './packages'
import { dist, root, sourceMaps } from './paths'

interface ShippedPackage {
  /** As the lockfile has it, such as `node_modules/react`. */
  path: string
  name: string
  version: string
  licence: string
  homepage: string
  /** Its licence, and what else it asks to pass on. */
  notice: string
}

/** `…/node_modules/@scope/name/lib/file.js` is of the package `…/node_modules/@scope/name`. */
const folderOf = (file: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]

/** The files that the scripts were made of, by their source maps, and the fonts that the sheets name. */
function sourceFiles() {
  const scripts = readdirSync(sourceMaps).flatMap((map) => {
    const { sources }: { sources: readonly string[] } = JSON.parse(
      readFileSync(join(sourceMaps, map), 'utf8'),
    )
    // Scripts of workers count from another folder, and a copy of the project may have its packages elsewhere.
    return sources.map((source) =>
      relative(root, join(dist, 'assets', source)).replace(/^.*?(?=node_modules\/)/, ''),
    )
  })
  const sheet = readFileSync(join(root, 'src/ui/styles/fonts.css'), 'utf8')
  const fonts = [...sheet.matchAll(/url\('(@fontsource[^']+)'\)/g)].map(([, file]) => `node_modules/${file}`)
  return [...scripts, ...fonts]
}

/** Every package of which some part is in what visitors are sent. */
export function shippedPackages(): readonly ShippedPackage[] {
  const locked = new Map(lockedPackages(readLockfile()).map((one) => [one.path, one]))
  const paths = [...new Set(sourceFiles().flatMap((file) => folderOf(file) ?? []))].sort()
  return paths.map((path) => {
    const one = locked.get(path)
    if (!one) throw new Error(`${path} is part of the site, and package-lock.json does not know it.`)
    if (one.isTool)
      throw new Error(`${path} is part of the site, so it belongs in "dependencies" of package.json.`)
    const folder = join(root, path)
    const { homepage, repository } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const notices = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)\b/i.test(file))
    if (notices.length === 0) throw new Error(`${path} is part of the site and brings no licence to pass on.`)
    return {
      ...one,
      homepage: String(homepage ?? repository?.url ?? repository ?? '').replace(/^git\+|\.git$/g, ''),
      notice: notices
        .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
        .join('\n\n'),
    }
  })
}

/** The notices that the licences of what ships ask for; packages under the same text share it. */
export function thirdPartyNotices(packages: readonly ShippedPackage[]): string {
  const byNotice = new Map<string, ShippedPackage[]>()
  for (const one of packages) byNotice.set(one.notice, [...(byNotice.get(one.notice) ?? []), one])
  const parts = [...byNotice].map(([notice, of]) => {
    const names = of.map(({ name, version, licence, homepage }) =>
      [`${name} ${version} (${licence})`, homepage].filter(Boolean).join('\n  '),
    )
    return `${names.join('\n')}\n\n${notice}\n`
  })
  return `Parts of this site were made by others, and are used under these licences.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`
}

interface BillOfMaterials {
  metadata: { component: { name: string } }
  components: { 'bom-ref': string; scope: string; properties: { name: string; value: string }[] }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/**
 * The bill of materials of the site (CycloneDX): what npm writes, without the tools and without the packages of this project,
 * whose materials are the site's own. What is depended on and left out by the bundler has the scope `excluded`.
 */
export async function billOfMaterials(packages: readonly ShippedPackage[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'npm',
    // Asked without the tools, which is how NODE_ENV=production asks, npm leaves out what they share with the site too.
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev'],
    { cwd: root, maxBuffer: 2 ** 26 },
  )
  const bill: BillOfMaterials = JSON.parse(stdout)
  const has = ({ properties }: BillOfMaterials['components'][number], property: string) =>
    properties.some(({ name, value }) => name === `cdx:npm:package:${property}` && value === 'true')
  const own = new Set(bill.components.flatMap((one) => (has(one, 'private') ? one['bom-ref'] : [])))
  /** In the place of a package of this project stands what it depends on. */
  const materialsOf = (refs: readonly string[]): readonly string[] =>
    refs.flatMap((ref) =>
      own.has(ref) ? materialsOf(bill.dependencies.find((one) => one.ref === ref)?.dependsOn ?? []) : [ref],
    )
  const shipped = new Set(packages.map(({ name, version }) => `${name}@${version}`))
  const components = bill.components
    .filter((component) => !has(component, 'development') && !own.has(component['bom-ref']))
    .map((component) => ({
      ...component,
      scope: shipped.has(component['bom-ref']) ? 'required' : 'excluded',
    }))
  const kept = new Set(components.map((component) => component['bom-ref']))
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return JSON.stringify({
    ...bill,
    // npm takes the folder's name for it.
    metadata: { ...bill.metadata, component: { ...bill.metadata.component, name } },
    components,
    dependencies: bill.dependencies
      .filter(({ ref }) => kept.has(ref) || ref.startsWith(`${name}@`))
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: [...new Set(materialsOf(dependsOn))].filter((other) => kept.has(other)),
      })),
  })
}
