import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { categories, products } from '#server/db/schema/catalog.ts'
import { feeds } from '#server/db/schema/feeds.ts'
import { landingPages } from '#server/db/schema/landing-pages.ts'
import { importFeedFile } from '#server/features/feeds/service.ts'
import { forgetUnusedPictures } from '#server/features/pictures/uploads/service.ts'
import type { NewCategory } from '#shared/inputs/category-edits.ts'
import { MAX_CATEGORIES } from '#shared/limits.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { makeLandingPage } from '#tests/helpers/landing-page-factory.ts'
import { jpegPicture } from '#tests/helpers/picture-factory.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const TOYS = 3
const FEEDING = 2
const TRAVEL: NewCategory = {
  short: 'Travel',
  name: 'On the Way',
  description: 'Strollers, carriers and seats.',
  tagline: 'Out and about',
  color: 'slate',
  icon: 'car',
  picture: 'products/baby-monitor',
  isHidden: false,
  searchTitle: '',
  searchDescription: '',
}

async function shopOfCategories(options: Parameters<typeof adminShop>[0] = {}) {
  const shop = await adminShop({ seeded: false, ...options })
  const own = shop.admin.categories
  const edit = async (id: number, changes: Partial<NewCategory>) => {
    const stored = (await own.list()).categories.find((category) => category.id === id)
    if (!stored) throw new Error(`There is no category ${id}`)
    const { id: _, products: __, version, ...category } = stored
    return own.update({ id, version, category: { ...category, ...changes } })
  }
  const html = async (path: string) => (await shop.app.request(path)).text()
  const names = async (input: object) =>
    (await shop.caller.products.list(input)).products.map(({ name }) => name)
  return { ...shop, own, edit, html, names }
}

function feedFile(folder: string, rows: string[]) {
  const path = join(folder, 'feed.csv')
  writeFileSync(path, ['id,name,link,price,currency,category', ...rows].join('\n'))
  const mapping = { externalId: ['id'], name: ['name'], link: ['link'], category: ['category'] }
  return { path, source: 'Mill', dialect: 'generic-csv', mapping, overrideSafetyLimits: true }
}

describe('a category’s search texts', () => {
  const head = (html: string) => ({
    title: /<title>([^<]*)/.exec(html)?.[1],
    description: /name="description" content="([^"]*)"/.exec(html)?.[1],
  })
  test('come from its name and description until its owner writes others', async () => {
    const { edit, html } = await shopOfCategories()
    const byDefault = head(await html('/products?category=Toys'))
    expect(byDefault.title).toBe('Toys &amp; Educational Items | Tuckling')
    expect(byDefault.description).toContain(
      'chosen for small hands. Compare prices from our partner retailers.',
    )
    const texts = {
      searchTitle: 'Wooden toys compared',
      searchDescription: 'Toys that last, and what they cost.',
    }
    await edit(TOYS, texts)
    expect(head(await html('/products?category=Toys'))).toEqual({
      title: 'Wooden toys compared | Tuckling',
      description: 'Toys that last, and what they cost.',
    })
    expect(await html('/products?category=Feeding')).toContain('<title>Feeding Supplies | Tuckling')
    expect(await html('/products?category=Toys')).toContain('Toys &amp; Educational Items')
    await edit(TOYS, { searchTitle: '', searchDescription: '' })
    expect(head(await html('/products?category=Toys'))).toEqual(byDefault)
  })

  test.each(['searchTitle', 'searchDescription'])('are limited: %s', async (field) => {
    const { edit } = await shopOfCategories()
    await expect(edit(TOYS, { [field]: 'x'.repeat(161) })).rejects.toThrow('Use at most')
  })
})

test('the second of two editors of a category is informed, and nothing is lost', async () => {
  const { own } = await shopOfCategories()
  const stored = (await own.list()).categories.find(({ id }) => id === TOYS)
  if (!stored) throw new Error('There are no toys')
  const { id, products: _, version, ...category } = stored
  await own.update({ id, version, category: { ...category, tagline: 'The first' } })
  const later = { ...category, description: 'The second.' }
  await expect(own.update({ id, version, category: later })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This category was changed by someone else in the meantime',
  })
  const now = (await own.list()).categories.find((one) => one.id === TOYS)
  expect(now).toMatchObject({ tagline: 'The first', description: category.description, version: version + 1 })
  await own.update({ id, version: version + 1, category: later })
})

