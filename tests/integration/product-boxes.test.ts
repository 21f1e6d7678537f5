import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inLanguage } from '#server/config/languages.ts'
import { raiseCatalogVersion } from '#server/db/catalog-version.ts'
import { products } from '#server/db/schema/catalog.ts'
import { importFeedFile } from '#server/features/feeds/service.ts'
import { blockHtml } from '#server/features/products/boxes/block-html.ts'
import { namedProducts } from '#server/features/products/boxes/named-product.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { makeLandingPage } from '#tests/helpers/landing-page-factory.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { structuredNodes } from '#tests/helpers/structured-data.ts'
import { WHOLE_ARTICLE } from '#tests/helpers/whole-article.ts'

const textWith = (section: string) =>
  `How it begins.\n\n## Prams\n\n${section}\n\n## Conclusion\n\nHow it ends.`
const AWIN = 'https://www.awin1.com/cread.php?awinmid=1'
const LABEL = 'Advertising: this article contains links to products; we may earn a commission.'
const GTIN = '7350000000012'

async function shopOfPrams() {
  const shop = await adminShop({ seeded: false })
  const pram = makeProduct(shop.db, {
    name: 'Pram Alva',
    category: 'Nursery',
    priceMinor: 129_000,
    advertiserName: 'Fjordkin',
    affiliateLink: AWIN,
    brand: 'Alva',
  })
  const buggy = makeProduct(shop.db, { name: 'Buggy Bo', priceMinor: 49_900, color: 'Blue' })
  const { articles } = shop.admin
  const { id } = await articles.create({ title: 'Prams for small halls' })
  const write = async (section: string) => {
    const { version, article } = await articles.byId({ id })
    const whole = { ...article, ...WHOLE_ARTICLE, text: textWith(section) }
    const { version: next } = await articles.update({ id, version, article: whole })
    await articles.publish({ id, version: next, at: null })
  }
  const html = async (path = '/blog/prams-for-small-halls') => (await shop.app.request(path)).text()
  const preview = async (section: string) => {
    const { slug: _, ...article } = (await articles.byId({ id })).article
    return articles.preview({ article: { ...article, ...WHOLE_ARTICLE, text: textWith(section) } })
  }
  const change = (productId: number, values: Partial<typeof products.$inferInsert>) => {
    shop.db.update(products).set(values).where(eq(products.id, productId)).run()
    raiseCatalogVersion(shop.db)
  }
  return { ...shop, pram, buggy, articleId: id, write, html, preview, change }
}

const boxOf = (html: string) => /<div data-products="box".*?<\/div><\/div>/s.exec(html)?.[0] ?? ''

test('boxes, comparisons, and prices are in the language of their page', async () => {
  const { db, pram, buggy } = await shopOfPrams()
  const html = inLanguage({ language: 'sv', prefix: '/sv' }, () => {
    const place = { place: 'article', page: 1 } as const
    const block = { title: '', text: '', pros: ['light'], cons: [], unread: [] }
    const items = [pram, buggy].map(({ id }) => ({ id, title: '', text: '' }))
    const blocks = (['product', 'compare', 'price'] as const).map((kind) => ({ ...block, kind, items }))
    return blocks.map((one) => blockHtml(one, namedProducts(db, blocks), place)).join('')
  })
  expect(html).toContain('<ul data-part="pros" aria-label="Fördelar"><li>light</li></ul>')
  expect(html).toContain('<b>1\u00a0290\u00a0kr</b> hos Fjordkin')
  expect(html).toContain('aria-label="Köp nu: Pram Alva (öppnas i en ny flik)"')
  expect(html).toContain('>Annons</small>')
  expect(html).toContain('aria-label="Jämförelse: Pram Alva, Buggy Bo"')
  for (const label of ['Pris', 'Säljs av', 'Lagerstatus', 'Varumärke', 'Färg', 'Butik'])
    expect(html).toContain(`<th scope="row">${label}</th>`)
})

