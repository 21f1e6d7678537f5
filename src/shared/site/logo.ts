import { LOGO_PNG, MASTER_FILE, uploadedFile, uploadedPictureId } from '#shared/pictures/uploaded-pictures.ts'

/** A theme on whose background a logo is readable. */
export type Ground = 'light' | 'dark'

export const GROUNDS: Record<Ground, string> = { light: '#FFFCF8', dark: '#101B1C' }

export interface LogoPicture {
  src: string
  png: string
  width: number
  height: number
  /** The background to put behind the logo in the other theme; undefined when it is readable in both. */
  plate?: Ground
}

/** The logo of a shop; `dark` when it has one for the dark theme. */
export interface Logo {
  light: LogoPicture
  dark?: LogoPicture
}

interface LogoShape {
  width: number
  height: number
  grounds: readonly Ground[]
}

/** Bits of the last digit in a logo's shape. */
const BITS: [Ground, number][] = [
  ['light', 1],
  ['dark', 2],
]

/** Encodes a logo's size and backgrounds in six digits of its name, so that pages reserve space without a query. */
export function logoShape({ width, height, grounds }: LogoShape): string {
  const bits = BITS.reduce((sum, [ground, bit]) => sum + (grounds.includes(ground) ? bit : 0), 0)
  const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')
  return `${hex(width, 3)}${hex(height, 2)}${hex(bits, 1)}`
}

/** Decodes an uploaded logo from its name; undefined for anything else. */
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

export function logoOf(light: string | undefined, dark: string | undefined): Logo | undefined {
  const [own, forDark] = [logoPicture(light), logoPicture(dark)]
  return own && { light: own, ...(forDark && { dark: forDark }) }
}
