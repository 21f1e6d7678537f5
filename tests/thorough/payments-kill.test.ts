import { existsSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { donations } from '#server/db/schema/donations.ts'
import { ownPlace, startServer } from '#tests/helpers/start-process.ts'
import { startStripePeer } from '#tests/stripe-peer/start-stripe-peer.ts'

const READY = /is ready at/
const SECRET = 'whsec_of_the_tests'
const gift = { amount: 25, email: 'ada@example.com' }

async function createPayment(url: string): Promise<{ id: string }> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/create-payment`, {
    method: 'POST',
    headers,
    body: JSON.stringify(gift),
  })
  expect(response.status).toBe(201)
  return response.json()
}

test('a payment is recorded after a restart if the server was killed before it', {
  timeout: 60_000,
}, async () => {
  const { env, url } = await ownPlace()
  const peer = await startStripePeer({ webhookUrl: `${url}/api/stripe/webhook`, webhookSecret: SECRET })
  onTestFinished(peer.close)
  peer.switches.webhooks = 'never'
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: peer.url,
  }
  const first = startServer({ ...env, ...stripe })
  await first.prints(READY)
  const { id } = await createPayment(url)
  first.signalGroup('SIGKILL')
  await first.ended
  peer.checkout.pay(id)

  const second = startServer({ ...env, ...stripe })
  await second.prints(READY)
  const db = openDatabase(env.DATABASE_PATH)
  onTestFinished(() => void db.$client.close())
  await expect
    .poll(() => db.select().from(donations).all(), { timeout: 20_000 })
    .toMatchObject([{ status: 'paid', amountMinor: 2_500 }])
})

test('the demo is absent with a key and remembers its payments without one', {
  timeout: 60_000,
}, async () => {
  const { env, url } = await ownPlace()
  const file = `${env.DATABASE_PATH}.demo-payments.json`
  const real = startServer({
    ...env,
    STRIPE_SECRET_KEY: 'sk_live_of_the_tests',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: 'http://127.0.0.1:9',
  })
  await real.prints(READY)
  expect(await (await fetch(`${url}/donate`)).text()).not.toContain('Demo mode')
  real.signal('SIGTERM')
  await real.ended
  const demo = startServer(env)
  await demo.prints(READY)
  expect(await (await fetch(`${url}/donate`)).text()).toContain('Demo mode: no card is charged')
  await createPayment(url)
  expect(existsSync(file)).toBe(true)
})

test('payments are off away from localhost without a key, and the startup says so', {
  timeout: 60_000,
}, async () => {
  const { env, url } = await ownPlace()
  const server = startServer({ ...env, PUBLIC_URL: 'https://shop.example' })
  await server.prints(READY)
  await server.prints(/STRIPE_SECRET_KEY is not set/)
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/create-payment`, {
    method: 'POST',
    headers,
    body: JSON.stringify(gift),
  })
  expect(response.status).toBe(503)
})
