import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { partners } from '#server/db/schema/catalog.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { makeBackup } from '#server/features/backups/service.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const OWN = {
  PUBLIC_URL: 'https://nestling.example',
  CONTACT_NAME: 'Nestling AB',
  CONTACT_EMAIL: 'hi@nestling.example',
  CONTACT_ADDRESS: 'Real Street 2',
  SMTP_URL: 'smtp://127.0.0.1:1',
}

async function doneIn(shop: Awaited<ReturnType<typeof adminShop>>) {
  const steps = await shop.admin.reports.setUp()
  return steps.filter(({ isDone }) => isDone).map(({ step }) => step)
}

describe('the set-up list of a new shop', () => {
  test('marks only the password as done in a fresh shop', async () => {
    const shop = await adminShop()
    expect((await shop.admin.reports.setUp()).length).toBe(8)
    expect(await doneIn(shop)).toEqual(['password'])
  })

  test('recognizes finished steps by their results', async () => {
    const shop = await adminShop({ env: OWN, onDisk: true })
    expect(await doneIn(shop)).toEqual(['password', 'address', 'contact'])
    shop.db.insert(outbox).values({ key: 'test', lane: 'mail', state: 'sent' }).run()
    makeProduct(shop.db, { source: 'A feed', externalId: '1' })
    await shop.admin.catalog.removeSamples()
    await makeBackup(shop.deps, shop.user, 'manual')
    expect(await doneIn(shop)).toEqual([
      'password',
      'address',
      'contact',
      'mail',
      'feed',
      'samples',
      'backup',
    ])
  })

  test('can be hidden and shown again', async () => {
    const { admin } = await adminShop()
    await admin.settings.update({ SET_UP_LIST: 'false' })
    expect(await admin.reports.setUp()).toEqual([])
    await admin.settings.update({ SET_UP_LIST: 'true' })
    expect(await admin.reports.setUp()).toHaveLength(8)
  })
})

describe('removing the samples', () => {
  test('removes products, unchanged partners, and testimonials, and keeps own content', async () => {
    const { admin, app, db, caller, log } = await adminShop()
    const feed = makeProduct(db, {
      name: 'Of a feed',
      source: 'A feed',
      externalId: '1',
      rating: 4,
      reviews: 2,
    })
    const own = makeProduct(db, { name: 'Of my own' })
    db.update(partners).set({ description: 'Changed' }).where(eq(partners.name, 'Fjordkin')).run()
    expect(await (await app.request('/')).text()).toContain('What Parents Say')

    expect(await admin.catalog.removeSamples()).toEqual({ products: 10, partners: 7 })
    const { products } = await caller.products.list({ pageSize: 100 })
    expect(products.map(({ id }) => id).sort()).toEqual([feed.id, own.id].sort())
    expect((await caller.partners.list()).map(({ name }) => name)).toEqual(['Fjordkin'])
    for (const path of ['/', '/products', '/about'])
      expect(await (await app.request(path)).text(), path).not.toMatch(/What Parents Say|Sample testimonials/)
    expect(await (await app.request('/products')).text()).not.toContain('Sample rating')
    expect([...new Set(log().map(({ action }) => action))]).toEqual([
      'product.deleted',
      'partner.deleted',
      'setting.changed',
    ])
    expect(await admin.catalog.removeSamples()).toEqual({ products: 0, partners: 0 })
  })

  test('can be undone from the trash', async () => {
    const { admin, caller } = await adminShop()
    await admin.catalog.removeSamples()
    expect((await caller.products.list({})).total).toBe(0)
    const { rows } = await admin.products.deleted({})
    await admin.products.restore({ ids: rows.map(({ id }) => id) })
    expect((await caller.products.list({})).total).toBe(10)
  })

  test('keeps the environment’s setting for testimonials', async () => {
    const { admin, app } = await adminShop({ env: { SAMPLE_TESTIMONIALS: 'false' } })
    expect(await (await app.request('/')).text()).not.toContain('What Parents Say')
    expect(await admin.catalog.removeSamples()).toEqual({ products: 10, partners: 8 })
  })
})

test('an empty shop says so instead of suggesting other filters', async () => {
  const { app } = await adminShop({ seeded: false })
  expect(await (await app.request('/products')).text()).toContain('The shop has no products yet')
  expect(await (await app.request('/')).text()).not.toContain('Featured Products')
})
