import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Oklch, oklchIn } from './colour'
import { root } from './paths'
import { providersOwn } from './providerData.mjs'

export type Scheme = 'light' | 'dark'
export type Palette = ReadonlyMap<string, Readonly<Record<Scheme, Oklch>>>

/** The colours of one rule of the style sheets, by the name of their custom property. */
function paletteOf(css: string): Palette {
  const found = new Map<string, Record<Scheme, Oklch>>()
  for (const [, name, value] of css.matchAll(/(--[\w-]+):\s*(light-dark\([^;]*\));/g)) {
    const [light, dark] = oklchIn(value ?? '')
    if (name && light && dark) found.set(name, { light, dark })
  }
  return found
}

const read = (sheet: string) => readFileSync(providersOwn(join(root, 'src/ui/styles', sheet)), 'utf8')

const sheets = () => ['colours.css', 'tokens.css', 'art.css'].map(read).join('\n')

/** The colours that hold everywhere. */
export const siteColours = (): Palette => {
  return paletteOf(sheets().replace(/\[data-hue[^\]]*\][^{]*\{[^}]*\}/g, ''))
}

/** The colours of one `data-hue`, with those that all hues share. */
export function hueColours(hue: string): Palette {
  const rules = [...sheets().matchAll(/\[data-hue(?:='([\w-]+)')?\][^{]*\{([^}]*)\}/g)]
  const own = rules.filter(([, name]) => name === undefined || name === hue)
  return paletteOf(own.map(([, , body]) => body).join('\n'))
}
