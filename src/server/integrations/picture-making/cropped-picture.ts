import type { Sharp } from 'sharp'
import { loadSharp } from '#server/integrations/load-sharp.ts'
import {
  decoder,
  hashOf,
  look,
  MASTER,
  type MadePicture,
  meanOf,
  pixelsOf,
  unfit,
} from '#server/integrations/picture-making/decoding.ts'
import { CENTER, FOCUS_MAX, type Focus } from '#shared/pictures/picture-focus.ts'
import {
  CATEGORY_WIDTHS,
  COVER_RATIO,
  COVER_WIDTHS,
  MASTER_FILE,
} from '#shared/pictures/uploaded-pictures.ts'

const AVIF = { quality: 55, effort: 3 }
const WEBP = { quality: 80, effort: 4, smartSubsample: true }

const SMALL = { width: 320, height: 200 }

interface Size {
  width: number
  height: number
}

interface Shape {
  called: string
  ratio: number
  /** The shapes that are stored without cropping, so that their owner can choose the visible part. */
  ratios: { least: number; most: number }
  widths: readonly [number, ...number[]]
  masterWidth: number
}

const SHAPES = {
  cover: {
    called: 'A cover',
    ratio: COVER_RATIO,
    // Common shapes of phone pictures: upright 3:4, and wide 2:1.
    ratios: { least: 3 / 4, most: 2 },
    widths: COVER_WIDTHS,
    masterWidth: 1600,
  },
  category: {
    called: 'A category’s picture',
    ratio: 800 / 690,
    ratios: { least: 800 / 690, most: 800 / 690 },
    widths: CATEGORY_WIDTHS,
    masterWidth: 800,
  },
} satisfies Record<string, Shape>

/** Makes a picture in all widths of its kind. Crops a very different shape to its focus. */
export async function makeCropped(kind: keyof typeof SHAPES, content: Buffer): Promise<MadePicture> {
  const { called, ratio, ratios, widths, masterWidth } = SHAPES[kind]
  const { width, height, isPlain } = await look(content)
  const [least] = widths
  const leastHeight = Math.round(least / ratio)
  if (width < least || height < leastHeight)
    throw unfit(
      `This picture is ${width} × ${height} pixels. ${called} needs at least ${least} × ${leastHeight}.`,
    )
  const own = Math.min(ratios.most, Math.max(ratios.least, width / height))
  const filling = (place: number): Size => {
    if (own < ratio) return { width: place, height: Math.round(place / own) }
    const high = Math.round(place / ratio)
    return { width: Math.round(high * own), height: high }
  }
  const targetWidth = Math.min(masterWidth, Math.max(...widths, Math.floor(Math.min(width, height * ratio))))
  const size = filling(targetWidth)
  const isOurs = isPlain && width === size.width && height === size.height
  // Our own pictures are stored unchanged, so that an exported and imported article keeps its picture and its name.
  const master = isOurs ? content : await cropped(content, size)
  const files = new Map([[MASTER_FILE, master]])
  const { picture: from } = await pixelsOf((await decoder(master)).removeAlpha())
  for (const place of widths) {
    files.set(`${place}.avif`, await from().resize(filling(place)).avif(AVIF).toBuffer())
    files.set(`${place}.webp`, await from().resize(filling(place)).webp(WEBP).toBuffer())
  }
  const focus = ratios.least < ratios.most && { focus: await focusOf(from(), size) }
  return { id: `${hashOf(kind, master)}-${await meanOf(from())}`, ...size, files, ...focus }
}

/** The point that draws attention; the middle for a picture with the shape of its frame. */
async function focusOf(picture: Sharp, { width, height }: Size): Promise<Focus> {
  const { strategy } = await loadSharp()
  const { info } = await picture
    .resize({ ...SMALL, fit: 'cover', position: strategy.attention })
    .toBuffer({ resolveWithObject: true })
  const { attentionX, attentionY } = info
  if (attentionX === undefined || attentionY === undefined) return { x: CENTER, y: CENTER }
  // Measured in the picture before cropping.
  const scale = Math.max(SMALL.width / width, SMALL.height / height)
  const percent = (at: number, of: number) => Math.min(FOCUS_MAX, Math.round((at / (of * scale)) * FOCUS_MAX))
  return { x: percent(attentionX, width), y: percent(attentionY, height) }
}

async function cropped(content: Buffer, size: Size): Promise<Buffer> {
  const { strategy } = await loadSharp()
  const picture = (await decoder(content)).autoOrient().flatten({ background: '#fff' })
  return picture
    .resize({ ...size, fit: 'cover', position: strategy.attention })
    .webp(MASTER)
    .toBuffer()
}
