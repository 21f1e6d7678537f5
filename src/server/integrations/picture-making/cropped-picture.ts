import type { Sharp } from 'sharp'
import { loadSharp } from '#server/integrations/load-sharp.ts'
import {
  decoder,
  hashOf,
  look,
  MASTER,
  type MadePicture,
  meanOf,
  unfit,
} from '#server/integrations/picture-making/decoding.ts'
import { CATEGORY_WIDTHS, COVER_WIDTHS, MASTER_FILE } from '#shared/uploaded-pictures.ts'

const AVIF = { quality: 55, effort: 3 }
const WEBP = { quality: 80, effort: 4, smartSubsample: true }

interface Shape {
  called: string
  /** Its width by its height. */
  ratio: number
  widths: readonly [number, ...number[]]
  masterWidth: number
}

const SHAPES = {
  cover: { called: 'A cover', ratio: 1.6, widths: COVER_WIDTHS, masterWidth: 1600 },
  category: {
    called: 'A category’s picture',
    ratio: 800 / 690,
    widths: CATEGORY_WIDTHS,
    masterWidth: 800,
  },
} satisfies Record<string, Shape>

/** A picture in the shape of its kind: the part that people look at, in all its widths. */
export async function makeCropped(kind: keyof typeof SHAPES, content: Buffer): Promise<MadePicture> {
  const { called, ratio, widths, masterWidth } = SHAPES[kind]
  const { width, height, isPlain } = await look(content)
  const [least] = widths
  const leastHeight = Math.round(least / ratio)
  if (width < least || height < leastHeight)
    throw unfit(
      `This picture is ${width} × ${height} pixels. ${called} needs at least ${least} × ${leastHeight}.`,
    )
  const wanted = Math.min(masterWidth, Math.max(...widths, Math.floor(Math.min(width, height * ratio))))
  const size = { width: wanted, height: Math.round(wanted / ratio) }
  const isOurs = isPlain && width === size.width && height === size.height
  // What we made is taken as it is: an article that is exported and imported keeps its picture and its name.
  const master = isOurs ? content : await cropped(content, size)
  const files = new Map([[MASTER_FILE, master]])
  const from = await pixels(master)
  for (const smaller of widths) {
    files.set(`${smaller}.avif`, await from().resize({ width: smaller }).avif(AVIF).toBuffer())
    files.set(`${smaller}.webp`, await from().resize({ width: smaller }).webp(WEBP).toBuffer())
  }
  return { id: `${hashOf(kind, master)}-${await meanOf(from())}`, ...size, files }
}

async function cropped(content: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  const { strategy } = await loadSharp()
  const picture = (await decoder(content)).autoOrient().flatten({ background: '#fff' })
  return picture
    .resize({ ...size, fit: 'cover', position: strategy.attention })
    .webp(MASTER)
    .toBuffer()
}

/** Decoded once; each call begins a new picture of it. */
async function pixels(master: Buffer): Promise<() => Sharp> {
  const sharp = await loadSharp()
  const { data, info } = await (await decoder(master))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return () => sharp(data, { raw: { width, height, channels } })
}
