import type { Header } from '../../deploy/headers'

/**
 * The score that MDN's HTTP Observatory would give a set of headers: 100, less what is missing, plus extras that
 * count only from 90 up. Cookies, redirects and script integrity are left out: the site sets no cookies, and all
 * its scripts are its own.
 */
export function observatoryScore(headers: readonly Header[]): number {
  const sent = new Map(headers.map(([name, value]) => [name.toLowerCase(), value]))
  const get = (name: string) => sent.get(name) ?? ''
  const policy = new Map(
    get('content-security-policy')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const scripts = sourcesOf('script-src').join(' ')
  const unsafeStyles = sourcesOf('style-src').includes("'unsafe-inline'")
  const unsafeScripts = /'unsafe-(?:inline|eval)'|\*|\bdata:|\bhttps?:(?!\/\/)/.test(scripts)
  const deniesByDefault = policy.get('default-src')?.join() === "'none'"

  const penalties = [
    sent.has('content-security-policy') ? (unsafeScripts ? -20 : 0) : -25,
    Number(/max-age=(\d+)/.exec(get('strict-transport-security'))?.[1] ?? -1) >= 15_768_000 ? 0 : -20,
    get('x-content-type-options') === 'nosniff' ? 0 : -5,
    policy.has('frame-ancestors') || sent.has('x-frame-options') ? 0 : -20,
  ]
  const privateReferrer = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  const extras = [
    unsafeScripts || unsafeStyles ? 0 : deniesByDefault ? 10 : 5,
    get('cross-origin-opener-policy') === 'same-origin' ? 10 : 0,
    ['require-corp', 'credentialless'].includes(get('cross-origin-embedder-policy')) ? 10 : 0,
    ['same-origin', 'same-site'].includes(get('cross-origin-resource-policy')) ? 10 : 0,
    privateReferrer.includes(get('referrer-policy')) ? 5 : 0,
    policy.has('frame-ancestors') ? 5 : 0,
  ]
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const base = 100 + sum(penalties)
  return base >= 90 ? base + sum(extras) : base
}