describe('an added category', () => {
  test('appears in tiles, chips, footer, filters, sitemap, suggestions, and the API', async () => {
    const { own, db, html, caller, app } = await shopOfCategories()
    await own.create(TRAVEL)
    makeProduct(db, { name: 'Stroller', category: 'Travel' })
    const home = await html('/')
    expect(home).toContain('Out and about')
    expect(home.match(/href="\/products\?category=Travel"/g)).toHaveLength(2)
    const page = await html('/products?category=travel')
    expect(page).toContain('<h1>On the Way</h1>')
    expect(page).toMatch(new RegExp(`/${TRAVEL.picture}-400.webp 400w.*<h1>`))
    expect(await html('/sitemaps/pages.xml')).toContain('/products?category=Travel')
    expect((await caller.products.facets({})).categories).toEqual([{ value: 'Travel', count: 1 }])
    expect((await caller.products.suggest({ search: 'on the' })).categories).toEqual([
      { short: 'Travel', name: 'On the Way' },
    ])
    const wire: unknown[] = await (await app.request('/api/categories')).json()
    expect(wire.at(-1)).toEqual({
      id: 6,
      name: 'On the Way',
      short_name: 'Travel',
      description: TRAVEL.description,
      is_hidden: false,
      former_short_names: [],
    })
  })

  test.each([
    ['toys', 'x'],
    ['x', 'TOYS'],
    ['toys & educational items', 'x'],
    ['x', 'Feeding supplies'],
  ])('cannot be named %s and %s beside an existing one', async (short, name) => {
    const { own } = await shopOfCategories()
    await expect(own.create({ ...TRAVEL, short, name })).rejects.toThrow('already has that name')
  })

  test('has a name of limited length that differs from the word for skipping', async () => {
    const { own } = await shopOfCategories()
    for (const short of ['', '   ', 'x'.repeat(31), 'Skip', '\u0000'])
      await expect(own.create({ ...TRAVEL, short })).rejects.toThrow('short')
    await expect(own.create({ ...TRAVEL, name: 'x'.repeat(61) })).rejects.toThrow('name')
    await expect(own.create({ ...TRAVEL, color: 'red' as 'rose' })).rejects.toThrow('color')
    await expect(own.create({ ...TRAVEL, picture: '../../secret' })).rejects.toThrow('picture')
  })

  test('may have a hostile name, which stays text and a safe address', async () => {
    const { own, db, html } = await shopOfCategories()
    const short = `<b>"&' %?#+ 日本`
    await own.create({ ...TRAVEL, short, name: '</script><i>' })
    makeProduct(db, { name: 'Odd', category: short })
    const query = new URLSearchParams({ category: short })
    const page = await html(`/products?${query}`)
    expect(page).toContain('Odd')
    expect(page).not.toContain('<b>"')
    expect(page).not.toContain('</script><i>')
    expect(page).toContain(`rel="canonical" href="http://localhost:3000/products?${query}"`)
    expect(await html('/sitemaps/pages.xml')).toContain('%E6%97%A5')
  })

  test('is one of a limited number, and the last one cannot be deleted', async () => {
    const { own } = await shopOfCategories()
    for (let number = 6; number <= MAX_CATEGORIES; number += 1)
      await own.create({ ...TRAVEL, short: `T${number}`, name: `Travel ${number}` })
    await expect(own.create(TRAVEL)).rejects.toThrow(`There are already ${MAX_CATEGORIES} categories`)
    const ids = (await own.list()).categories.map(({ id }) => id)
    for (const id of ids.slice(1)) await own.delete({ id, destinationId: ids[0] ?? 0 })
    await expect(own.delete({ id: ids[0] ?? 0, destinationId: null })).rejects.toThrow('at least one')
  })
})

