import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { landingPages } from '#server/db/schema/landing-pages.ts'
import { MAX_LANDING_LINKS, MAX_LANDING_PAGES } from '#shared/limits.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { metaContent } from '#tests/helpers/crawl.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeLandingPage } from '#tests/helpers/landing-page-factory.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { structuredNodes } from '#tests/helpers/structured-data.ts'
import { newVisitor, part } from '#tests/helpers/visitor.ts'

function shopOfToys() {
  const shop = createTestApp({ seeded: false })
  for (let number = 1; number <= 8; number += 1)
    makeProduct(shop.db, { name: `Wooden Rattle ${number}`, category: 'Toys', priceMinor: number * 1_000 })
  makeProduct(shop.db, { name: 'Bottle', category: 'Feeding' })
  const html = async (path: string) => (await shop.app.request(path)).text()
  return { ...shop, html }
}

async function editorOf(name = 'Rattles') {
  const shop = await adminShop()
  const pages = shop.admin.landingPages
  const { id } = await pages.create({ name })
  const begun = await pages.byId({ id })
  const save = async (changes: object) => {
    const { version, landingPage } = await pages.byId({ id })
    return pages.update({ id, version, landingPage: { ...landingPage, ...changes } })
  }
  return { ...shop, pages, id, begun, save }
}

describe('the preview of a landing page', () => {
  test('equals the published page and is visible to administrators only', async () => {
    const { pages, id, admin, caller, save } = await editorOf('Rattles')
    const { landingPage } = await pages.byId({ id })
    const { slug, isPublished: _, inNavigation: __, ...fields } = landingPage
    const typed = {
      ...fields,
      name: 'Wooden rattles',
      category: 'Toys & Educational Items',
      introduction: 'Light.\n\n## Which one?\n\n<script>alert(1)</script>',
    }
    const preview = await admin.landingPages.preview({ landingPage: typed })
    expect(preview).toMatchObject({ name: 'Wooden rattles', introduction: '<p>Light.</p>' })
    expect(preview.sections).not.toContain('<script')
    await expect(caller.landingPages.bySlug({ slug })).rejects.toThrow('We couldn’t find that page')
    expect((await pages.byId({ id })).landingPage).toEqual(landingPage)

    await save({ ...typed, slug, isPublished: true })
    const published = await caller.landingPages.bySlug({ slug })
    const { warnings, ...page } = preview
    expect(published).toMatchObject(page)
    expect(warnings).toEqual([])
  })

  test('refuses invalid fields and everyone but administrators', async () => {
    const { pages, id, admin, signInAs } = await editorOf('Rattles')
    const { slug: _, isPublished: __, inNavigation: ___, ...fields } = (await pages.byId({ id })).landingPage
    const preview = (changes: object) =>
      admin.landingPages.preview({ landingPage: { ...fields, ...changes } })
    await expect(preview({ name: '' })).rejects.toThrow()
    await expect(preview({ from: 20, to: 10 })).rejects.toThrow()
    await expect(preview({ picture: 'https://elsewhere.example/a.webp' })).rejects.toThrow()
    const parent = await signInAs('user')
    await expect(parent.caller.admin.landingPages.preview({ landingPage: fields })).rejects.toThrow()
  })
})

