import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const post = (body: unknown, headers: Record<string, string>) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

describe('POST /api/products', () => {
  test('adds a product with documented fields and defaults, and derives the rest', async () => {
    const { app, headers, log, user } = await adminShop()
    const response = await app.request('/api/products', post({ name: ' Wooden Spoon ' }, headers))
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      id: 11,
      slug: 'wooden-spoon',
      name: 'Wooden Spoon',
      price: null,
      currency: 'SEK',
      commission: '5%',
      category: null,
      affiliate_link: '#',
      source: 'manual',
    })
    expect(log()).toMatchObject([{ action: 'product.added', targetId: '11', actorEmail: user.email }])
  })

  test('accepts every field of the form', async () => {
    const { app, headers } = await adminShop()
    const fields = {
      name: 'Cup',
      description: 'For small hands',
      price: 12.5,
      currency: 'eur',
      category: 'Feeding Supplies',
      advertiser_name: 'Fjordkin',
      advertiser_id: 'fk-1',
      image_url: 'https://img.example/cup.jpg',
      additional_image_urls: ['https://img.example/cup-2.jpg', 'https://img.example/cup-3.jpg'],
      affiliate_link: 'https://shop.example/cup',
      commission: '7,5 %',
    }
    const response = await app.request('/api/products', post(fields, headers))
    expect(await response.json()).toMatchObject({
      ...fields,
      currency: 'EUR',
      category: 'Feeding',
      commission: '7.5%',
    })
  })

  test.each([
    [{ name: '' }, 'name', 'Enter a name'],
    [{}, 'name', 'Must be text'],
    [{ name: 'x'.repeat(201) }, 'name', 'Use at most 200 characters'],
    [{ description: 'x'.repeat(5_001) }, 'description', 'Use at most 5000 characters'],
    [{ price: -1 }, 'price', 'A price can’t be negative'],
    [{ price: '12' }, 'price', 'Enter a number'],
    [{ price: 1e9 }, 'price', 'A price can be at most 1000000'],
    [{ price: 0.999 }, 'price', 'The price has too many decimals: SEK has at most 2'],
    [{ price: 199.5, currency: 'JPY' }, 'price', 'The price has too many decimals: JPY has none'],
    [{ price: 1.2345, currency: 'kwd' }, 'price', 'The price has too many decimals: KWD has at most 3'],
    [{ currency: 'KRONOR' }, 'currency', 'Enter a currency code such as SEK, EUR, or USD'],
    [{ commission: '101%' }, 'commission', 'A commission can be at most 100%'],
    [{ commission: 'much' }, 'commission', 'Enter a percentage such as 5%'],
    [{ category: 'Cars' }, 'category', 'Unknown category. Use one of: Clothing, Feeding'],
    [{ affiliate_link: 'javascript:alert(1)' }, 'affiliate_link', 'begins with http'],
    [{ affiliate_link: 'x' }, 'affiliate_link', 'begins with http'],
    [{ image_url: 'data:text/html,<script>' }, 'image_url', 'begins with http'],
    [{ image_url: '//evil.example/x' }, 'image_url', 'begins with http'],
    [{ additional_image_urls: ['x'] }, 'additional_image_urls.0', 'begins with http'],
    [{ id: 1 }, '', 'Unknown field: id'],
    [{ source: 'feed', created_at: 1 }, '', 'Unknown fields'],
  ])('refuses %j at the field and stores nothing', async (fields, path, message) => {
    const { app, headers, caller, log } = await adminShop()
    const body = 'name' in fields || Object.keys(fields).length === 0 ? fields : { name: 'Cup', ...fields }
    const response = await app.request('/api/products', post(body, headers))
    expect(response.status).toBe(400)
    const { issues } = await response.json()
    expect(issues[0].path).toBe(path)
    expect(issues[0].message).toContain(message)
    expect(await caller.products.count()).toEqual({ count: 10 })
    expect(log()).toEqual([])
  })

  test('keeps every valid price to the last decimal', async () => {
    const { admin, caller } = await adminShop()
    const storedPrice = async (price: number, currency: string) => {
      const { id } = await admin.products.create({ name: 'Cup', price, currency })
      return (await caller.products.byId({ id })).priceMinor
    }
    expect(await storedPrice(999_999.99, 'SEK')).toBe(99_999_999)
    expect(await storedPrice(1.15, 'SEK')).toBe(115)
    expect(await storedPrice(999_999.999, 'KWD')).toBe(999_999_999)
    expect(await storedPrice(1_000, 'JPY')).toBe(1_000)
  })

  test('stores hostile text unchanged, without control characters', async () => {
    const { caller, admin } = await adminShop()
    const { id } = await admin.products.create({ name: '<script>alert(1)</script>\u0000' })
    expect((await caller.products.byId({ id })).name).toBe('<script>alert(1)</script>')
  })
})

