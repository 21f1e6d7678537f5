import { afterEach, expect, test, vi } from 'vitest'
import { uploadFile } from '#client/admin/kit/upload-file.ts'

/** As a browser's: sends what it is given in two halves, and then has an answer or none. */
class Request {
  static answer: string | undefined
  static sent: unknown[] = []
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  responseText = ''
  open = (...words: string[]) => Request.sent.push(words.join(' '))
  setRequestHeader = (name: string, value: string) => Request.sent.push(`${name}: ${value}`)
  send(file: File) {
    Request.sent.push(file)
    for (const loaded of [file.size / 2, file.size]) this.upload.onprogress?.({ loaded, total: file.size })
    this.responseText = Request.answer ?? ''
    if (Request.answer === undefined) this.onerror?.()
    else this.onload?.()
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  Request.sent = []
})

test.each([['{"id":"7"}'], [undefined]])(
  'sends a file unchanged and reports its progress: %j',
  async (answer) => {
    vi.stubGlobal('XMLHttpRequest', Request)
    Request.answer = answer
    const file = new File(['abcd'], 'feed.csv')
    const shares: number[] = []
    expect(await uploadFile('/api/here', file, (share) => shares.push(share))).toBe(answer ?? '')
    expect(shares).toEqual([0.5, 1])
    expect(Request.sent).toEqual(['POST /api/here', 'Content-Type: application/octet-stream', file])
  },
)
