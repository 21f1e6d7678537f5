import type { ResizeOptions } from 'sharp'
import {
  decoder,
  hashOf,
  look,
  MASTER,
  type MadePicture,
  pixelsOf,
  unfit,
} from '#server/integrations/picture-making/decoding.ts'
import { legibleGrounds } from '#server/integrations/picture-making/legible-grounds.ts'
import { LOGO_PNG, MASTER_FILE } from '#shared/pictures/uploaded-pictures.ts'
import { logoShape } from '#shared/site/logo.ts'

/** Three pixels for each one of a header. */
const MOST = { width: 640, height: 168 }
/** Searches for the empty margin in at most this many pixels, since time and memory grow with them. */
const SEARCHED = { width: 2048, height: 2048 }
const LEAST = 32
/** Logos of a more extreme shape would be illegible at the height of a header. */
const WIDEST = 12
const TALLEST = 4
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }
const VISIBLE_ALPHA = 12

export async function makeLogo(content: Buffer): Promise<MadePicture> {
  const original = await look(content)
  const decoded = (await decoder(content)).autoOrient().ensureAlpha()
  const upright = await pixelsOf(decoded.resize(within(SEARCHED)).toColourspace('srgb'))
  const { channels } = await upright.picture().stats()
  if ((channels[3]?.max ?? 0) <= VISIBLE_ALPHA) throw unfit('This picture is completely transparent')
  const visible = await pixelsOf(
    upright.picture().trim({ background: TRANSPARENT, threshold: VISIBLE_ALPHA }).toColourspace('srgb'),
  )
  const scale = original.width / upright.width
  requireShape({ width: Math.round(visible.width * scale), height: Math.round(visible.height * scale) })
  const { picture, width, height } = await pixelsOf(
    visible.picture().resize(within(MOST)).toColourspace('srgb'),
  )
  const [exact, smooth] = [
    await picture().webp({ lossless: true, effort: 6 }).toBuffer(),
    await picture().webp(MASTER).toBuffer(),
  ]
  const master = exact.length <= smooth.length ? exact : smooth
  const files = new Map([
    [MASTER_FILE, master],
    [LOGO_PNG, await picture().png({ compressionLevel: 9 }).toBuffer()],
  ])
  const shape = logoShape({ width, height, grounds: await legibleGrounds(picture()) })
  return { id: `${hashOf('logo', master)}-${shape}`, width, height, files }
}

function within(box: { width: number; height: number }): ResizeOptions {
  return { ...box, fit: 'inside', withoutEnlargement: true }
}

function requireShape({ width, height }: { width: number; height: number }) {
  if (width < LEAST || height < LEAST)
    throw unfit(
      `The visible part of this picture is ${width} × ${height} pixels. A logo needs at least ${LEAST} × ${LEAST}.`,
    )
  if (width > height * WIDEST)
    throw unfit(
      `This picture is ${width} × ${height} pixels. A logo can be at most ${WIDEST} times as wide as it is high, to stay readable in a header.`,
    )
  if (height > width * TALLEST)
    throw unfit(
      `This picture is ${width} × ${height} pixels. A logo can be at most ${TALLEST} times as high as it is wide, to stay readable in a header.`,
    )
}
