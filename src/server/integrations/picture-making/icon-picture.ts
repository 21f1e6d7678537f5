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
import { icoFile } from '#server/integrations/picture-making/ico-file.ts'
import { legibleGrounds } from '#server/integrations/picture-making/legible-grounds.ts'
import { FAVICON_FILE, ICON_WIDTHS, MASKABLE_FILE, MASTER_FILE } from '#shared/pictures/uploaded-pictures.ts'
import { GROUNDS } from '#shared/site/logo.ts'

const WIDTH = 512
const APPLE_WIDTH = 180
const FAVICON_WIDTHS = [16, 32, 48]
const LEAST = 192
/** One or two pixels of difference still count as square. */
const MOST_DIFFERENCE = 0.02
/** The share of the width that every mask leaves, if icons are round enough for a circle. */
const IN_EVERY_MASK = 0.78
const ON_A_TILE = 0.84
const OPAQUE = 250
const EVEN = 14

export async function makeIconPicture(content: Buffer): Promise<MadePicture> {
  const { width, height } = await look(content)
  if (Math.min(width, height) < LEAST)
    throw unfit(`This picture is ${width} × ${height} pixels. An icon needs at least ${LEAST} × ${LEAST}.`)
  if (Math.abs(width - height) > MOST_DIFFERENCE * Math.max(width, height))
    throw unfit(`This picture is ${width} × ${height} pixels. An icon must be square: please crop it first.`)
  const upright = (await decoder(content)).autoOrient().resize(WIDTH, WIDTH, { fit: 'cover' })
  const { data, picture: icon } = await pixelsOf(upright.toColorspace('srgb').ensureAlpha())
  if (data.every((value, at) => at % 4 !== 3 || value === 0))
    throw unfit('This picture is completely transparent')
  const png = (from: Sharp, size: number) => from.resize(size, size).png({ compressionLevel: 9 }).toBuffer()
  const { ground, scale } = await groundOf(data, icon)
  const master = await icon().webp(MASTER).toBuffer()
  const files = new Map([
    [MASTER_FILE, master],
    [
      FAVICON_FILE,
      icoFile(
        await Promise.all(
          FAVICON_WIDTHS.map(async (size) => ({ width: size, png: await png(icon(), size) })),
        ),
      ),
    ],
    [MASKABLE_FILE, await png(await laidOn(ground, icon(), scale.mask), WIDTH)],
  ])
  for (const size of ICON_WIDTHS) {
    // Apple's phones show transparent areas as black.
    const from = size === APPLE_WIDTH ? await laidOn(ground, icon(), scale.tile) : icon()
    files.set(`${size}.png`, await png(from, size))
  }
  const mean = await meanOf(icon().flatten({ background: ground }))
  return { id: `${hashOf('icon', master)}-${mean}`, width: WIDTH, height: WIDTH, files }
}

async function laidOn(background: string, icon: Sharp, share: number): Promise<Sharp> {
  const sharp = await loadSharp()
  const inner = Math.round(WIDTH * share)
  const input = await icon.resize(inner, inner).png().toBuffer()
  const square = sharp({ create: { width: WIDTH, height: WIDTH, channels: 3, background } })
  return sharp(await square.composite([{ input }]).png().toBuffer())
}

/**
 * The background of an icon without a square of its own, and the icon's share of it. An even edge continues its color
 * outward. A picture that fills its square keeps all of it.
 */
async function groundOf(data: Buffer, icon: () => Sharp) {
  const edge = edgeOf(data)
  const opaque = edge.filter(([, , , alpha]) => alpha >= OPAQUE)
  if (opaque.length < edge.length / 2) {
    const [ground = 'light'] = await legibleGrounds(icon())
    return { ground: GROUNDS[ground], scale: { mask: IN_EVERY_MASK, tile: ON_A_TILE } }
  }
  const mean = ([0, 1, 2] as const).map(
    (part) => opaque.reduce((sum, pixel) => sum + pixel[part], 0) / opaque.length,
  )
  const isEven = opaque.every((pixel) =>
    mean.every((value, part) => Math.abs((pixel[part] ?? 0) - value) <= EVEN),
  )
  const ground = `#${Buffer.from(mean.map(Math.round)).toString('hex')}`
  return { ground, scale: { mask: isEven ? IN_EVERY_MASK : 1, tile: 1 } }
}

type Pixel = [red: number, green: number, blue: number, alpha: number]

function edgeOf(data: Buffer): Pixel[] {
  const last = WIDTH - 2
  const at = (x: number, y: number): Pixel => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((y * WIDTH + x) * 4)
    return [red, green, blue, alpha]
  }
  return Array.from({ length: last }, (_, step) => step + 1).flatMap((step) => [
    at(step, 1),
    at(step, last),
    at(1, step),
    at(last, step),
  ])
}
