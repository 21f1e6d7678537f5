import { once } from 'node:events'
import { expect, test } from 'vitest'
import { requestUnderWay } from '#tests/helpers/request-under-way.ts'
import { ownPlace, startServer } from '#tests/helpers/start-process.ts'

const READY = /^Tuckling is ready at /m
const MORE_LINES_THAN_A_PIPE_HOLDS = 2_000

test('a second signal changes nothing, and an endless request is cut off in time', async () => {
  const { env, port } = await ownPlace()
  const server = startServer(env)
  await server.prints(READY)
  await requestUnderWay(port)
  const begun = performance.now()
  server.signal('SIGTERM')
  server.signal('SIGINT')
  expect(await server.ended).toBe(0)
  expect(performance.now() - begun).toBeLessThan(10_000)
}, 20_000)

test('a server with an unread log keeps answering and stops on request', async () => {
  const { env, url } = await ownPlace()
  const server = startServer({ ...env, LOG_LEVEL: 'info', RATE_LIMIT_FACTOR: '1000' })
  await server.prints(READY)
  server.child.stdout.pause()
  for (let sent = 0; sent < MORE_LINES_THAN_A_PIPE_HOLDS; sent += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => fetch(`${url}/api/products?page_size=1`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  }
  const exited = once(server.child, 'exit')
  server.signal('SIGTERM')
  expect(await exited).toEqual([0, null])
})
