import { MOST_CHARACTERS } from 'machine-workbench/reading/limits'

/*
 * A text as it stands behind the # of an address: deflated, in base64url. No server hears of what stands there.
 */

/** Longer addresses do not get through messages, nor through every browser. */
const MOST_LINK_CHARACTERS = 16_000

const PREFIX = 'machine='

const through = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)

/** The fragment that holds a text, or null if it does not fit into an address. */
export async function fragmentOf(text: string, which: number): Promise<string | null> {
  const packed = new Uint8Array(
    await new Response(
      through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')),
    ).arrayBuffer(),
  )
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join('')
  const code = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const fragment = `${PREFIX}${which === 0 ? '' : `${which}.`}${code}`
  return fragment.length > MOST_LINK_CHARACTERS ? null : fragment
}

/** The text in a fragment; null for one that holds none, undefined for one that cannot be read. */
export async function textIn(fragment: string): Promise<{ text: string; which: number } | null | undefined> {
  if (!fragment.startsWith(PREFIX)) return null
  if (fragment.length > MOST_LINK_CHARACTERS) return undefined
  const [, which = '0', code = ''] = /^(?:(\d{1,3})\.)?([\w-]+)$/.exec(fragment.slice(PREFIX.length)) ?? []
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const reader = through(packed, new DecompressionStream('deflate-raw')).getReader()
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true })
      // A few characters may unpack to more than a device can hold.
      if (text.length > MOST_CHARACTERS) return undefined
    }
    return code === '' ? undefined : { text: text + decoder.decode(), which: Number(which) }
  } catch {
    return undefined
  }
}
