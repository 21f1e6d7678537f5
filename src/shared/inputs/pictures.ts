import { z } from 'zod'
import { id, page } from '#shared/inputs/fields.ts'
import { REMOTE_PICTURE_KINDS } from '#shared/pictures/remote-pictures.ts'

export const pictureSourceInput = z.object({
  kind: z.enum(REMOTE_PICTURE_KINDS),
  id,
  /** The version of a further picture of the product. */
  version: z.string().max(13).optional(),
})

export const uploadedPictureInput = z.object({ id: z.string().max(40), file: z.string().max(20) })

export const pictureListInput = z.strictObject({
  kind: z.enum(['cover', 'category']),
  page,
})

/** Only for calls within the process: over HTTP, uploads have an address of their own. */
export const pictureUploadInput = z.custom<AsyncIterable<Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)

export type UploadedPictureInput = z.infer<typeof uploadedPictureInput>
export type PictureListInput = z.infer<typeof pictureListInput>
export type PictureSourceInput = z.infer<typeof pictureSourceInput>
