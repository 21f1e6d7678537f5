import { readFileSync } from 'node:fs'
import satori from 'satori'
import sharp from 'sharp'
import type { Card } from '#server/share-pictures/card.ts'
import { BODY_FONTS, cardLayout, HEADING_FONTS, PANEL_WIDTH } from '#server/share-pictures/card-layout.ts'
import { cropAround, parseFocus } from '#shared/pictures/picture-focus.ts'
import { SHARE_PICTURE_HEIGHT, SHARE_PICTURE_WIDTH } from '#shared/pictures/share-picture-addresses.ts'

const SIDE_WIDTH = SHARE_PICTURE_WIDTH - PANEL_WIDTH
const MAX_PICTURE_PIXELS = 40_000_000
const RETAILER_GROUND = '#F3ECE1'
const RETAILER_MARGIN = 48
const fonts = [
  font(
    HEADING_FONTS[0],
    import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
  ),
  font(
    HEADING_FONTS[1],
    import.meta.resolve(
      '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff',
    ),
  ),
  font(BODY_FONTS[0], import.meta.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff')),
  font(BODY_FONTS[1], import.meta.resolve('@fontsource/figtree/files/figtree-latin-ext-600-normal.woff')),
]

/** Draws the card as a JPEG. Leaves out a picture that cannot be read. */
export async function drawCard(card: Card): Promise<Uint8Array> {
  const side = card.picture && (await drawSide(card.picture).catch(() => undefined))
  const layout = cardLayout({ ...card, picture: side && card.picture })
  const svg = await satori(layout, { width: SHARE_PICTURE_WIDTH, height: SHARE_PICTURE_HEIGHT, fonts })
  return sharp(Buffer.from(svg))
    .composite(side ? [{ input: side, left: PANEL_WIDTH, top: 0 }] : [])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function drawSide({ content, fit, focus }: NonNullable<Card['picture']>): Promise<Buffer> {
  const picture = sharp(content, { limitInputPixels: MAX_PICTURE_PIXELS }).rotate()
  const side = { width: SIDE_WIDTH, height: SHARE_PICTURE_HEIGHT }
  if (fit === 'cover') {
    const { autoOrient } = await picture.metadata()
    const crop = cropAround(autoOrient, side, parseFocus(focus))
    return picture.extract(crop).resize(side).toBuffer()
  }
  const background = RETAILER_GROUND
  const margin = RETAILER_MARGIN
  return picture
    .flatten({ background })
    .resize(SIDE_WIDTH - 2 * margin, SHARE_PICTURE_HEIGHT - 2 * margin, { fit: 'contain', background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .toBuffer()
}

function font(name: string, address: string) {
  return { name, data: readFileSync(new URL(address)), weight: 700 as const, style: 'normal' as const }
}
