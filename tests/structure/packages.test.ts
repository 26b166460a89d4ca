import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { graveFindings, lockedPackages, readLockfile, refusedLicences } from '../../build/packages'
import { root } from '../../build/paths'

const lockfile = readLockfile()

test('every package is under a licence that may be used for what it is used for', () => {
  const packages = lockedPackages(lockfile)
  expect(packages.length).toBeGreaterThan(100)
  expect(refusedLicences(packages)).toEqual([])
})

test.each([
  ['GPL-3.0-only', true],
  ['SEE LICENSE IN LICENSE', true],
  ['unknown', true],
  ['MIT AND GPL-3.0-only', true],
  ['MPL-2.0', false],
  ['LGPL-3.0-or-later', false],
])('%s is refused, in a tool as well: %s', (licence, isTool) => {
  const one = { name: 'other', version: '1.0.0', path: 'node_modules/other', licence, isTool }
  expect(refusedLicences([one])).toHaveLength(1)
})

test.each(['(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT'])('%s is taken in what ships', (licence) => {
  const one = { name: 'other', version: '1.0.0', path: 'node_modules/other', licence, isTool: false }
  expect(refusedLicences([one])).toEqual([])
})

test('every package is known by its content and comes from the registry', () => {
  const odd = Object.entries(lockfile.packages).filter(
    ([path, { integrity, resolved }]) =>
      path.includes('node_modules/') &&
      // What is written here.
      resolved !== `packages/${path.slice('node_modules/'.length)}` &&
      (!integrity?.startsWith('sha512-') || (resolved !== undefined && !/^https:/.test(resolved))),
  )
  expect(odd).toEqual([])
})

test.each(['', 'packages/machine-workbench'])('every version of package.json is exact: %s', (folder) => {
  const { dependencies, devDependencies, overrides } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  )
  const versionsIn = (versions: object): [string, string][] =>
    Object.entries(versions).flatMap(([name, version]) =>
      typeof version === 'object' ? versionsIn(version) : [[name, version]],
    )
  // '$react' is the version that the project itself has; 'npm:…' stands for a package of which only the files are read.
  for (const [name, version] of versionsIn({ ...dependencies, ...devDependencies, ...overrides }))
    expect(version, name).toMatch(/^((npm:[a-z-]+@)?\d+\.\d+\.\d+|\$[a-z-]+)$/)
})

test('no package runs anything when it is installed, and none comes from elsewhere', () => {
  const settings = readFileSync(join(root, '.npmrc'), 'utf8').split('\n')
  expect(settings).toEqual(
    expect.arrayContaining([
      'ignore-scripts=true',
      'engine-strict=true',
      'save-exact=true',
      'allow-git=none',
      'allow-remote=none',
      'allow-file=none',
      'allow-directory=root',
    ]),
  )
})

test('what is known against a package counts by how grave it is, and more in what visitors are sent', () => {
  const of = (severity: string) => ({
    severity,
    via: [{ title: 'It can be talked into anything.' }, 'other'],
  })
  const site = { router: of('high'), table: of('moderate') }
  const all = { ...site, bundler: of('high'), scorer: of('critical') }
  expect(graveFindings(site, all)).toEqual([
    'router, part of the site: high; It can be talked into anything.',
    'scorer, a tool: critical; It can be talked into anything.',
  ])
})
