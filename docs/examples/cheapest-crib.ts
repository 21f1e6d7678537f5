import { ApiError, createApiClient } from 'tuckling/api'

const { SHOP_URL = 'http://localhost:3000', SHOP_KEY = '' } = process.env
const shop = createApiClient({ url: SHOP_URL, key: SHOP_KEY })

// Reading needs no account. The types of requests and answers come from the OpenAPI document.
const { products, count } = await shop.call('GET /products', {
  query: { search: 'crib', sort: 'price-low-high', page_size: 3 },
})
console.log(`${count} found`)
for (const { name, price, currency } of products) console.log(`${name}: ${price ?? '?'} ${currency}`)

// A key with the scope `catalog` adds a product. A repeated request with the same idempotency key has no further
// effect.
const added = await shop.call('POST /products', {
  body: { name: 'Oak Crib', price: 1499, category: 'Nursery' },
  idempotencyKey: 'oak-crib-1',
})
console.log(`added as ${added.slug}`)

// A refused call throws an ApiError with the shop's message and the fields that failed.
try {
  await shop.call('GET /products/{id}', { params: { id: 999_999 } })
} catch (error) {
  if (error instanceof ApiError) console.log(`${error.code}: ${error.message}`)
}
