import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Only a hang reaches it. */
const LIMIT_MS = 20_000
const BETWEEN_PARTS_MS = 10

/** Sends bytes as they are, and returns all that comes back until the other end closes: the last request has to ask for it. */
export async function rawExchange(port: number, ...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  const closed = once(socket, 'close')
  let answers = ''
  socket.setEncoding('latin1').on('data', (part: string) => {
    answers += part
  })
  for (const part of parts) {
    socket.write(part, 'latin1')
    await wait(BETWEEN_PARTS_MS)
  }
  const limit = setTimeout(() => socket.destroy(), LIMIT_MS)
  await closed
  clearTimeout(limit)
  return answers
}

/** The statuses of the answers, in their order. */
export function statusesIn(answers: string): number[] {
  return [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
