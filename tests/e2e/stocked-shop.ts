import { openDatabase } from '#server/db/open-database.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { testWithShop } from './own-shop.ts'

const PRODUCTS = 60

/** A shop whose catalogue has several pages: the samples and sixty products of a feed. */
export const test = testWithShop(stock)

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
