const FAILED = 'The upload failed. Please try again.'

/** The operation that restores it, or why it was refused. */
type Answer = { id: string } | { refusal: string }

/** Sends a file; `onProgress` gets the share that is sent. */
export function uploadBackup(file: File, onProgress: (share: number) => void): Promise<Answer> {
  // Only XMLHttpRequest tells how much of a body has been sent.
  const request = new XMLHttpRequest()
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(readAnswer(request.responseText))
    request.onerror = () => resolve({ refusal: FAILED })
    request.open('POST', '/api/admin/restore')
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.send(file)
  })
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
