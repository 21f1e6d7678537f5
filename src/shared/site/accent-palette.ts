/** A color of the light theme and one of the dark, as `#rrggbb`. */
type Pair = readonly [light: string, dark: string]

export interface AccentPalette {
  solid: Pair
  emphasized: Pair
  contrast: Pair
  fg: Pair
  subtle: Pair
  muted: Pair
  border: Pair
  focusRing: Pair
}

/** OKLCH: lightness from 0 to 1, chroma, and the hue as an angle in radians. */
interface Oklch {
  l: number
  c: number
  h: number
}

type Rgb = readonly [red: number, green: number, blue: number]

/** The contrast for text of every size: WCAG 2.2, 1.4.3. */
export const TEXT_CONTRAST = 4.5
const WHITE = '#FFFFFF'
const STEPS = 24
/** How far a button's color darkens under the pointer; nearly black colors become lighter. */
const HOVER_STEP = 0.08
const DARKEST = 0.2

/** Lightness and maximum chroma of each color, as in the theme's own palette. */
const LIGHT = {
  emphasized: { l: 0.375, c: 0.058 },
  fg: { l: 0.375, c: 0.1 },
  subtle: { l: 0.953, c: 0.02 },
  muted: { l: 0.906, c: 0.035 },
  border: { l: 0.757, c: 0.08 },
}
const DARK = {
  solid: { l: 0.79, c: 0.1 },
  emphasized: { l: 0.855, c: 0.08 },
  contrast: { l: 0.235, c: 0.035 },
  fg: { l: 0.87, c: 0.06 },
  subtle: { l: 0.32, c: 0.04 },
  muted: { l: 0.375, c: 0.05 },
  border: { l: 0.45, c: 0.06 },
}

/** Derives a palette from an accent color, `#rrggbb`, in which all text is readable. */
export function accentPalette(accent: string): AccentPalette {
  const own = toOklch(accent)
  const inHue = ({ l, c }: { l: number; c: number }) => toHex({ l, c: Math.min(c, own.c), h: own.h })
  const solid = readableAccent(accent)
  const { l, ...rest } = toOklch(solid)
  const darker = toHex({ ...rest, l: l < DARKEST ? l + HOVER_STEP : l - HOVER_STEP })
  return {
    solid: [solid, inHue(DARK.solid)],
    emphasized: [darker, inHue(DARK.emphasized)],
    contrast: [WHITE, inHue(DARK.contrast)],
    fg: [inHue(LIGHT.fg), inHue(DARK.fg)],
    subtle: [inHue(LIGHT.subtle), inHue(DARK.subtle)],
    muted: [inHue(LIGHT.muted), inHue(DARK.muted)],
    border: [inHue(LIGHT.border), inHue(DARK.border)],
    focusRing: [solid, inHue(DARK.solid)],
  }
}

/** Returns the color if white text is readable on it, else the lightest darker one of its hue that qualifies. */
export function readableAccent(accent: string): string {
  if (contrastOf(accent, WHITE) >= TEXT_CONTRAST) return accent.toUpperCase()
  const { c, h, l } = toOklch(accent)
  let [dark, light] = [0, l]
  for (let step = 0; step < STEPS; step++) {
    const middle = (dark + light) / 2
    if (contrastOf(toHex({ l: middle, c, h }), WHITE) >= TEXT_CONTRAST) dark = middle
    else light = middle
  }
  return toHex({ l: dark, c, h })
}

/** Returns a ratio from 1 to 21, as WCAG defines it. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = toRgb(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toRgb(color: string): Rgb {
  const part = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

/** Björn Ottosson's matrices for sRGB. */
function toOklch(color: string): Oklch {
  const [red, green, blue] = toRgb(color)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) }
}

function fromOklch({ l, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** Reduces the chroma to the maximum that sRGB can show. */
function toHex(color: Oklch): string {
  if (isInGamut(fromOklch(color))) return written(fromOklch(color))
  let [inGamut, beyond] = [0, color.c]
  for (let step = 0; step < STEPS; step++) {
    const middle = (inGamut + beyond) / 2
    if (isInGamut(fromOklch({ ...color, c: middle }))) inGamut = middle
    else beyond = middle
  }
  return written(fromOklch({ ...color, c: inGamut }))
}

function isInGamut(rgb: Rgb): boolean {
  return rgb.every((part) => part >= -0.0001 && part <= 1.0001)
}

function written(rgb: Rgb): string {
  const parts = rgb.map((linear) => {
    const part = Math.min(1, Math.max(0, linear))
    const value = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`.toUpperCase()
}
