import { expect, test } from 'vitest'
import { createPayingShop } from '#tests/helpers/create-paying-shop.ts'

test('a silent Stripe times out', async () => {
  const shop = await createPayingShop()
  shop.peer.switches.api = 'silent'
  const started = performance.now()
  const answer = await shop.app.request('/api/create-payment', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 25, email: 'ada@example.com' }),
  })
  expect(answer.status).toBe(503)
  // After eight seconds; a busy machine needs more for all else.
  expect(performance.now() - started).toBeLessThan(20_000)
})
