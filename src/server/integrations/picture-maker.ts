import { pictureFormat } from '#server/integrations/picture-bytes.ts'
import { makeCropped } from '#server/integrations/picture-making/cropped-picture.ts'
import { type MadePicture, unfit } from '#server/integrations/picture-making/decoding.ts'
import { makeIconPicture } from '#server/integrations/picture-making/icon-picture.ts'
import { makeLogo } from '#server/integrations/picture-making/logo-picture.ts'
import { createWorkQueue, QueueFullError } from '#server/operations/work-queue.ts'
import { DomainError } from '#shared/errors.ts'
import type { PictureKind } from '#shared/pictures/uploaded-pictures.ts'

const MAX_WAITING = 4
const RETRY_AFTER_S = 10
const FORMATS = ['jpeg', 'png', 'webp', 'avif']

const WRONG_FORMAT = 'Please choose a JPEG, PNG, WebP, or AVIF picture'
const UNREADABLE = 'This picture can’t be read. It may be damaged or incomplete: please export it again.'

/** Throws DomainErrors about the field `picture`. */
export type PictureMaker = (kind: PictureKind, content: Buffer) => Promise<MadePicture>

/** Converts uploads for storage, one at a time: decoded and encoded again, upright, in sRGB and without metadata. */
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
        throw new DomainError(
          'SERVICE_UNAVAILABLE',
          'Many pictures are being prepared. Please try again soon.',
          {
            retryAfterSeconds: RETRY_AFTER_S,
            field: 'picture',
          },
        )
      throw unfit(UNREADABLE)
    }
  }
}

const MAKERS: Record<PictureKind, (content: Buffer) => Promise<MadePicture>> = {
  cover: (content) => makeCropped('cover', content),
  category: (content) => makeCropped('category', content),
  logo: makeLogo,
  icon: makeIconPicture,
}
