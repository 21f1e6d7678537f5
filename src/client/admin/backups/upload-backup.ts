import { uploadFile } from '#client/admin/kit/upload-file.ts'

const FAILED = 'The upload failed. Please try again.'

/** The operation that restores it, or why it was refused. */
type Answer = { id: string } | { refusal: string }

/** Sends a file; `onProgress` gets the share that is sent. */
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
