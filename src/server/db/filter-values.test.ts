import { expect, test } from 'vitest'
import { deriveAnew } from '#server/db/derive-anew.ts'
import { filterValues } from '#server/db/filter-values.ts'
import { thingCalled } from '#shared/things/named-thing.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

test('indexes a row by its size and each band of its age', () => {
  const age = { from: 0, to: 6 }
  expect(filterValues({ thing: '#--', size: '62-68 cm', age })).toBe(
    '["age:0-3-months","age:3-6-months","size:62/68"]',
  )
  expect(filterValues({ thing: thingCalled('nappy')?.code ?? '', size: '3', age: null })).toBe(
    '["size:Nappy 3"]',
  )
  expect(filterValues({ thing: '#--', size: 'Grande', age: null })).toBeNull()
})

test('indexes existing values, and for a group those of all its variants', () => {
  const { db } = createTestApp({ seeded: false })
  const filterRows = () =>
    db.$client.prepare('select value, product_id from catalogue_filters order by 1, 2').raw().all()
  const small = makeProduct(db, {
    name: 'Rain suit Alva, size 62/68',
    priceMinor: 100,
    imageUrl: 'https://a.example/1',
  })
  const large = makeProduct(db, {
    name: 'Rain suit Alva, size 86/92',
    priceMinor: 200,
    imageUrl: 'https://a.example/1',
  })
  const toy = makeProduct(db, { name: 'Rattle, 0-3 months', ageGroup: 'newborn' })
  const all = [
    ['age:0-3-months', toy.id],
    ['size:0-3 months', toy.id],
    ['size:62/68', small.id],
    ['size:86/92', small.id],
  ]
  expect(filterRows()).toEqual(all)
  expect(large.groupFilterValues).toBeNull()

  db.$client.exec(`update products set gone_at = 1 where id = ${toy.id}`)
  expect(filterRows()).toEqual(all.slice(2))
  db.$client.exec(`update products set gone_at = null where id = ${toy.id}`)
  expect(filterRows()).toEqual(all)

  db.$client.exec(
    `update products set filter_values = null, group_filter_values = null, age_to_months = null`,
  )
  expect(filterRows()).toEqual([])
  db.$client.exec("update catalogue_version set things = 'older'")
  deriveAnew(db)
  expect(filterRows()).toEqual(all)

  db.$client.exec(`delete from products where id = ${toy.id}`)
  expect(filterRows()).toEqual(all.slice(2))
})
