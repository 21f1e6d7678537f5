import { uploadFile } from '#client/admin/kit/upload-file.ts'
import type { Focus } from '#shared/pictures/picture-focus.ts'
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '#shared/pictures/uploaded-pictures.ts'

const FAILED = 'The picture could not be uploaded. Please try again.'

export interface StoredPicture {
  picture: string
  focus?: Focus
}

/** Uploads a picture. Throws an Error with a sentence; `onShare` gets the share sent so far. */
export async function uploadPicture(
  path: string,
  file: File,
  onShare: (share: number) => void = () => undefined,
): Promise<StoredPicture> {
  if (file.size > PICTURE_MAX_BYTES) throw new Error(PICTURE_TOO_LARGE)
  return pictureIn(await uploadFile(path, file, onShare))
}

/** Reads the picture from the server's answer. Throws the server's sentence if there is none. */
export function pictureIn(answer: string): StoredPicture {
  const { picture, focus, message } = parsed(answer)
  if (typeof picture === 'string') return { picture, ...(focus && { focus }) }
  throw new Error(typeof message === 'string' ? message : FAILED)
}

function parsed(text: string): { picture?: unknown; focus?: Focus; message?: unknown } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