describe('a product box in an article', () => {
  test('shows name, price, and the author’s words, and links as advertising', async () => {
    const { pram, articleId, write, html } = await shopOfPrams()
    await write(
      `:::product ${pram.id}\nheadline: Small <halls>\nverdict: Folds with one hand\n+ light\n- narrow wheels\n:::`,
    )
    const page = await html()
    const box = boxOf(page)
    const reference = `a${articleId.toString(36)}-${pram.id.toString(36)}`
    expect(box).toContain(`<a href="/products/${pram.id}-pram-alva">Pram Alva</a>`)
    expect(box).toContain('Small &lt;halls&gt;')
    expect(box).toContain('<ul data-part="pros" aria-label="Pros"><li>light</li></ul>')
    expect(box).toMatch(/<b>1,290 SEK<\/b> at Fjordkin/)
    expect(box).toContain(`href="${AWIN}&amp;clickref=${reference}"`)
    expect(box).toContain('rel="sponsored nofollow noopener"')
    expect(box).toContain(`data-counted-as="${pram.id} article"`)
    expect(box).toContain('>Ad</small>')
    expect(box.match(/data-buy/g)).toHaveLength(1)
    expect(page).toContain(LABEL)
  })

  test('says when a product is out of stock or no longer sold, and shows no unknown one', async () => {
    const { pram, write, html, change } = await shopOfPrams()
    await write(`:::product ${pram.id}\nverdict: Good\n\n:::product 999\nverdict: Unknown one`)
    change(pram.id, { inStock: false })
    const soldOut = await html()
    expect(boxOf(soldOut)).toContain('Out of stock')
    expect(boxOf(soldOut)).toContain('>Check at Fjordkin</a>')
    expect(soldOut).not.toContain('Unknown one')
    expect(soldOut).not.toContain('999')
    change(pram.id, { delistedAt: new Date() })
    const delisted = boxOf(await html())
    expect(delisted).toContain('No longer sold')
    expect(delisted).not.toContain('<a ')
  })

  test('offers what the cheapest of several retailers has in stock', async () => {
    const { db, pram, write, html, change } = await shopOfPrams()
    change(pram.id, { gtin: GTIN })
    const other = { name: 'Pram Alva', gtin: GTIN, brand: 'Alva' }
    const cheaper = makeProduct(db, { ...other, advertiserName: 'Tumblewood', priceMinor: 99_000 })
    makeProduct(db, { ...other, advertiserName: 'Mellow', priceMinor: 50_000, inStock: false })
    makeProduct(db, { ...other, advertiserName: 'Abroad', priceMinor: 9_900, currency: 'EUR' })
    await write(`:::product ${pram.id}`)
    const box = boxOf(await html())
    expect(box).toMatch(/<b>990 SEK<\/b> at Tumblewood/)
    expect(box).toContain('Cheapest of 2 retailers')
    expect(box).toContain(`data-counted-as="${cheaper.id} article"`)
  })

  test('shows the price of an import at the next request', async () => {
    const { db, write, html } = await shopOfPrams()
    const folder = folderOfTest()
    const path = join(folder, 'feed.txt')
    const importAt = (price: string) => {
      writeFileSync(path, `id\ttitle\tlink\tprice\n1\tChair Cleo\thttps://shop.example/1\t${price}\n`)
      return importFeedFile(db, { path, source: 'chairs' })
    }
    await importAt('249 SEK')
    const chair = db.select().from(products).where(eq(products.name, 'Chair Cleo')).get()
    await write(`:::product ${chair?.id}\n\nIt costs :price[${chair?.id}] now.`)
    expect(await html()).toContain('It costs 249 SEK now.')
    expect(boxOf(await html())).toMatch(/Price checked \d+ \w+ \d{4}/)
    await importAt('199 SEK')
    expect(await html()).toContain('It costs 199 SEK now.')
    expect(boxOf(await html())).toContain('<b>199 SEK</b>')
  })
})

test('a comparison has a row for each known fact, and picks have their rank', async () => {
  const { pram, buggy, write, html } = await shopOfPrams()
  await write(
    `:::compare ${pram.id} ${buggy.id}\n\n:::picks\n1. ${buggy.id} Cheapest: costs least\n2. 999 Gone: no\n3. ${pram.id} Best: folds\n:::`,
  )
  const page = await html()
  const table = /<div tabindex="0" role="region" aria-label="Comparison.*?<\/table>/s.exec(page)?.[0] ?? ''
  expect(table).toContain('aria-label="Comparison: Pram Alva, Buggy Bo"')
  expect(table.match(/<th scope="col">/g)).toHaveLength(2)
  expect(table).toContain('<tr><th scope="row">Brand</th><td>Alva</td><td>—</td></tr>')
  expect(table).toContain('<tr><th scope="row">Color</th><td>—</td><td>Blue</td></tr>')
  expect(table).not.toContain('Material')
  expect(table.match(/data-buy/g)).toHaveLength(2)
  const picks = /<ol data-products="picks">.*?<\/ol>/s.exec(page)?.[0] ?? ''
  expect(picks.match(/<li><div data-products="box"/g)).toHaveLength(2)
  expect(picks.indexOf('Cheapest')).toBeLessThan(picks.indexOf('Best'))
  const types = structuredNodes(page)
  expect(types.find((node) => node['@type'] === 'ItemList')).toMatchObject({
    itemListElement: [
      { url: `http://localhost:3000/products/${buggy.id}-buggy-bo` },
      { url: `http://localhost:3000/products/${pram.id}-pram-alva` },
    ],
  })
  expect(JSON.stringify(types)).not.toContain('Offer')
})

