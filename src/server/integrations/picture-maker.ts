import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { loadSharp } from '#server/integrations/load-sharp.ts'
import { pictureFormat } from '#server/integrations/picture-bytes.ts'
import { createWorkQueue, QueueFullError } from '#server/operations/work-queue.ts'
import { DomainError } from '#shared/errors.ts'
import { COVER_WIDTHS, MASTER_FILE, type PictureKind } from '#shared/uploaded-pictures.ts'

/** A telephone's largest. One that says it is larger is refused before it is decoded. */
const MAX_PIXELS = 50_000_000
const TIMEOUT_SECONDS = 20
const MAX_WAITING = 4
const RETRY_AFTER_S = 10
const FORMATS = ['jpeg', 'png', 'webp', 'avif']
const AVIF = { quality: 55, effort: 3 }
const WEBP = { quality: 80, effort: 4, smartSubsample: true }
const MASTER = { quality: 92, effort: 4 }
/** 16:10, as all covers are. */
const COVER_RATIO = 1.6
const COVER_MASTER_WIDTH = 1600
const [LEAST_WIDTH] = COVER_WIDTHS
const LEAST_HEIGHT = LEAST_WIDTH / COVER_RATIO

const WRONG_FORMAT = 'Please choose a JPEG, PNG, WebP or AVIF picture.'
const UNREADABLE = 'This picture can’t be read. It may be damaged, or cut off: please export it again.'

interface MadePicture {
  id: string
  width: number
  height: number
  /** Each of its files, by name. */
  files: Map<string, Buffer>
}

/** Throws DomainErrors about the field `picture`. */
export type PictureMaker = (kind: PictureKind, content: Buffer) => Promise<MadePicture>

/** Makes what is kept of an upload, one at a time: decoded and encoded anew, upright, in sRGB and without metadata. */
export function createPictureMaker(): PictureMaker {
  const inQueue = createWorkQueue({ concurrency: 1, maxWaiting: MAX_WAITING })
  return async (kind, content) => {
    const format = pictureFormat(content)
    if (!format || !FORMATS.includes(format)) throw unfit(WRONG_FORMAT)
    try {
      return await inQueue(() => MAKERS[kind](content))
    } catch (error) {
      if (error instanceof DomainError) throw error
      if (error instanceof QueueFullError)
        throw new DomainError('SERVICE_UNAVAILABLE', 'Many pictures are being made. Please try again soon.', {
          retryAfterSeconds: RETRY_AFTER_S,
          field: 'picture',
        })
      throw unfit(UNREADABLE)
    }
  }
}

const MAKERS: Record<PictureKind, (content: Buffer) => Promise<MadePicture>> = { cover: makeCover }

async function makeCover(content: Buffer): Promise<MadePicture> {
  const { width, height, isPlain } = await look(content)
  if (width < LEAST_WIDTH || height < LEAST_HEIGHT)
    throw unfit(
      `This picture is ${width} × ${height} pixels. A cover needs at least ${LEAST_WIDTH} × ${LEAST_HEIGHT}.`,
    )
  const masterWidth = Math.min(
    COVER_MASTER_WIDTH,
    Math.max(...COVER_WIDTHS, Math.floor(Math.min(width, height * COVER_RATIO))),
  )
  const size = { width: masterWidth, height: Math.round(masterWidth / COVER_RATIO) }
  const isOurs = isPlain && width === size.width && height === size.height
  // What we made is taken as it is: an article that is exported and imported keeps its picture and its name.
  const master = isOurs ? content : await cropped(content, size)
  const files = new Map([[MASTER_FILE, master]])
  const from = await pixels(master)
  for (const smaller of COVER_WIDTHS) {
    files.set(`${smaller}.avif`, await from().resize({ width: smaller }).avif(AVIF).toBuffer())
    files.set(`${smaller}.webp`, await from().resize({ width: smaller }).webp(WEBP).toBuffer())
  }
  return { id: `${hashOf('cover', master)}-${await meanOf(from())}`, ...size, files }
}

/** The part that people look at, where the shape of the picture is another. */
async function cropped(content: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  const { strategy } = await loadSharp()
  const picture = (await decoder(content)).autoOrient().flatten({ background: '#fff' })
  return picture
    .resize({ ...size, fit: 'cover', position: strategy.attention })
    .webp(MASTER)
    .toBuffer()
}

/** How large it is when it stands upright, and whether it is a WebP with nothing but its pixels. */
async function look(content: Buffer) {
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

async function meanOf(picture: Sharp): Promise<string> {
  const { channels } = await picture.stats()
  return Buffer.from(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toString('hex')
}

async function decoder(content: Buffer): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({
    seconds: TIMEOUT_SECONDS,
  })
}

function hashOf(kind: PictureKind, master: Buffer): string {
  return createHash('sha256').update(`${kind}\n`).update(master).digest('hex').slice(0, 20)
}

function unfit(sentence: string): DomainError {
  return new DomainError('BAD_REQUEST', sentence, { field: 'picture' })
}
