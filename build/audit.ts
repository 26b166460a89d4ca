// `npm run audit`: what is known against the packages.
import { spawnSync } from 'node:child_process'
import { type Audit, graveFindings } from './packages'
import { root } from './paths'

/** What npm says; nothing where the registry gave it no answer. */
function ask(...options: string[]): Audit | undefined {
  const { stdout } = spawnSync('npm', ['audit', '--json', ...options], { cwd: root, encoding: 'utf8' })
  try {
    return (JSON.parse(stdout) as { vulnerabilities?: Audit }).vulnerabilities
  } catch {
    return undefined
  }
}

const [site, all] = [ask('--omit=dev'), ask()]

if (!site || !all) {
  // No finding either: places without a registry must be able to test as well.
  console.warn('NOT CHECKED: what is known against the packages. The registry does not answer that here.')
} else {
  const grave = graveFindings(site, all)
  const [ofSite, ofAll] = [site, all].map((audit) => Object.keys(audit).length)
  console.log(`Something is known against ${ofSite} packages of the site and ${ofAll} of all.`)
  for (const finding of grave) console.error(finding)
  process.exitCode = grave.length === 0 ? 0 : 1
}
