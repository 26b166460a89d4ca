import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BuiltHeaders, contentSecurityPolicy } from '../deploy/headers'
import { nginxConfig } from '../deploy/nginx'
import { productionSite } from '../deploy/productionSite'
import { staticHostHeaders, staticHostRedirects } from '../deploy/staticHost'
import { billOfMaterials, shippedPackages, thirdPartyNotices } from './shipped'

/** In the site's folder and hidden from visitors: what belongs to this build and to nobody but those who host it. */
const kept = '.deploy'
const headersFile = `${kept}/headers.json`

/** What the environment says about the headers. Throws a sentence where it says something that no header can hold. */
export function headersAskedFor(): BuiltHeaders {
  const { VITE_LEAD_ENDPOINT: leadEndpoint, CSP_REPORT_ENDPOINT: reportEndpoint } = process.env
  const asked = { leadEndpoint, reportEndpoint }
  contentSecurityPolicy({ variant: 'production', ...asked })
  return asked
}

/** What the build of a folder decided about its headers; nothing in particular where no build did. */
export function builtHeaders(dist: string): BuiltHeaders {
  const file = join(dist, headersFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Writes the rules of every host for the pages that were just built, and what is to be told of others' work in them. */
export async function writeHostFiles(dist: string, headers: BuiltHeaders) {
  const site = { ...productionSite, ...headers }
  const packages = shippedPackages()
  const files = {
    _headers: staticHostHeaders(site),
    _redirects: staticHostRedirects(),
    [headersFile]: JSON.stringify(headers),
    [`${kept}/nginx.conf`]: nginxConfig(site),
    [`${kept}/sbom.cdx.json`]: await billOfMaterials(packages),
    'third-party-notices.txt': thirdPartyNotices(packages),
  }
  for (const [path, text] of Object.entries(files)) {
    const file = join(dist, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
