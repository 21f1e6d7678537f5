import { test as base } from './journey.ts'
import { startOwnServer } from './own-server.ts'

/** For journeys that change what others rely on: each worker has a shop of its own. */
export const test = base.extend<object, { shop: { url: string } }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const server = await startOwnServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
})