describe('a landing page', () => {
  test('lists the products of its query with a heading', async () => {
    const { db, html } = shopOfToys()
    const query = { category: 'Toys', to: 50, sort: 'price-low-high' } as const
    makeLandingPage(db, {
      name: 'Rattles',
      query,
      introduction: 'Light, and **wooden**.\n\n## Which one?\n\nThe small one.',
    })
    const page = await html('/shop/rattles')
    expect(page).toContain('<h1>Rattles</h1>')
    expect(page).toContain('<p>Light, and <strong>wooden</strong>.</p>')
    expect(page).toContain('<h2 id="which-one">Which one?</h2>')
    const names = [...page.matchAll(/<h3[^>]*><a[^>]*>([^<]+)</g)].map(([, name]) => name)
    expect(names).toEqual([1, 2, 3, 4, 5].map((number) => `Wooden Rattle ${number}`))
    expect(page).toContain('We may earn a commission when you buy through our links.')
    expect(page).toContain('<title>Rattles | Tuckling</title>')
    expect(metaContent(page, 'description')).toBe('Light, and wooden.')
    expect(metaContent(page, 'robots')).toBeUndefined()
    expect(page).toContain('<link rel="canonical" href="http://localhost:3000/shop/rattles"/>')
  })

  test('is sorted and narrowed in its own address, within what its owner chose', async () => {
    const shop = shopOfToys()
    const { db } = shop
    makeLandingPage(db, { name: 'Rattles', query: { category: 'Toys', to: 50, sort: 'price-low-high' } })
    makeProduct(db, { name: 'Sold Rattle', category: 'Toys', priceMinor: 900, inStock: false })
    let page = await newVisitor(shop).open('/shop/rattles?filters=open&to=9000&category=Feeding')
    const titles = () => page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles().filter((title) => title?.includes('Rattle'))).toHaveLength(6)
    expect(page.queryByRole('region', { name: 'Price' })).toBeNull()
    page = await page.follow(part(page.getByRole('region', { name: 'Stock' })).getByRole('link'))
    expect(page.address).toBe('/shop/rattles?filters=open&stock=in')
    expect(titles()).not.toContain('Sold Rattle')
    expect(page.getByRole('link', { name: 'Filters (1)' })).toBeTruthy()
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Rattles')
    expect(metaContent(page.html, 'robots')).toBe('noindex, follow')
    page.fill('Sort by', 'alphabetical')
    page = await page.press('Sort')
    expect(page.address).toBe('/shop/rattles?sort=alphabetical&filters=open&stock=in')
    page = await page.follow('Clear all')
    expect(page.address).toBe('/shop/rattles?filters=open&sort=alphabetical')
  })

  test('describes its breadcrumb and its products in structured data', async () => {
    const { db, html } = shopOfToys()
    makeLandingPage(db, { name: 'Rattles', query: { search: 'rattle' } })
    const [way, collection, list] = structuredNodes(await html('/shop/rattles?page=2'))
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Products' }, { name: 'Rattles' }],
    })
    expect(collection).toMatchObject({ '@type': 'CollectionPage', name: 'Rattles, Page 2' })
    expect(list).toMatchObject({ numberOfItems: 8, itemListElement: [{ position: 7 }, { position: 8 }] })
  })

  test('has pages in its address, each with its own canonical', async () => {
    const { db, html } = shopOfToys()
    makeLandingPage(db, { name: 'Rattles', query: { search: 'rattle' } })
    const first = await html('/shop/rattles')
    expect(first).toContain('Show more')
    expect(first).toContain('href="/shop/rattles?page=2"')
    const second = await html('/shop/rattles?page=2&utm_source=mail')
    expect(second).toContain('<link rel="canonical" href="http://localhost:3000/shop/rattles?page=2"/>')
    expect(second).toContain('page 2 of 2')
  })

  test('says that it is empty and is hidden from crawlers without products', async () => {
    const { db, app, html } = shopOfToys()
    makeLandingPage(db, { name: 'Sledges' })
    const page = await html('/shop/sledges')
    expect(page).toContain('Nothing here right now')
    expect(metaContent(page, 'robots')).toBe('noindex, follow')
    expect(await (await app.request('/sitemaps/pages.xml')).text()).not.toContain('/shop/sledges')
    makeProduct(db, { name: 'Sledges for two' })
    expect(metaContent(await html('/shop/sledges'), 'robots')).toBeUndefined()
    expect(await (await app.request('/sitemaps/pages.xml')).text()).toContain('/shop/sledges')
  })

  test('is not found if hidden or unknown', async () => {
    const { db, app } = shopOfToys()
    makeLandingPage(db, { name: 'Rattles', isPublished: false, inNavigation: true })
    for (const path of ['/shop/rattles', '/shop/nothing', '/shop/%00', `/shop/${'x'.repeat(3_000)}`, '/shop'])
      expect((await app.request(path)).status, path.slice(0, 20)).toBe(404)
    for (const path of ['/products', '/sitemaps/pages.xml', '/llms.txt'])
      expect(await (await app.request(path)).text()).not.toContain('/shop/')
  })

  test('appears in the navigation in its order if chosen', async () => {
    const { db, html } = shopOfToys()
    expect(await html('/products')).not.toContain('/shop/')
    makeLandingPage(db, { name: 'Rattles', inNavigation: true, position: 2 })
    makeLandingPage(db, { name: 'Bottles', inNavigation: true, position: 1 })
    makeLandingPage(db, { name: 'Quiet toys', position: 3 })
    const links = async (path: string) =>
      [...(await html(path)).matchAll(/href="(\/shop\/[^"]+)"/g)].map(([, link]) => link)
    expect(await links('/about')).toEqual(['/shop/bottles', '/shop/rattles'])
    expect(await links('/products')).toEqual([
      '/shop/bottles',
      '/shop/rattles',
      '/shop/bottles',
      '/shop/rattles',
    ])
  })

  test('is listed for crawlers and in llms.txt', async () => {
    const { db, app, html } = shopOfToys()
    makeLandingPage(db, { name: 'Rattles', query: { search: 'rattle' }, description: 'What rattles.' })
    expect(await html('/sitemaps/pages.xml')).toContain('<loc>http://localhost:3000/shop/rattles</loc>')
    expect(await html('/llms.txt')).toContain(
      '- [Rattles](http://localhost:3000/shop/rattles): What rattles.',
    )
    const picture = metaContent(await html('/shop/rattles'), 'og:image') ?? ''
    const card = await app.request(picture.replace('http://localhost:3000', ''))
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await app.request('/og/shop/rattles-old.jpg')).status).toBe(302)
  })

  test('ignores outdated values of its stored query', async () => {
    const { db, html } = shopOfToys()
    const { id } = makeLandingPage(db, { name: 'Rattles' })
    const query = JSON.stringify({
      category: 'Furniture',
      search: 'rattle',
      sort: 'oldest',
      to: 'x',
      page: 4,
    })
    db.update(landingPages)
      .set({ query: sql`${query}` })
      .where(eq(landingPages.id, id))
      .run()
    expect(await html('/shop/rattles')).toContain('8 products')
  })

  test('shows hostile Markdown as text', async () => {
    const { db, html } = shopOfToys()
    makeLandingPage(db, {
      name: '<img src=x onerror=alert(1)>',
      slug: 'hostile',
      introduction: '<script>alert(1)</script> [x](javascript:alert(1)) ![y](data:text/html,1)',
    })
    const page = await html('/shop/hostile')
    expect(page).not.toMatch(/<script>alert|<img src=x|href="javascript|src="data:text/)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })
})

