import { test as base } from './journey.ts'
import { startOwnServer } from './own-server.ts'

const STARTING_TIMEOUT_MS = 60_000

/** For journeys that change what others rely on, or need another shop: each worker has one of its own, filled before it opens. */
export function testWithShop(fill?: (databasePath: string) => void | Promise<void>) {
  return base.extend<object, { shop: { url: string } }>({
    shop: [
      async ({ browserName: _ }, use) => {
        const server = await startOwnServer({}, fill)
        await use(server)
        await server.close()
      },
      { scope: 'worker', timeout: STARTING_TIMEOUT_MS },
    ],
    baseURL: ({ shop }, use) => use(shop.url),
  })
}

export const test = testWithShop()
