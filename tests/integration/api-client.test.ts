import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#server/config/project-root.ts'
import { signedHeaders } from '#server/features/webhooks/delivering/signature.ts'
import { ApiError, createApiClient } from '#shared/api-client.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { apiDocument } from '#tests/helpers/api-document.ts'
import { apiTypes } from '#tests/helpers/api-types.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const file = (path: string) => readFileSync(join(projectRoot(), path), 'utf8')

test('the types match the document', async () => {
  const types = apiTypes(await apiDocument(createTestApp({ seeded: false })))
  await expect(types).toMatchFileSnapshot('../../src/shared/api-types.gen.ts')
})

test('the documentation shows the tested examples', () => {
  const page = file('docs/api.md')
  for (const example of ['cheapest-crib', 'receive-webhook'])
    expect(page).toContain(`\`\`\`ts\n${file(`docs/examples/${example}.ts`)}\`\`\`\n`)
})

test('the worked example runs', async () => {
  const shop = await adminShop({ seeded: false })
  makeProduct(shop.db, { name: 'Travel crib', priceMinor: 89_900 })
  makeProduct(shop.db, { name: 'Large crib', priceMinor: 249_950 })
  const { key } = await shop.admin.apiKeys.create({ name: 'Example', scopes: ['catalog'], days: 30 })
  const server = createServer(getRequestListener(shop.app.fetch)).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const example = run('cheapest-crib', { SHOP_URL: `http://127.0.0.1:${port}`, SHOP_KEY: key })
  expect(await outputOf(example)).toBe(
    [
      '2 found',
      'Travel crib: 899 SEK',
      'Large crib: 2499.5 SEK',
      'added as oak-crib',
      '404: That product is no longer available',
      '',
    ].join('\n'),
  )
})

test('the webhook example accepts a signed message once and nothing else', async () => {
  const secret = `whsec_${Buffer.from('a secret of thirty-two bytes now').toString('base64')}`
  const port = 20_000 + (process.pid % 10_000)
  const example = run('receive-webhook', { WEBHOOK_SECRET: secret, PORT: String(port) })
  onTestFinished(() => {
    example.kill()
  })
  const said: string[] = []
  example.stdout?.on('data', (part: Buffer) => said.push(String(part)))
  await once(example.stdout ?? example, 'data')
  const payload = JSON.stringify({ type: 'subscriber.confirmed', data: { id: 7 } })
  const headers = signedHeaders({ id: 'msg_1', payload, secrets: [secret], sentAt: new Date() })
  const send = async (body: string) =>
    (await fetch(`http://localhost:${port}`, { method: 'POST', body, headers })).status
  expect([await send(payload), await send(payload), await send(`${payload} `)]).toEqual([204, 204, 400])
  expect(said.join('').split('\n')).toEqual(['listening', payload, ''])
})

test('a refusal has the shop’s sentence, its fields, and the time of a retry', async () => {
  const { app } = createTestApp({ env: { RATE_LIMIT_FACTOR: '0.004' } })
  const client = createApiClient({
    url: 'http://localhost',
    fetch: async (url, init) => app.request(url, init),
  })
  const page = client.call('GET /products', { query: { page: 0 } })
  await expect(page).rejects.toMatchObject({ code: 400, issues: [{ path: 'page' }] })
  const refused = await client.call('GET /products').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused).toMatchObject({ code: 429, retryAfterSeconds: expect.any(Number) })
})

function run(example: string, env: Record<string, string>): ChildProcess {
  const script = join(projectRoot(), `docs/examples/${example}.ts`)
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning']
  return spawn(process.execPath, [...flags, script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

async function outputOf(child: ChildProcess): Promise<string> {
  let output = ''
  child.stdout?.on('data', (part: Buffer) => {
    output += part
  })
  await once(child, 'close')
  return output
}
