import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { loadSharp } from '#server/integrations/load-sharp.ts'
import { DomainError } from '#shared/errors.ts'
import type { Focus } from '#shared/pictures/picture-focus.ts'
import type { PictureKind } from '#shared/pictures/uploaded-pictures.ts'

/** The largest of a phone. Pictures that claim to be larger are refused before decoding. */
const MAX_PIXELS = 50_000_000
const TIMEOUT_SECONDS = 20

export const MASTER = { quality: 92, effort: 4 }

export interface MadePicture {
  id: string
  width: number
  height: number
  files: Map<string, Buffer>
  focus?: Focus
}

/** The upright size, and whether it is a WebP with nothing but pixels. */
export async function look(content: Buffer) {
  const sharp = await loadSharp()
  const { format, width, height, autoOrient, orientation, hasAlpha, pages } = await sharp(content).metadata()
  if (width * height > MAX_PIXELS) {
    const millions = Math.round((width * height) / 1_000_000)
    throw unfit(`This picture has ${millions} million pixels. At most ${MAX_PIXELS / 1_000_000} can be read.`)
  }
  const isPlain = format === 'webp' && !orientation && !hasAlpha && (pages ?? 1) === 1 && hasOneChunk(content)
  return { width: autoOrient.width, height: autoOrient.height, isPlain }
}

function hasOneChunk(content: Buffer): boolean {
  const [end, chunk, length] = [
    content.readUInt32LE(4) + 8,
    content.toString('latin1', 12, 16),
    content.readUInt32LE(16),
  ]
  return end === content.length && chunk === 'VP8 ' && 20 + length + (length % 2) === end
}

export async function decoder(content: Buffer): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({
    seconds: TIMEOUT_SECONDS,
  })
}

/** Decoded once; each call of `picture` begins a new picture of the same pixels. */
export async function pixelsOf(decoded: Sharp) {
  const sharp = await loadSharp()
  const { data, info } = await decoded.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, width, height, picture: () => sharp(data, { raw: { width, height, channels } }) }
}

export async function meanOf(picture: Sharp): Promise<string> {
  const { channels } = await picture.stats()
  return Buffer.from(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toString('hex')
}

export function hashOf(kind: PictureKind, master: Buffer): string {
  return createHash('sha256').update(`${kind}\n`).update(master).digest('hex').slice(0, 20)
}

export function unfit(sentence: string): DomainError {
  return new DomainError('BAD_REQUEST', sentence, { field: 'picture' })
}