describe('an administrator', () => {
  test('creates a hidden page with the results for its name', async () => {
    const { app, begun, save, log } = await editorOf('Kids’ Rattles & more')
    expect(begun.landingPage).toMatchObject({
      slug: 'kids-rattles-more',
      search: 'Kids’ Rattles & more',
      isPublished: false,
    })
    expect((await app.request('/shop/kids-rattles-more')).status).toBe(404)
    await save({ isPublished: true, search: undefined, category: ['Toys', 'Safety'] })
    expect((await app.request('/shop/kids-rattles-more')).status).toBe(200)
    expect(log().map(({ action }) => action)).toEqual(['landing-page.added', 'landing-page.edited'])
  })

  test('changes an address, and the previous one leads to it', async () => {
    const { app, save } = await editorOf()
    await save({ isPublished: true })
    await save({ slug: 'baby-rattles' })
    await save({ slug: 'all-rattles' })
    for (const path of ['/shop/rattles', '/shop/baby-rattles?page=2']) {
      const response = await app.request(path)
      expect([response.status, response.headers.get('location')]).toEqual([
        301,
        path.includes('?') ? '/shop/all-rattles?page=2' : '/shop/all-rattles',
      ])
    }
    await save({ slug: 'rattles' })
    expect((await app.request('/shop/rattles')).status).toBe(200)
  })

  test('cannot give two pages the same address', async () => {
    const { pages, save } = await editorOf()
    await save({ isPublished: true })
    await save({ slug: 'baby-rattles' })
    const { id } = await pages.create({ name: 'Rattles' })
    const { version, landingPage } = await pages.byId({ id })
    expect(landingPage.slug).toBe('rattles-2')
    for (const [slug, reason] of [
      ['baby-rattles', '“Rattles” already has that URL'],
      ['rattles', 'That URL redirects to “Rattles”'],
    ] as const)
      await expect(pages.update({ id, version, landingPage: { ...landingPage, slug } })).rejects.toThrow(
        reason,
      )
  })

  test.each([
    ['slug', { slug: 'Not A Slug' }],
    ['slug', { slug: '../admin' }],
    ['slug', { slug: 'x'.repeat(81) }],
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['title', { title: 'x'.repeat(71) }],
    ['introduction', { introduction: 'word '.repeat(2_001) }],
    ['introduction', { introduction: 'x'.repeat(5_000) }],
    ['picture', { picture: '../../etc/passwd' }],
    ['sort', { sort: 'oldest' }],
    ['from', { from: 10, to: 5 }],
    ['to', { to: -1 }],
    ['brand', { brand: Array.from({ length: 11 }, (_, index) => `Brand ${index}`) }],
  ])('sees at the field the error in its %s: %j', async (field, changes) => {
    const { save } = await editorOf()
    await expect(save(changes)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const issues = await save(changes).catch(({ cause }) => cause?.issues)
    expect(issues.map(({ path }: { path: string[] }) => path[1])).toContain(field)
  })

  test('sees at the field that the category does not exist', async () => {
    const { save } = await editorOf()
    await expect(save({ category: ['Toys', 'Furniture'] })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { field: 'landingPage.category' },
    })
  })

  test('cannot overwrite another administrator’s change', async () => {
    const { pages, id, begun, save } = await editorOf()
    await save({ title: 'Theirs' })
    const mine = { id, version: begun.version, landingPage: begun.landingPage }
    await expect(pages.update(mine)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await pages.byId({ id })).landingPage.title).toBe('Theirs')
  })

  test('sees each page’s number of products, moves pages, and deletes them', async () => {
    const { pages, id, save, app } = await editorOf('Rings')
    await save({ isPublished: true })
    const other = await pages.create({ name: 'Sledges' })
    expect((await pages.list()).map(({ name, products }) => [name, products])).toEqual([
      ['Rings', 1],
      ['Sledges', 0],
    ])
    await pages.move({ id: other.id, direction: 'up' })
    expect((await pages.list()).map(({ name }) => name)).toEqual(['Sledges', 'Rings'])
    await pages.delete({ id })
    expect((await app.request('/shop/rings')).status).toBe(404)
    await expect(pages.delete({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(pages.byId({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('finds pages by name', async () => {
    const { admin, id } = await editorOf('Älvdalen strollers')
    expect((await admin.reports.find({ search: 'alvdalen' })).landingPages).toEqual([
      { id, name: 'Älvdalen strollers', slug: 'alvdalen-strollers' },
    ])
  })

  test('can create a limited number, and fewer in the navigation', async () => {
    const { pages, save, db } = await editorOf()
    for (let number = 2; number <= MAX_LANDING_PAGES; number += 1)
      makeLandingPage(db, {
        name: `Page ${number}`,
        position: number,
        inNavigation: number <= MAX_LANDING_LINKS + 1,
      })
    await expect(pages.create({ name: 'One more' })).rejects.toThrow('There are already 100 landing pages')
    await expect(save({ inNavigation: true })).rejects.toThrow('The navigation already has 12 landing pages')
  })
})
