import { uploadFile } from '#client/admin/kit/upload-file.ts'

const FAILED = 'The upload failed. Please try again.'

/** The id of the restore operation, or the reason for the refusal. */
type Answer = { id: string } | { refusal: string }

/** Uploads a file; `onProgress` gets the share sent so far. */
export async function uploadBackup(file: File, onProgress: (share: number) => void): Promise<Answer> {
  return readAnswer(await uploadFile('/api/admin/restore', file, onProgress))
}

export function readAnswer(text: string): Answer {
  try {
    const { id, message }: { id?: unknown; message?: unknown } = JSON.parse(text)
    if (typeof id === 'string') return { id }
    return { refusal: typeof message === 'string' ? message : FAILED }
  } catch {
    return { refusal: FAILED }
  }
}
