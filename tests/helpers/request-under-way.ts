import { connect } from 'node:net'
import { expect, onTestFinished } from 'vitest'

/** A request whose beginning the server has taken (it says so) and whose end waits for `finish`. */
export async function requestUnderWay(port: number) {
  const body = JSON.stringify({ email: 'nobody@shop.example', password: 'not the password' })
  const head = [
    'POST /api/auth/sign-in/email HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const received = () => new Promise<string>((done) => socket.once('data', (data) => done(data.toString())))
  expect(await received()).toContain('100 Continue')
  return {
    finish() {
      const answer = received()
      socket.write(body)
      return answer
    },
  }
}
