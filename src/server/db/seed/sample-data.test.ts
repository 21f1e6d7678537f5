import { expect, test } from 'vitest'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

test('records the first price of samples once, even after changes', async () => {
  const { db, caller } = createTestApp()
  const { priceMinor, currency, priceReadAt } = await caller.products.byId({ id: 3 })
  const first = { currency, observed: [{ from: priceReadAt, until: null, priceMinor }] }
  expect(await caller.products.prices({ id: 3 })).toMatchObject(first)
  db.$client.prepare('update products set price_minor = 1 where id = 3').run()
  seedSampleData(db)
  expect(await caller.products.prices({ id: 3 })).toMatchObject(first)
})