describe('GET /api/seed-products', () => {
  test('adds missing samples under their old ids and changes nothing else', async () => {
    const { app, headers, admin, caller } = await adminShop()
    const seed = async () => (await app.request('/api/seed-products', { headers })).json()
    expect(await seed()).toEqual({ success: true, message: 'All sample products are already there.' })
    await admin.products.delete({ ids: [3, 4] })
    await admin.products.updateMany({ ids: [5], isBestSeller: true })
    expect(await seed()).toEqual({ success: true, message: '2 sample products added.' })
    expect(await caller.products.byId({ id: 3 })).toMatchObject({ name: 'Soft Stacking Rings' })
    expect(await caller.products.byId({ id: 5 })).toMatchObject({ isBestSeller: true })
  })

  test('is refused to a page of another site, which could make a browser request it', async () => {
    const { app, headers } = await adminShop({ seeded: false })
    const foreign = { cookie: headers.cookie, 'sec-fetch-site': 'cross-site' }
    expect((await app.request('/api/seed-products', { headers: foreign })).status).toBe(403)
    expect((await app.request('/api/seed-products', { headers: { cookie: headers.cookie } })).status).toBe(
      403,
    )
    const typed = { cookie: headers.cookie, 'sec-fetch-site': 'none' }
    expect((await app.request('/api/seed-products', { headers: typed })).status).toBe(200)
  })
})

test('clearing keeps a complete backup, and ids are never reused', async () => {
  const { app, headers, caller, folder, log, admin } = await adminShop()
  const response = await app.request('/api/products/clear', post({}, headers))
  expect(await response.json()).toEqual({ success: true, message: 'All products cleared successfully!' })
  expect(await caller.products.count()).toEqual({ count: 0 })
  expect((await caller.products.list({ search: 'ring' })).total).toBe(0)

  const [name = ''] = readdirSync(join(folder, 'backups')).filter((file) => file.endsWith('.db'))
  const backup = openDatabase(join(folder, 'backups', name))
  expect(backup.$client.prepare('select count(*) as n from products').get()).toEqual({ n: 10 })
  backup.$client.close()
  expect(log().map(({ action }) => action)).toEqual(['backup.made', 'catalog.cleared'])
  expect((await admin.products.create({ name: 'New' })).id).toBe(11)
  expect(await admin.catalog.seed()).toMatchObject({ message: '10 sample products added.' })
})

test('syncing without a feed succeeds and changes nothing', async () => {
  const { admin, log } = await adminShop()
  expect(await admin.catalog.sync()).toEqual({ feeds: [], outcome: 'nothing-configured' })
  expect(log()).toMatchObject([{ action: 'catalog.synced', after: { feeds: 'none configured' } }])
})

test('the last update is the catalog’s last change', async () => {
  const { admin } = await adminShop()
  const before = await admin.catalog.summary()
  expect(before).toMatchObject({ products: 10, categories: 5 })
  await admin.products.updateMany({ ids: [1], isEditorsPick: true })
  const { changedAt } = await admin.catalog.summary()
  expect(changedAt?.getTime()).toBeGreaterThanOrEqual(before.changedAt?.getTime() ?? Number.NaN)
})

