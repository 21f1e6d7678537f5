import { expect, test } from 'vitest'
import { CARD_COLUMNS, PAGE_COLUMNS, sqlNames } from '#server/db/product-columns.ts'
import { wireProduct } from '#server/http/rest/wire.ts'

/** Columns that the wire says in other words. */
const OTHERWISE = [
  'content_amount',
  'content_unit',
  'delivery_minor',
  'list_price_minor',
  'more_image_urls',
  'price_minor',
  'variant_count',
  'variant_group',
  'variant_kind',
]

test('sends every column that pages read', () => {
  const onWire = Object.keys(wireProduct.shape)
  const missing = sqlNames([...CARD_COLUMNS, ...PAGE_COLUMNS]).filter((name) => !onWire.includes(name))
  expect(missing.toSorted()).toEqual(OTHERWISE)
})
