import { expect, test } from 'vitest'
import { readSeen, SEEN_SHOWN, withSeen, writeSeen } from '#client/features/products/seen-products.ts'
import type { Product } from '#client/lib/trpc.ts'

const product = (id: number) =>
  ({
    id,
    slug: `p-${id}`,
    name: `P ${id}`,
    category: 'Toys',
    imageUrl: null,
    priceMinor: 900,
  }) as unknown as Product

test('the newest comes first, each once, and only what a link needs is kept', () => {
  const seen = withSeen(withSeen(withSeen([], product(1)), product(2)), product(1))
  expect(seen.map(({ id }) => id)).toEqual([1, 2])
  expect(Object.keys(seen[0] ?? {})).toEqual(['id', 'slug', 'name', 'category', 'imageUrl'])
  const many = Array.from({ length: 20 }, (_, i) => product(i + 1)).reduce(withSeen, [])
  expect(many).toHaveLength(SEEN_SHOWN + 1)
})

test('the language of a retailer’s text is remembered with its name', () => {
  const [seen] = withSeen([], { ...product(1), language: 'sv' })
  expect(readSeen(writeSeen(seen ? [seen] : []))).toMatchObject([{ name: 'P 1', language: 'sv' }])
})

test('what is written is read again, and nonsense is nothing', () => {
  const seen = withSeen([], product(1))
  expect(readSeen(writeSeen(seen))).toEqual(seen)
  expect(readSeen(writeSeen(null))).toBeNull()
  for (const text of [null, '', '{', '7', 'null', '{"id":1}', '[null,1,{"id":"1"},{"id":1,"slug":1}]']) {
    expect(readSeen(text)).toEqual([])
  }
})
