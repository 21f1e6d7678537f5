import { useState } from 'react'

const FAILED = 'The file could not be sent'

/** Sends a file to the server; `share` is how much of it is there while it is on its way. */
export function useFeedUpload(onUploaded: (upload: string, fileName: string) => void) {
  const [share, setShare] = useState<number>()
  const [error, setError] = useState<string>()
  return {
    share,
    error,
    refuse: setError,
    async send(file: File) {
      setError(undefined)
      setShare(0)
      try {
        onUploaded(await sendFile(file, setShare), file.name)
      } catch (problem) {
        setError(problem instanceof Error ? problem.message : FAILED)
      } finally {
        setShare(undefined)
      }
    },
  }
}

/** Answers the upload's id. `fetch` cannot say how far it is. */
function sendFile(file: File, onShare: (share: number) => void): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const request = new XMLHttpRequest()
  request.open('POST', '/api/admin/feeds/uploads')
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
  request.onload = () => {
    const answer: { upload?: string; message?: string } | null = request.response
    if (request.status === 201 && answer?.upload) resolve(answer.upload)
    else reject(new Error(answer?.message ?? FAILED))
  }
  request.onerror = () => reject(new Error(FAILED))
  request.send(file)
  return promise
}
