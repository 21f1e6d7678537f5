/** Sends a file and answers its upload's id. `fetch` cannot say how far it is. */
export function uploadFeedFile(file: File, onShare: (share: number) => void): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const request = new XMLHttpRequest()
  request.open('POST', '/api/admin/feeds/uploads')
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
  request.onload = () => {
    const answer: { upload?: string; message?: string } | null = request.response
    if (request.status === 201 && answer?.upload) resolve(answer.upload)
    else reject(new Error(answer?.message ?? 'The file could not be sent'))
  }
  request.onerror = () => reject(new Error('The file could not be sent'))
  request.send(file)
  return promise
}
