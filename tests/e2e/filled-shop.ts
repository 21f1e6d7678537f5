import { openDatabase } from '#server/db/client.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { fillOffice } from '#tests/helpers/fill-office.ts'
import { test as base } from './journey.ts'
import { startOwnServer } from './own-server.ts'

/** A shop after a quarter of a year: 90 days of clicks and 10,000 rows of everything else. */
export const test = base.extend<object, { shop: { url: string } }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const server = await startOwnServer({}, fill)
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
})

function fill(databasePath: string) {
  const db = openDatabase(databasePath)
  seedSampleData(db)
  fillOffice(db)
  db.$client.close()
}
