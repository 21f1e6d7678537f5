import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { loadSharp } from '#server/integrations/load-sharp.ts'
import { DomainError } from '#shared/errors.ts'
import type { Focus } from '#shared/pictures/picture-focus.ts'
import type { PictureKind } from '#shared/pictures/uploaded-pictures.ts'

/** A telephone's largest. One that says it is larger is refused before it is decoded. */
const MAX_PIXELS = 50_000_000
const TIMEOUT_SECONDS = 20

export const MASTER = { quality: 92, effort: 4 }

export interface MadePicture {
  id: string
  width: number
  height: number
  /** Each of its files, by name. */
  files: Map<string, Buffer>
  /** Where people look first, of one whose owner may choose what stays visible. */
  focus?: Focus
}

/** How large it is when it stands upright, and whether it is a WebP with nothing but its pixels. */
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

/** A WebP file of one chunk, and nothing behind it. */
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