describe('the product table', () => {
  test('filters by category, source and state, and never shows a product twice', async () => {
    const { admin, db } = await adminShop()
    makeProduct(db, {
      name: 'Old cup',
      category: 'Feeding',
      source: 'fjordkin',
      externalId: '1',
      delistedAt: new Date(),
    })
    for (let index = 0; index < 30; index += 1) makeProduct(db, { name: `Same name`, source: 'manual' })
    const listed = await admin.catalog.list({ pageSize: 25 })
    const next = await admin.catalog.list({ pageSize: 25, page: 2 })
    expect(listed).toMatchObject({ total: 40, totalPages: 2 })
    expect(new Set([...listed.rows, ...next.rows].map(({ id }) => id)).size).toBe(40)
    expect((await admin.catalog.list({ category: 'Toys' })).total).toBe(2)
    expect((await admin.catalog.list({ source: 'sample' })).total).toBe(10)
    expect((await admin.catalog.list({ state: 'gone' })).rows).toMatchObject([{ name: 'Old cup' }])
    expect((await admin.catalog.list({ state: 'all' })).total).toBe(41)
    expect(await admin.catalog.sources()).toEqual(['fjordkin', 'manual', 'sample'])
  })

  test('searches listed and delisted products', async () => {
    const { admin, db } = await adminShop()
    makeProduct(db, { name: 'Röd kopp', delistedAt: new Date() })
    expect((await admin.catalog.list({ search: 'stacking' })).rows).toMatchObject([{ id: 3 }])
    expect((await admin.catalog.list({ search: 'rod' })).total).toBe(0)
    expect((await admin.catalog.list({ search: 'rod', state: 'gone' })).total).toBe(1)
    expect((await admin.catalog.list({ search: '%"*', state: 'all' })).total).toBe(0)
  })

  test.each(['changed', 'name', 'price-up', 'price-down'] as const)('sorts by %s', async (sort) => {
    const { admin } = await adminShop()
    const { rows } = await admin.catalog.list({ sort })
    const key = {
      changed: 'updatedAt',
      name: 'name',
      'price-up': 'priceMinor',
      'price-down': 'priceMinor',
    } as const
    const values = rows.map((row) => row[key[sort]])
    const ascending = [...values].sort((a, b) =>
      String(a) < String(b) && typeof a === 'string' ? -1 : Number(a) - Number(b) || 1,
    )
    const expected = sort === 'changed' || sort === 'price-down' ? ascending.toReversed() : ascending
    if (sort !== 'name') expect(values).toEqual(expected)
    else expect(values).toEqual([...values].sort())
  })
})

