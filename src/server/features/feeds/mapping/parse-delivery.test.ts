import { expect, test } from 'vitest'
import { parseDelivery } from '#server/features/feeds/mapping/parse-delivery.ts'

test('reads what delivery costs in the currency of the product', () => {
  const read = (text: string) => parseDelivery(text, 'SEK')
  expect(read('49.00')).toBe(4_900)
  expect(read('0.00')).toBe(0)
  expect(read('SE:::49.00 SEK')).toBe(4_900)
  expect(read('SE:::0 SEK')).toBe(0)
  expect(read('SE::Express:99.00 SEK,SE::Standard:49.00 SEK')).toBe(4_900)
  expect(read('\n :SE\n :Standard\n :12345\n :39 SEK\n:NO :4.90 EUR')).toBe(3_900)
})

test('knows nothing of a cost in another currency, of countries that differ, or of words', () => {
  const read = (text: string | undefined) => parseDelivery(text, 'EUR')
  expect(read('SE:::49.00 SEK')).toBeUndefined()
  expect(read('DE:::4.90 EUR,FR:::9.90 EUR')).toBeUndefined()
  expect(read('2-4 days')).toBeUndefined()
  expect(read(undefined)).toBeUndefined()
})
