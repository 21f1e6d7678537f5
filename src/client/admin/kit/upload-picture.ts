import { uploadFile } from '#client/admin/kit/upload-file.ts'
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '#shared/uploaded-pictures.ts'

const FAILED = 'The picture could not be uploaded. Please try again.'

/** Sends a picture and returns its name. Throws an Error with a sentence; `onShare` gets the share that is sent. */
export async function uploadPicture(
  path: string,
  file: File,
  onShare: (share: number) => void = () => undefined,
): Promise<string> {
  if (file.size > PICTURE_MAX_BYTES) throw new Error(PICTURE_TOO_LARGE)
  return pictureIn(await uploadFile(path, file, onShare))
}

/** The name in the server's answer. Throws its sentence where it has none. */
export function pictureIn(answer: string): string {
  const { picture, message } = parsed(answer)
  if (typeof picture === 'string') return picture
  throw new Error(typeof message === 'string' ? message : FAILED)
}

function parsed(text: string): { picture?: unknown; message?: unknown } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
