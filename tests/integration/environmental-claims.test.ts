import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deriveAnew } from '#server/db/derive-anew.ts'
import { products } from '#server/db/schema/catalog.ts'
import { saveUpload } from '#server/features/feeds/sources/feed-files.ts'
import type { FeedOptions } from '#shared/inputs/feeds.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'

const ROWS = [
  ['id', 'title', 'description', 'link', 'price'],
  ['bowl', 'Eco-friendly bamboo bowl', 'Soft, sustainable and safe.', 'https://shop.example/bowl', '120 SEK'],
  ['dress', 'Green dress', 'Cotton.', 'https://shop.example/dress', '90 SEK'],
]
  .map((cells) => cells.join('\t'))
  .join('\n')

async function ended(
  { admin }: Pick<Awaited<ReturnType<typeof adminShop>>, 'admin'>,
  run: { runId: number },
) {
  let last: unknown
  for await (const event of await admin.feeds.progress(run)) last = event
  return last
}

async function claimingShop() {
  const shop = await adminShop({ onDisk: true })
  const { upload } = await saveUpload(shop.deps.env, Readable.from([Buffer.from(ROWS)]))
  const place = { kind: 'upload', location: upload } as const
  const feed = await shop.admin.feeds.create({ name: 'Fjordkin', place })
  const run = async (options: FeedOptions) => {
    await shop.admin.feeds.update({ id: feed.id, name: 'Fjordkin', place, options })
    return ended(shop, await shop.admin.feeds.run({ id: feed.id }))
  }
  const bowl = () => shop.db.select().from(products).where(eq(products.externalId, 'bowl')).get()
  return { ...shop, place, feed, run, bowl }
}

test('the preview of a feed counts its claims and shows products as published', async () => {
  const { admin, place } = await claimingShop()
  const seen = await admin.feeds.preview({ place })
  expect(seen.claims).toEqual({
    products: 1,
    phrases: [
      { phrase: 'eco-friendly', count: 1 },
      { phrase: 'sustainable', count: 1 },
    ],
  })
  expect(seen.products[0]?.name).toBe('Eco-friendly bamboo bowl')
  const hidden = await admin.feeds.preview({ place, options: { hideClaims: true } })
  expect(hidden.claims).toEqual(seen.claims)
  expect(hidden.products[0]).toMatchObject({ name: 'Bamboo bowl', description: 'Soft and safe.' })
})

test('a feed set to hide claims does so with an unchanged file, and restores them', async () => {
  const { admin, run, bowl, db } = await claimingShop()
  expect(await run({})).toMatchObject({ added: 2 })
  const list = () => admin.catalog.list({ claims: 'found', source: 'Fjordkin' })
  expect((await list()).rows).toMatchObject([{ name: 'Eco-friendly bamboo bowl' }])
  expect((await admin.feeds.list())[0]).toMatchObject({ claims: 1 })

  expect(await run({ hideClaims: true })).toMatchObject({ changed: 1, unchanged: 1 })
  expect(bowl()).toMatchObject({ name: 'Bamboo bowl', description: 'Soft and safe.', claims: null })
  expect((await list()).total).toBe(0)
  expect((await admin.feeds.list())[0]).toMatchObject({ claims: 0 })

  expect(await run({})).toMatchObject({ changed: 1, unchanged: 1 })
  expect(bowl()).toMatchObject({
    name: 'Eco-friendly bamboo bowl',
    description: 'Soft, sustainable and safe.',
    claims: 'eco-friendly, sustainable',
  })
  expect(db.select().from(products).where(eq(products.externalId, 'dress')).get()?.claims).toBeNull()
})

test('edits remove a product from the list and add it again', async () => {
  const { admin } = await adminShop()
  const edit = async (description: string) => {
    const { version, product } = await admin.products.byId({ id: 3 })
    await admin.products.update({ id: 3, version, product: { ...product, description } })
    const { rows } = await admin.catalog.list({ claims: 'found' })
    return rows.find(({ id }) => id === 3)?.claims
  }
  expect(await edit('A klimatneutral toy.')).toBe('klimatneutral')
  expect(await edit('A toy of pine from Småland.')).toBeUndefined()
})

test('a rollback finds the claims of restored texts', async () => {
  const { admin, run, bowl, feed } = await claimingShop()
  await run({})
  await run({ hideClaims: true })
  const [last] = await admin.feeds.runs({ id: feed.id })
  await ended({ admin }, await admin.feeds.rollback({ runId: last?.id ?? 0 }))
  expect(bowl()).toMatchObject({ name: 'Eco-friendly bamboo bowl', claims: 'eco-friendly, sustainable' })
})

test('products stored before claims were checked are listed after the upgrade', async () => {
  const { db } = await adminShop()
  db.update(products).set({ description: 'Miljövänlig.', claims: null }).where(eq(products.id, 3)).run()
  db.$client.exec(`update catalogue_version set things = 'of an older version'`)
  deriveAnew(db)
  expect(db.select().from(products).where(eq(products.id, 3)).get()?.claims).toBe('miljövänlig')
})