describe('a renamed category', () => {
  test('keeps its products, and its old addresses lead to it', async () => {
    const { edit, db, app, html, names, caller } = await shopOfCategories()
    const { id } = makeProduct(db, { name: 'Rattle', category: 'Toys' })
    await edit(TOYS, { short: 'Play', name: 'Play & Learn' })
    for (const path of ['/products?category=Toys&page=2', '/products?category=toys&page=2']) {
      const answer = await app.request(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/products?category=Play&page=2'])
    }
    expect(await html('/products?category=Play')).toContain('Rattle')
    expect(await names({ category: 'Toys' })).toEqual(['Rattle'])
    expect((await caller.products.byId({ id })).category).toBe('Play')
    const wire = await (await app.request(`/api/products/${id}`)).json()
    expect(wire).toMatchObject({ category: 'Play' })
    expect(db.select().from(products).where(eq(products.id, id)).get()?.category).toBe('Toys')
  })

  test('may take its name back, and others may not', async () => {
    const { edit, own, app } = await shopOfCategories()
    await edit(TOYS, { short: 'Play' })
    await expect(own.create({ ...TRAVEL, short: 'toys' })).rejects.toThrow('which had it before')
    await edit(TOYS, { short: 'Toys' })
    expect((await app.request('/products?category=Toys')).status).toBe(200)
    expect((await app.request('/products?category=Play')).headers.get('location')).toBe(
      '/products?category=Toys',
    )
  })

  test('is followed by feed rules, keywords, and landing pages', async () => {
    const { edit, db, folder, caller, admin } = await shopOfCategories()
    makeLandingPage(db, { name: 'Best', slug: 'best', query: { category: 'Toys' } })
    const categoryRules = [{ text: 'Leksaker', category: 'Toys' }]
    db.insert(feeds).values({ name: 'Mill', location: 'x', settings: { categoryRules } }).run()
    await edit(TOYS, { short: 'Play' })
    expect((await admin.feeds.list())[0]?.settings.categoryRules).toEqual([
      { text: 'Leksaker', category: 'Play' },
    ])
    expect((await caller.landingPages.bySlug({ slug: 'best' })).query).toEqual({ category: 'Play' })
    const file = feedFile(folder, [
      '1,Thing,https://a.example/1,10,SEK,Leksaker',
      '2,Wooden rattle,https://a.example/2,10,SEK,',
    ])
    await importFeedFile(db, { ...file, categoryRules })
    const { products: listed } = await caller.products.list({ category: 'Play' })
    expect(listed.map(({ name }) => name).sort()).toEqual(['Thing', 'Wooden rattle'])
  })
})

test('a hidden category is linked nowhere and keeps its products and address', async () => {
  const { edit, db, html, names, caller, app } = await shopOfCategories()
  makeProduct(db, { name: 'Rattle', category: 'Toys' })
  await edit(TOYS, { isHidden: true })
  for (const path of ['/', '/products', '/no-such-page', '/sitemaps/pages.xml', '/llms.txt'])
    expect(await html(path)).not.toContain('category=Toys')
  expect((await caller.products.facets({})).categories).toEqual([])
  expect((await caller.products.suggest({ search: 'toys' })).categories).toEqual([])
  expect(await names({})).toEqual(['Rattle'])
  const page = await html('/products?category=Toys')
  expect(page).toContain('Rattle')
  expect(page).toContain('noindex')
  const wire: { short_name: string; is_hidden: boolean }[] = await (
    await app.request('/api/categories')
  ).json()
  expect(wire.find(({ short_name }) => short_name === 'Toys')?.is_hidden).toBe(true)
})

describe('a deleted category', () => {
  test('passes products, rules, landing pages, and addresses to its successor', async () => {
    const { own, edit, db, app, names, caller, folder, log } = await shopOfCategories()
    makeProduct(db, { name: 'Rattle', category: 'Toys' })
    makeProduct(db, { name: 'Gone', category: 'Toys', delistedAt: new Date() })
    makeLandingPage(db, { name: 'Best', slug: 'best', query: { category: 'Toys' } })
    await edit(TOYS, { short: 'Play' })
    expect(await own.delete({ id: TOYS, destinationId: FEEDING })).toEqual({ isMoving: false })
    expect(await names({ category: 'Feeding' })).toEqual(['Rattle'])
    expect(db.select().from(products).where(eq(products.category, 'Toys')).all()).toEqual([])
    expect(db.select().from(categories).where(eq(categories.id, TOYS)).get()).toBeUndefined()
    for (const former of ['Toys', 'Play'])
      expect((await app.request(`/products?category=${former}`)).headers.get('location')).toBe(
        '/products?category=Feeding',
      )
    expect((await caller.landingPages.bySlug({ slug: 'best' })).query).toEqual({ category: 'Feeding' })
    const file = feedFile(folder, ['2,Wooden rattle,https://a.example/2,10,SEK,Leksaker'])
    await importFeedFile(db, { ...file, categoryRules: [{ text: 'Leksaker', category: 'Toys' }] })
    expect(await names({ category: 'Feeding' })).toContain('Wooden rattle')
    expect(log().at(-1)).toMatchObject({ action: 'category.deleted', targetName: 'Toys & Educational Items' })
  })

  test('leaves its products uncategorized and its name free without a successor', async () => {
    const { own, db, names, html, caller, admin } = await shopOfCategories()
    const { id } = makeProduct(db, { name: 'Rattle', category: 'Toys' })
    const categoryRules = [
      { text: 'Leksaker', category: 'Toys' },
      { text: 'Mat', category: 'Feeding' },
    ]
    db.insert(feeds).values({ name: 'Mill', location: 'x', settings: { categoryRules } }).run()
    await own.delete({ id: TOYS, destinationId: null })
    expect((await caller.products.byId({ id })).category).toBeNull()
    await expect(names({ category: 'Toys' })).rejects.toThrow('Unknown category')
    expect(await html('/products?category=Toys')).toContain('Shop our picks')
    expect((await admin.feeds.list())[0]?.settings.categoryRules).toHaveLength(1)
    await own.create({ ...TRAVEL, short: 'Toys' })
    expect(await names({ category: 'Toys' })).toEqual([])
  })

  test('requires a successor if a landing page lists it', async () => {
    const { own, db } = await shopOfCategories()
    makeLandingPage(db, { name: 'Best', slug: 'best', query: { category: 'Toys' } })
    await expect(own.delete({ id: TOYS, destinationId: null })).rejects.toThrow('“Best” lists this category')
    await expect(own.delete({ id: TOYS, destinationId: TOYS })).rejects.toThrow('Choose a category')
    expect(db.select().from(landingPages).all()).toHaveLength(1)
    expect((await own.list()).categories).toHaveLength(5)
  })

  test('does not return with a product restored from the trash', async () => {
    const { own, db, admin, names } = await shopOfCategories()
    const { id } = makeProduct(db, { name: 'Rattle', category: 'Toys' })
    await admin.products.delete({ ids: [id], reason: null })
    await own.delete({ id: TOYS, destinationId: FEEDING })
    await admin.products.restore({ ids: [id] })
    expect(await names({ category: 'Feeding' })).toEqual(['Rattle'])
  })
})

describe('a category’s picture', () => {
  const PICTURES = '/api/admin/categories/pictures'

  async function upload({ app, headers }: Awaited<ReturnType<typeof shopOfCategories>>, content: Buffer) {
    const body = new Uint8Array(content)
    const answer = await app.request(PICTURES, { method: 'POST', headers, body })
    return { status: answer.status, ...(await answer.json()) }
  }

  test('appears on its tile in all widths above its color', async () => {
    const shop = await shopOfCategories()
    const { picture } = await upload(shop, await jpegPicture())
    await shop.edit(TOYS, { picture })
    const home = await shop.html('/')
    for (const format of ['avif', 'webp'])
      expect(home).toContain(
        `<source type="image/${format}" srcSet="/pictures/${picture}-400.${format} 400w, /pictures/${picture}-800.${format} 800w"`,
      )
    expect(home).toContain(`background-color:#${picture.slice(-6)}`)
    for (const [width, height] of [
      [400, 345],
      [800, 690],
    ]) {
      const answer = await shop.app.request(`/pictures/${picture}-${width}.avif`)
      const dimensions = await sharp(await answer.arrayBuffer()).metadata()
      expect([dimensions.width, dimensions.height]).toEqual([width, height])
    }
    expect(shop.log().at(-1)).toMatchObject({ action: 'category.edited', after: { picture } })
  })

  test('is kept as long as a category shows it', async () => {
    const shop = await shopOfCategories()
    const { picture } = await upload(shop, await jpegPicture())
    await shop.edit(TOYS, { picture })
    const later = new Date(Date.now() + 1_000)
    expect(forgetUnusedPictures(shop.db, shop.deps.env, later)).toBe(0)
    await shop.edit(TOYS, { picture: TRAVEL.picture })
    expect(forgetUnusedPictures(shop.db, shop.deps.env, later)).toBe(1)
  })

  test('is refused if too small, missing, or uploaded for another purpose', async () => {
    const shop = await shopOfCategories()
    expect(await upload(shop, await jpegPicture(399, 400))).toMatchObject({
      status: 400,
      message: 'This picture is 399 × 400 pixels. A category’s picture needs at least 400 × 345.',
    })
    const missing = 'This shop no longer has that picture. Please upload it again.'
    const body = new Uint8Array(await jpegPicture())
    const { headers } = shop
    const cover = await shop.app.request('/api/admin/articles/covers', { method: 'POST', headers, body })
    for (const picture of [(await cover.json()).picture, `uploaded/${'0'.repeat(20)}-ffffff`]) {
      await expect(shop.edit(TOYS, { picture })).rejects.toThrow(missing)
      await expect(shop.own.create({ ...TRAVEL, picture })).rejects.toThrow(missing)
    }
    await expect(shop.edit(TOYS, { picture: 'uploaded/../x' })).rejects.toThrow('Choose a picture')
  })
})