describe('editing a product', () => {
  const fieldsOf = async (admin: Awaited<ReturnType<typeof adminShop>>['admin'], id: number) => {
    const { version, product } = await admin.products.byId({ id })
    return { id, version, product }
  }

  test('saves the fields, derived values, and a record of the change', async () => {
    const { admin, caller, log } = await adminShop()
    const { product, ...edit } = await fieldsOf(admin, 3)
    const saved = await admin.products.update({
      ...edit,
      product: { ...product, name: 'Rainbow Rings', price: 99.5 },
    })
    expect(saved.version).toBeGreaterThan(edit.version)
    expect(await caller.products.byId({ id: 3 })).toMatchObject({ slug: 'rainbow-rings', priceMinor: 9_950 })
    expect((await caller.products.list({ search: 'rainbow' })).total).toBe(1)
    expect(log()).toMatchObject([
      {
        action: 'product.edited',
        before: { name: 'Soft Stacking Rings', priceMinor: 18_900 },
        after: { name: 'Rainbow Rings', priceMinor: 9_950 },
      },
    ])
  })

  test('informs the second of two administrators and keeps the first one’s change', async () => {
    const { admin } = await adminShop()
    const first = await fieldsOf(admin, 3)
    const second = await fieldsOf(admin, 3)
    await admin.products.update({ ...first, product: { ...first.product, name: 'First' } })
    const staleEdit = admin.products.update({ ...second, product: { ...second.product, name: 'Second' } })
    await expect(staleEdit).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This product was changed by someone else in the meantime',
    })
    expect((await fieldsOf(admin, 3)).product.name).toBe('First')
  })

  test.each([
    [{ price: Number.NaN }, 'Enter a number'],
    [{ price: 12.345 }, 'The price has too many decimals: SEK has at most 2'],
    [{ rating: Number.NaN }, 'Enter a number'],
    [{ reviews: Number.NaN }, 'Enter a whole number'],
    [{ rating: 5.1 }, 'A rating must be between 0 and 5'],
    [{ reviews: -1 }, 'Can’t be negative'],
    [{ reviews: 1.5 }, 'Enter a whole number'],
    [{ advertiserLogoUrl: 'javascript:alert(1)' }, 'begins with http'],
    [{ id: 7 }, 'Unknown field'],
    [{ source: 'feed' }, 'Unknown field'],
  ])('refuses %j', async (fields, message) => {
    const { admin, log } = await adminShop()
    const { product, ...edit } = await fieldsOf(admin, 3)
    const refused = admin.products.update({ ...edit, product: { ...product, ...fields } })
    await expect(refused).rejects.toThrow(message)
    expect(log()).toEqual([])
  })

  test('names the feed of a product', async () => {
    const { admin, db } = await adminShop()
    const { id } = makeProduct(db, { source: 'fjordkin', externalId: '1' })
    expect(await admin.products.byId({ id })).toMatchObject({ feed: 'fjordkin' })
    expect(await admin.products.byId({ id: 1 })).toMatchObject({ feed: null })
  })
})

test('undoes a deletion of several products together', async () => {
  const { admin, caller, log } = await adminShop()
  const { ids, deleted } = await admin.products.delete({ ids: [1, 2, 999] })
  expect({ ids, deleted }).toEqual({ ids: [1, 2], deleted: 2 })
  expect(await caller.products.count()).toEqual({ count: 8 })
  expect(await admin.products.restore({ ids })).toMatchObject({ restored: 2 })
  expect(await caller.products.count()).toEqual({ count: 10 })
  await expect(admin.products.restore({ ids })).rejects.toThrow('no longer in the trash')
  expect(log().map(({ action }) => action)).toEqual([
    'product.deleted',
    'product.deleted',
    'product.restored',
    'product.restored',
  ])
})

test('changes at most two hundred products at a time', async () => {
  const { admin } = await adminShop()
  const ids = Array.from({ length: 201 }, (_, index) => index + 1)
  await expect(admin.products.delete({ ids })).rejects.toThrow('Choose at most 200 products at a time')
  await expect(admin.products.updateMany({ ids: [1] })).rejects.toThrow('Choose what to change')
})

describe('the catalog’s export', () => {
  test('contains every product as CSV without formulas, and as JSON', async () => {
    const { app, headers, admin } = await adminShop()
    await admin.products.create({ name: '=HYPERLINK("https://evil.example")', description: 'a, "b"' })
    const csv = await (await app.request('/api/admin/export/catalog.csv', { headers })).text()
    expect(csv.split('\r\n')[0]).toMatch(/^id,slug,name,/)
    expect(csv.split('\r\n')).toHaveLength(13)
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")","a, ""b"""`)
    const response = await app.request('/api/admin/export/catalog.json', { headers })
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="catalog.json"')
    expect(await response.json()).toHaveLength(11)
  })

  test('is an empty file for an empty catalog', async () => {
    const { app, headers } = await adminShop({ seeded: false })
    const file = async (name: string) => (await app.request(`/api/admin/export/${name}`, { headers })).text()
    expect(await file('catalog.csv')).toBe('')
    expect(JSON.parse(await file('catalog.json'))).toEqual([])
  })
})
