/** A colour in OKLCH as the style sheets write it: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

type Rgb = readonly [red: number, green: number, blue: number]

const written = /oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)/g

/** Every OKLCH colour in a text, in its order. Colours with transparency are left out. */
export const oklchIn = (text: string): readonly Oklch[] =>
  [...text.matchAll(written)].map(([, lightness, chroma, hue]) => ({
    lightness: Number(lightness),
    chroma: Number(chroma),
    hue: Number(hue),
  }))

/** Linear-light sRGB, by Björn Ottosson's matrices; what lies outside sRGB is clipped, as a screen does. */
function linearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

export function toHex(colour: Oklch): string {
  const channels = linearRgb(colour).map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

const luminance = (colour: Oklch) => {
  const [red, green, blue] = linearRgb(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}
