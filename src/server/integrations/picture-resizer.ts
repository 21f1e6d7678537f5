import type { Sharp } from 'sharp'
import { loadSharp } from '#server/integrations/load-sharp.ts'
import type { RemotePictureFormat } from '#shared/pictures/remote-pictures.ts'

/** Decodes a picture of 6,000 by 6,000; one that claims to be larger is refused before. */
const MAX_PIXELS = 36_000_000
const TIMEOUT_SECONDS = 15
const AVIF = { quality: 55, effort: 2 }
const WEBP = { quality: 80, effort: 3 }
const MASTER = { quality: 92, effort: 2 }

/** Upright, without metadata, and no larger than any size that will be requested. */
export async function toMaster(content: Buffer, maxWidth: number): Promise<Buffer> {
  return (await fitted(content, maxWidth)).webp(MASTER).toBuffer()
}

/** On white for transparent pictures, since retailers draw for white. */
export async function toVariant(master: Buffer, width: number, format: RemotePictureFormat): Promise<Buffer> {
  const picture = (await fitted(master, width)).flatten({ background: '#fff' })
  return (format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toBuffer()
}

async function fitted(content: Buffer, width: number): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
}
