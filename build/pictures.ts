import sharp from 'sharp'
import { company } from '~/data/company'
import { categoryIds } from '~/data/courses/vocabulary'
import { shortName } from '~/data/providerName'
import { posterScene } from '~/ui/art/drawings'
import { heroScene } from '~/ui/art/hero'
import { logoScene } from '~/ui/art/logo'
import { toHex } from './colour'
import { hueColours, type Palette, siteColours } from './tokens'

/** What link previews and home screens cannot draw themselves: pictures with colours written into them. */
const OG = { width: 1200, height: 630 } as const

/** Writes a palette's light colours in place of the custom properties. */
export const coloured = (svg: string, palette: Palette) =>
  svg.replace(/var\((--[\w-]+),[^)]*\)/g, (whole, name: string) => {
    const colour = palette.get(name)?.light
    return colour ? toHex(colour) : whole
  })

const inside = (svg: string) => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')

const logoColours: Palette = new Map([
  [
    '--a0',
    { light: { lightness: 0.68, chroma: 0.13, hue: 168 }, dark: { lightness: 0.78, chroma: 0.12, hue: 168 } },
  ],
  [
    '--a1',
    { light: { lightness: 0.36, chroma: 0.075, hue: 172 }, dark: { lightness: 0.88, chroma: 0.1, hue: 168 } },
  ],
])

const logo = (colours = logoColours) => inside(coloured(logoScene(), colours))
const paper = '#fffbf3'

const square = (size: number, padding: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><path fill="${paper}" d="M0 0h64v64H0z"/><g transform="translate(${padding} ${padding}) scale(${(64 - 2 * padding) / 64})">${logo()}</g></svg>`

function card(background: string, art: string, place: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${OG.width}" height="${OG.height}" viewBox="0 0 ${OG.width} ${OG.height}"><path fill="${background}" d="M0 0h1200v630H0z"/><g transform="${place}">${art}</g><circle fill="${paper}" cx="210" cy="315" r="150"/><g transform="translate(110 215) scale(3.1)">${logo()}</g></svg>`
}

/** The mark as a favicon: it keeps its colours on light and dark tabs. */
export const favicon = () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${logo()}</svg>`

const png = (svg: string) => sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()

/** Pictures by path: previews for the site and each category, and icons. */
export async function pictures(): Promise<ReadonlyMap<string, Buffer>> {
  const site = siteColours()
  const hex = (palette: Palette, name: string) => {
    const colour = palette.get(name)?.light
    if (!colour) throw new Error(`The style sheets have no colour ${name}.`)
    return toHex(colour)
  }
  const files = new Map<string, Buffer>()
  files.set(
    'og/site.png',
    await png(
      card(hex(site, '--ochre-block'), inside(coloured(heroScene(), site)), 'translate(380 -60) scale(0.92)'),
    ),
  )
  for (const id of categoryIds) {
    const palette = hueColours(id)
    const art = inside(coloured(posterScene(id), palette))
    files.set(`og/${id}.png`, await png(card(hex(palette, '--a0'), art, 'translate(560 -95) scale(1.8)')))
  }
  files.set('icon-192.png', await png(square(192, 8)))
  files.set('icon-512.png', await png(square(512, 8)))
  files.set('apple-touch-icon.png', await png(square(180, 7)))
  return files
}

export const manifest = () =>
  JSON.stringify({
    name: company.name,
    short_name: shortName,
    lang: 'en-AU',
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  })