test('a judged product is a review by the author; one statement alone is none', async () => {
  const { pram, buggy, write, html } = await shopOfPrams()
  await write(
    `:::product ${pram.id}\nverdict: Folds well\n+ light\n- narrow\n\n:::product ${buggy.id}\nverdict: Fine\n+ blue`,
  )
  const nodes = structuredNodes(await html())
  const reviews = nodes.filter((node) => node['@type'] === 'Review')
  expect(reviews).toHaveLength(1)
  expect(reviews[0]).toMatchObject({
    author: { '@type': 'Person', name: 'A mother of three' },
    reviewBody: 'Folds well',
    itemReviewed: { name: 'Pram Alva' },
    positiveNotes: { itemListElement: [{ position: 1, name: 'light' }] },
    negativeNotes: { itemListElement: [{ position: 1, name: 'narrow' }] },
  })
  expect(nodes.find((node) => node['@type'] === 'BlogPosting')).toMatchObject({
    author: { '@type': 'Person', name: 'A mother of three' },
  })
})

test('boxes stand in the feed and on a landing page too, with their own references', async () => {
  const { db, pram, write, html } = await shopOfPrams()
  await write(`:::product ${pram.id}\nverdict: Folds well`)
  const feed = await html('/feed.xml')
  expect(feed).toContain('data-products=&quot;box&quot;')
  expect(feed).toContain(`http://localhost:3000/products/${pram.id}-pram-alva`)
  expect(feed).not.toContain('<!--product')
  const { id } = makeLandingPage(db, {
    name: 'Prams',
    introduction: `Look.\n\n:::product ${pram.id}\n\n## More\n\n:price[${pram.id}]`,
  })
  const landing = await html('/shop/prams')
  expect(boxOf(landing)).toContain(`clickref=l${id.toString(36)}-${pram.id.toString(36)}`)
  expect(landing).toMatch(/<p>1,290 SEK<\/p>/)
  expect(/<meta name="description" content="([^"]*)"/.exec(landing)?.[1]).toBe('Look.')
})

describe('the editor', () => {
  test('is warned of what readers cannot see', async () => {
    const { pram, buggy, preview, change } = await shopOfPrams()
    change(buggy.id, { delistedAt: new Date() })
    const { warnings, body } = await preview(
      `:::product 999\n\n:::product ${buggy.id}\nverdict: Good\n\n:::product ${pram.id}\n\n:::compare ${pram.id} x\n\n- :::product 5`,
    )
    expect(warnings).toEqual([
      'The shop has no product 999',
      `“Buggy Bo” (${buggy.id}) is no longer sold`,
      `Say in your own words why “Pram Alva” (${pram.id}) is here`,
      ':::compare needs two product numbers',
      ':::compare cannot use “x”',
      '“:::product 5” is shown as text. Put it at the start of a line, after an empty line.',
    ])
    expect(body).toContain('The shop has no product 999: readers see nothing here')
  })

  test('is warned of eight thousand prices, of which thirty are shown', async () => {
    const { pram, preview } = await shopOfPrams()
    const { warnings, body } = await preview(`:price[${pram.id}]\n\n`.repeat(8_000))
    expect(warnings).toEqual([
      'Only the first 30 products, comparisons, picks, and prices are shown: 7970 more are left out',
    ])
    expect(body.match(/1,290 SEK/g)).toHaveLength(30)
  })

  test('is warned of too many products, and of one retailer alone', async () => {
    const { pram, preview } = await shopOfPrams()
    const { warnings, body } = await preview(`:::product ${pram.id}\nverdict: Good\n\n`.repeat(1_000))
    expect(warnings).toEqual([
      'Only the first 30 products, comparisons, picks, and prices are shown: 970 more are left out',
      '30 of 30 advertising links lead to Fjordkin',
    ])
    expect(body.match(/data-products="box"/g)).toHaveLength(30)
    expect((await preview('Nothing for sale.')).warnings).toEqual([])
  })
})

test('a product that several retailers sell has one range of offers for search engines', async () => {
  const { db, pram, change, html } = await shopOfPrams()
  change(pram.id, { gtin: GTIN })
  makeProduct(db, { name: 'Pram Alva', gtin: GTIN, priceMinor: 99_000, advertiserName: 'Tumblewood' })
  raiseCatalogVersion(db)
  expect(structuredNodes(await html(`/products/${pram.id}-pram-alva`)).at(-1)).toMatchObject({
    brand: { '@type': 'Brand', name: 'Alva' },
    gtin: GTIN,
    offers: { '@type': 'AggregateOffer', lowPrice: 990, highPrice: 1_290, offerCount: 2 },
  })
})
