import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

interface Refusal {
  code: number
  message: string
}

const BY_ERROR = new Map(
  Object.entries<Refusal>({
    HPE_INVALID_URL: {
      code: 400,
      message: 'The URL isn’t valid. Percent-encode non-ASCII characters as UTF-8, such as %C3%B6.',
    },
    HPE_HEADER_OVERFLOW: { code: 431, message: 'The URL and the headers are too long' },
    ERR_HTTP_REQUEST_TIMEOUT: { code: 408, message: 'The request took too long' },
  }),
)
const NOT_HTTP: Refusal = { code: 400, message: 'The request isn’t valid' }

/** Answers requests that Node cannot parse, and that never reach the app, in the shape of all errors. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = BY_ERROR.get(error.code ?? '') ?? NOT_HTTP
  const body = JSON.stringify(refusal)
  socket.end(
    `HTTP/1.1 ${refusal.code} ${STATUS_CODES[refusal.code]}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  )
}
