/**
 * Sends a file as it is; `onShare` gets the share sent so far. Returns the server's answer; empty when the server could
 * not be reached.
 */
export function uploadFile(path: string, file: File, onShare: (share: number) => void): Promise<string> {
  // Only XMLHttpRequest reports upload progress.
  const request = new XMLHttpRequest()
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(request.responseText)
    request.onerror = () => resolve('')
    request.open('POST', path)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.send(file)
  })
}
