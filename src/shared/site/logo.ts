import { LOGO_PNG, MASTER_FILE, uploadedFile, uploadedPictureId } from '#shared/pictures/uploaded-pictures.ts'

/** Theme on whose ground a logo can be read. */
export type Ground = 'light' | 'dark'

/** What those grounds are: the theme's own. */
export const GROUNDS: Record<Ground, string> = { light: '#FFFCF8', dark: '#101B1C' }

export interface LogoPicture {
  src: string
  /** For mail programs. */
  png: string
  width: number
  height: number
  /** The ground that it has to be laid on where the theme has the other; undefined where it can be read on both. */
  plate?: Ground
}

/** The logo of a shop; `dark` where the dark theme has one of its own. */
export interface Logo {
  light: LogoPicture
  dark?: LogoPicture
}

interface LogoShape {
  width: number
  height: number
  grounds: readonly Ground[]
}

/** Bits of the last digit. */
const BITS: [Ground, number][] = [
  ['light', 1],
  ['dark', 2],
]

/** Six digits that the name of a logo ends with, so that a page needs no query to keep its place. */
export function logoShape({ width, height, grounds }: LogoShape): string {
  const bits = BITS.reduce((sum, [ground, bit]) => sum + (grounds.includes(ground) ? bit : 0), 0)
  const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')
  return `${hex(width, 3)}${hex(height, 2)}${hex(bits, 1)}`
}

/** What the name of an uploaded logo says of it; undefined for anything else. */
export function logoPicture(name: string | undefined): LogoPicture | undefined {
  const shape = uploadedPictureId(name ?? '')?.slice(-6)
  if (!name || !shape) return undefined
  const [width, height, bits] = [shape.slice(0, 3), shape.slice(3, 5), shape.slice(5)].map((digits) =>
    Number.parseInt(digits, 16),
  )
  if (!width || !height) return undefined
  const [only, other] = BITS.filter(([, bit]) => ((bits ?? 0) & bit) !== 0).map(([ground]) => ground)
  return {
    src: uploadedFile(name, MASTER_FILE),
    png: uploadedFile(name, LOGO_PNG),
    width,
    height,
    ...(only && !other && { plate: only }),
  }
}

/** The logo of a shop by the names of its pictures; undefined where it has none. */
export function logoOf(light: string | undefined, dark: string | undefined): Logo | undefined {
  const [own, forDark] = [logoPicture(light), logoPicture(dark)]
  return own && { light: own, ...(forDark && { dark: forDark }) }
}
