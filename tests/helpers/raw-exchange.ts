import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const SILENT_FOR_MS = 150
const LIMIT_MS = 5_000

/** Sends bytes as they are, and returns all that comes back until the other end closes or has been silent for a while. */
export async function rawExchange(port: number, ...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let answer = ''
  let heardAt = performance.now()
  socket.on('error', () => undefined).setEncoding('latin1')
  socket.on('data', (part: string) => {
    answer += part
    heardAt = performance.now()
  })
  const until = performance.now() + LIMIT_MS
  for (const part of parts) {
    socket.write(part, 'latin1')
    await wait(10)
  }
  const isOver = () => answer !== '' && performance.now() - heardAt > SILENT_FOR_MS
  while (!socket.destroyed && !isOver() && performance.now() < until) await wait(10)
  socket.destroy()
  return answer
}

/** The statuses of the answers, in their order. */
export function statusesIn(answers: string): number[] {
  return [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
