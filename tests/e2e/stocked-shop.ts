import { openDatabase } from '#server/db/open-database.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { testWithShop } from './own-shop.ts'

const PRODUCTS = 60
/** As many as a list must have more of to be asked for a page by its number. */
const SPOONS = 70

/** A shop whose catalog has many pages: the samples, and the products of two feeds. */
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
  for (let number = 1; number <= SPOONS; number++) {
    makeProduct(db, {
      name: `Spoon ${String(number).padStart(2, '0')}`,
      source: 'spoons',
      externalId: String(number),
      category: 'Feeding',
    })
  }
  db.$client.close()
}
