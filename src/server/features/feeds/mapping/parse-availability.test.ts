import { expect, test } from 'vitest'
import { parseAvailability } from '#server/features/feeds/mapping/parse-availability.ts'

test.each([
  'in stock',
  'in_stock',
  'In Stock',
  'preorder',
  'backorder',
  '1',
  '12',
  'yes',
  'true',
  'I lager',
  'På lager',
  'InStock',
  'https://schema.org/InStock',
  'who knows',
  '',
  undefined,
])('%j can be bought', (text) => {
  expect(parseAvailability(text)).toBe(true)
})

test.each([
  'out of stock',
  'out_of_stock',
  'OutOfStock',
  'OUT-OF-STOCK',
  '0',
  '00',
  'no',
  'false',
  'Slut',
  'Slutsåld',
  'Ej i lager',
  'Udsolgt',
  'Utsolgt',
  'Ikke på lager',
  'Ausverkauft',
  'nicht auf Lager',
  'https://schema.org/OutOfStock',
  ' sold out ',
  'discontinued',
])('%j is out of stock', (text) => {
  expect(parseAvailability(text)).toBe(false)
})
