import { z } from 'zod'
import { REMOTE_PICTURE_KINDS } from '#shared/remote-pictures.ts'

export const pictureSourceInput = z.object({
  kind: z.enum(REMOTE_PICTURE_KINDS),
  id: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
})

export type PictureSourceInput = z.infer<typeof pictureSourceInput>
