import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { articles } from '#server/db/schema/articles.ts'
import { observedPrices } from '#server/db/schema/catalog.ts'
import { linkChecks } from '#server/db/schema/link-checks.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { newVisitor } from '#tests/helpers/visitor.ts'

const LINK = { name: 'oak-crib', url: 'https://oakling.example/crib', note: '' }
const SLUG = 'baby-sleep-science'

async function shopNaming(text = 'A [crib](link:oak-crib) to like.') {
  const shop = await adminShop()
  shop.db.update(articles).set({ text }).run()
  await shop.admin.links.named.create({ link: LINK })
  return { ...shop, named: shop.admin.links.named, visitor: newVisitor(shop) }
}

test('a change of a named link renews the pages that use it', async () => {
  const { named, visitor } = await shopNaming()
  const link = async () => (await visitor.open(`/blog/${SLUG}`)).getByRole('link', { name: 'crib' })
  expect(await link()).toMatchObject({ href: LINK.url, rel: 'sponsored nofollow noopener' })
  await named.update({ version: 1, link: { ...LINK, url: 'https://fjordkin.example/bed' } })
  expect(await link()).toMatchObject({ href: 'https://fjordkin.example/bed' })
  await named.delete({ name: LINK.name })
  const page = await visitor.open(`/blog/${SLUG}`)
  expect(page.queryByRole('link', { name: 'crib' })).toBeNull()
  expect(page.getByText('A crib to like.')).toBeDefined()
})

test('the list counts the texts that use a name, and lists names without a link', async () => {
  const { named, admin, db } = await shopNaming()
  const { id } = await admin.landingPages.create({ name: 'Cribs' })
  const { version, landingPage } = await admin.landingPages.byId({ id })
  const introduction = '[One](link:oak-crib), [two](link:oak-crib), and [none](link:none).'
  await admin.landingPages.update({ id, version, landingPage: { ...landingPage, introduction } })
  const { links, unknown } = await named.list()
  expect(links).toMatchObject([{ ...LINK, uses: db.select().from(articles).all().length + 1 }])
  expect(unknown).toEqual(['none'])
})

test('the previews of editors mark a name without a link', async () => {
  const { admin, db } = await shopNaming()
  const [{ id } = { id: 0 }] = db.select().from(articles).all()
  const { article } = await admin.articles.byId({ id })
  const { title, excerpt, category } = article
  const written = { text: 'A [bed](link:none).' }
  const preview = await admin.articles.preview({ article: { title, excerpt, category, ...written } })
  const marked = '<mark title="No link is named “none”">bed</mark>'
  expect(preview.introduction).toContain(marked)
  const empty = { name: 'Beds', title: '', description: '', picture: '' }
  const landing = await admin.landingPages.preview({
    landingPage: { ...empty, introduction: 'A [bed](link:none).' },
  })
  expect(landing.introduction).toContain(marked)
  const mail = await admin.newsletter.campaigns.previewText({
    subject: 'Hi',
    markdown: 'A [bed](link:none).',
  })
  expect(mail.html).toContain(marked)
})

test('an edit of an older version, and a name that is taken, are conflicts', async () => {
  const { named } = await shopNaming()
  await named.update({ version: 1, link: { ...LINK, note: 'Ends in May' } })
  await expect(named.update({ version: 1, link: LINK })).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(named.create({ link: LINK })).rejects.toMatchObject({ code: 'CONFLICT' })
  await named.delete({ name: LINK.name })
  await expect(named.delete({ name: LINK.name })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each([
  { url: 'javascript:alert(1)' },
  { url: 'ftp://oakling.example/' },
  { url: '/products' },
  { name: 'Oak crib' },
  { name: '' },
  { name: 'a'.repeat(61) },
])('refuses %o', async (wrong) => {
  const { named } = await shopNaming()
  await expect(named.create({ link: { ...LINK, name: 'bed', ...wrong } })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

test('each change is in the audit log', async () => {
  const { named, log } = await shopNaming()
  await named.update({ version: 1, link: { ...LINK, note: 'Ends in May' } })
  await named.delete({ name: LINK.name })
  expect(log().map(({ action, targetName }) => [action, targetName])).toEqual([
    ['link.added', 'oak-crib'],
    ['link.edited', 'oak-crib'],
    ['link.deleted', 'oak-crib'],
  ])
})

test('published articles that may be out of date are listed with the reasons', async () => {
  const { admin, db } = await adminShop({ seeded: false })
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS)
  const [listed, delisted, broken, dearer] = ['Rattle', 'Teether', 'Mobile', 'Crib']
    .map((name) =>
      makeProduct(db, { name, priceMinor: 13_400, delistedAt: name === 'Teether' ? day(1) : null }),
    )
    .map(({ id }) => id)
  db.insert(linkChecks)
    .values({
      productId: broken ?? 0,
      url: 'https://shop.example/mobile',
      host: 'shop.example',
      state: 'broken',
      nextAt: day(0),
    })
    .run()
  const price = { currency: 'SEK', fromAt: day(60), untilAt: day(10) }
  db.insert(observedPrices)
    .values([
      { ...price, productId: dearer ?? 0, priceMinor: 10_000 },
      { ...price, productId: listed ?? 0, priceMinor: 13_000 },
    ])
    .run()
  const shelf = db
    .select()
    .from(articles)
    .all()
    .map(({ id }) => id)
  const write = (index: number, ago: number, text: string, relatedProducts: number[] = []) =>
    db
      .update(articles)
      .set({ title: `A${index}`, text, relatedProducts, updatedOn: day(ago).toISOString().slice(0, 10) })
      .where(eq(articles.id, shelf[index] ?? 0))
      .run()
  for (const index of shelf.keys()) write(index, 30, 'Nothing.')
  write(0, 30, `[a](/products/${delisted}-teether), [b](http://localhost:3000/products/${listed}-rattle)`)
  write(1, 30, '[a](link:none), [b](https://shop.example/mobile), [c](/blog/x)', [broken ?? 0, dearer ?? 0])
  write(2, 400, '[a](/products)\n\n:::product 9998\n:::\n', [9_999])
  expect(await admin.reports.ageingArticles()).toMatchObject([
    {
      title: 'A2',
      reasons: [
        { kind: 'gone', names: ['product 9999', 'product 9998'] },
        { kind: 'old', names: [] },
      ],
    },
    { title: 'A0', reasons: [{ kind: 'gone', names: ['Teether'] }] },
    {
      title: 'A1',
      reasons: [
        { kind: 'unknown', names: ['none'] },
        { kind: 'broken', names: ['Mobile', 'https://shop.example/mobile'] },
        { kind: 'price', names: ['Crib'] },
      ],
    },
  ])
  expect(await admin.reports.attention()).toContainEqual({ kind: 'articles-ageing', count: 3 })
})
