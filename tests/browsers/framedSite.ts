import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where a page of any width stands in a frame; `?width=` in CSS pixels, and the address of the page behind the `#`. */
export const framePath = '/in-a-frame'

const frame = `<!doctype html>
<html lang="en">
<title>A narrow window</title>
<style>html, body { margin: 0; overflow: hidden } iframe { display: block; border: 0 }</style>
<iframe title="The page"></iframe>
<script>
const page = document.querySelector('iframe')
page.width = new URLSearchParams(location.search).get('width')
page.height = HEIGHT
page.src = location.hash.slice(1)
</script>
</html>`

/** The site with what forbids framing taken out, for an engine whose window cannot be narrow. */
export async function framedSite(site: string, height: number) {
  const server = createServer((asked, answer) => {
    if (asked.url?.startsWith(framePath)) {
      answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      answer.end(frame.replace('HEIGHT', String(height)))
      return
    }
    const { hostname, port } = new URL(site)
    const passed = request(
      {
        hostname,
        port,
        path: asked.url,
        method: asked.method,
        headers: { ...asked.headers, host: `${hostname}:${port}` },
      },
      (sent) => {
        const { 'x-frame-options': _, 'content-security-policy': policy, ...headers } = sent.headers
        answer.writeHead(sent.statusCode ?? 500, {
          ...headers,
          ...(policy !== undefined && {
            'content-security-policy': String(policy).replace(
              "frame-ancestors 'none'",
              "frame-ancestors 'self'",
            ),
          }),
        })
        sent.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
