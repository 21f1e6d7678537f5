import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

/** A shop of four products that differ in all that it filters by. */
export function createSmallShop() {
  const { caller, db, app } = createTestApp({ seeded: false })
  const cheapBib = makeProduct(db, {
    name: 'Cotton Bib',
    category: 'Feeding',
    advertiserName: 'Tumblewood',
    priceMinor: 9_900,
    isBestSeller: true,
  })
  const dearBib = makeProduct(db, {
    name: 'Silicone Bib',
    category: 'Feeding',
    advertiserName: 'Fjordkin',
    priceMinor: 20_000,
  })
  const rattle = makeProduct(db, {
    name: 'Wooden Rattle',
    category: 'Toys',
    advertiserName: 'Tumblewood',
    priceMinor: 19_999,
    isEditorsPick: true,
  })
  const unpriced = makeProduct(db, {
    name: 'Bib Set',
    category: 'Toys',
    advertiserName: null,
    priceMinor: null,
  })
  return { caller, db, app, cheapBib, dearBib, rattle, unpriced }
}
