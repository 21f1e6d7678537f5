import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createSafeFetch } from '#server/integrations/safe-fetch.ts'

/** Reaches the servers of this machine, and nothing else. */
export const fetchHere = createSafeFetch({
  userAgent: 'test',
  isAllowedAddress: (address) => address === '127.0.0.1',
  isAllowedPort: () => true,
})

/** Somebody else's server, on a free port of this machine until the test ends. `asked` lists the paths in order. */
export async function startRemoteServer(answer: RequestListener) {
  const requestedPaths: string[] = []
  const server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, port, requestedPaths }
}
