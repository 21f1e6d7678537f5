import { uploadFile } from '#client/admin/kit/upload-file.ts'
import type { Focus } from '#shared/pictures/picture-focus.ts'
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '#shared/pictures/uploaded-pictures.ts'

const FAILED = 'The picture could not be uploaded. Please try again.'

export interface KeptPicture {
  picture: string
  /** Where people look first, of a cover. */
  focus?: Focus
}

/** Sends a picture. Throws an Error with a sentence; `onShare` gets the share that is sent. */
export async function uploadPicture(
  path: string,
  file: File,
  onShare: (share: number) => void = () => undefined,
): Promise<KeptPicture> {
  if (file.size > PICTURE_MAX_BYTES) throw new Error(PICTURE_TOO_LARGE)
  return pictureIn(await uploadFile(path, file, onShare))
}

/** The picture in the server's answer. Throws its sentence where it has none. */
export function pictureIn(answer: string): KeptPicture {
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
