import { writeFile } from 'node:fs/promises'
import { nginxConfig } from './nginx'
import { productionSite } from './productionSite'
import { staticHostHeaders, staticHostRedirects } from './staticHost'

/** Run with VITE_LEAD_ENDPOINT set as for the build, so that the pages may post to it. */
const site = { ...productionSite, leadEndpoint: process.env.VITE_LEAD_ENDPOINT }

await Promise.all([
  writeFile(new URL('nginx.conf', import.meta.url), nginxConfig(site)),
  writeFile(new URL('_headers', import.meta.url), staticHostHeaders(site)),
  writeFile(new URL('_redirects', import.meta.url), staticHostRedirects()),
])
console.log('Wrote deploy/nginx.conf, deploy/_headers and deploy/_redirects')
