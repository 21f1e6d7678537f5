import { openDatabase } from '#server/db/client.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { test as base } from './journey.ts'
import { startOwnServer } from './own-server.ts'

const PRODUCTS = 60

/** A shop whose catalogue has several pages: the samples and sixty products of a feed. */
export const test = base.extend<object, { shop: { url: string } }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const server = await startOwnServer({}, stock)
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
})

function stock(databasePath: string) {
  const db = openDatabase(databasePath)
  seedSampleData(db)
  for (let number = 1; number <= PRODUCTS; number++) {
    makeProduct(db, {
      name: `Rattle ${String(number).padStart(2, '0')}`,
      source: 'rattles',
      externalId: String(number),
      category: number % 2 ? 'Toys' : 'Feeding',
    })
  }
  db.$client.close()
}
