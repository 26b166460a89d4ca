import { company } from '../src/data/company'
import type { NginxSite } from './nginx'

const serverName = new URL(company.site).hostname

/** The production host of deploy/nginx.conf: Debian's folders, and certificates where certbot puts them. */
export const productionSite: NginxSite = {
  variant: 'production',
  serverName,
  root: `/var/www/${serverName}`,
  listen: '443',
  tls: {
    certificate: `/etc/letsencrypt/live/${serverName}/fullchain.pem`,
    key: `/etc/letsencrypt/live/${serverName}/privkey.pem`,
    plainListen: '80',
  },
}
