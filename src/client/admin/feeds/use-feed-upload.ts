import { uploadFile } from '#client/admin/kit/upload-file.ts'
import { useUpload } from '#client/admin/kit/use-upload.ts'

const FAILED = 'The file could not be uploaded'

export type FeedUpload = ReturnType<typeof useFeedUpload>

export function useFeedUpload(onUploaded: (upload: string, fileName: string) => void) {
  return useUpload(sendFile, (upload, { name }) => onUploaded(upload, name))
}

export async function sendFile(file: File, onShare: (share: number) => void): Promise<string> {
  const { upload, message } = readAnswer(await uploadFile('/api/admin/feeds/uploads', file, onShare))
  if (upload === undefined) throw new Error(message ?? FAILED)
  return upload
}

function readAnswer(text: string): { upload?: string; message?: string } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
