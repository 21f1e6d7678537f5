import { useEffect, useRef, useState } from 'react'
import { uploadFile } from '#client/admin/kit/upload-file.ts'

const FAILED = 'The file could not be uploaded'

export type FeedUpload = ReturnType<typeof useFeedUpload>

/** Sends a file to the server; `share` is how much of it is there while it is on its way. */
export function useFeedUpload(onUploaded: (upload: string, fileName: string) => void) {
  const [share, setShare] = useState<number>()
  const [error, setError] = useState<string>()
  /** What was typed while the file was on its way is kept. */
  const latest = useRef(onUploaded)
  useEffect(() => {
    latest.current = onUploaded
  })
  return {
    share,
    error,
    refuse: setError,
    async send(file: File) {
      setError(undefined)
      setShare(0)
      try {
        const upload = await sendFile(file, setShare)
        latest.current(upload, file.name)
      } catch (problem) {
        setError(problem instanceof Error ? problem.message : FAILED)
      } finally {
        setShare(undefined)
      }
    },
  }
}

/** Returns the upload's id. */
async function sendFile(file: File, onShare: (share: number) => void): Promise<string> {
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
