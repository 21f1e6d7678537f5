import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { products } from '#server/db/schema/catalog.ts'
import { type FeedFileImport, importFeedFile } from '#server/features/feeds/service.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { folderOfFile } from '#tests/helpers/own-folder.ts'

const folder = folderOfFile()

async function imported(content: string, more: Partial<FeedFileImport> = {}) {
  const db = newDatabase()
  const path = join(folder, 'feed')
  writeFileSync(path, content)
  const report = await importFeedFile(db, { path, source: 'test', ...more })
  return { report, stored: db.select().from(products).orderBy(products.id).all() }
}

const googleXml = (link: string, picture: string) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>1</g:id><g:title>Rattle</g:title><g:link>${link}</g:link><g:image_link>${picture}</g:image_link></item></channel></rss>`
const tradedoubler = (productUrl: string, url: string) =>
  JSON.stringify({
    productHeader: {},
    products: [
      { name: 'Rattle', productImage: { url }, offers: [{ id: 'a', productUrl, priceHistory: [] }] },
    ],
  })
const awin = (link: string, picture: string) =>
  `aw_product_id,product_name,aw_deep_link,merchant_image_url\n1,Rattle,"${link}","${picture}"\n`

test.each([
  [
    'Google XML',
    googleXml('<![CDATA[https://t.test/c?a=1&amp;u=2]]>', '<![CDATA[//i.test/p?w=1&#038;h=2]]>'),
  ],
  ['Tradedoubler JSON', tradedoubler('https://t.test/c?a=1&amp;u=2', '//i.test/p?w=1&#038;h=2')],
  ['Awin CSV', awin('https://t.test/c?a=1&amp;u=2', '//i.test/p?w=1&#038;h=2')],
])('repairs doubly escaped or scheme-less links and pictures of %s', async (_, feed) => {
  const { stored } = await imported(feed)
  expect(stored).toMatchObject([
    { affiliateLink: 'https://t.test/c?a=1&u=2', imageUrl: 'https://i.test/p?w=1&h=2' },
  ])
})

const OWN_COLUMNS =
  'id;slug;name;price;currency;affiliate_link;is_best_seller;is_editors_pick;in_stock;created_at;is_listed'

test.each([
  ['SANT', 'FALSKT'],
  ['WAHR', 'FALSCH'],
  ['SANN', 'USANN'],
  ['SAND', 'FALSK'],
  ['VRAI', 'FAUX'],
  ['TOSI', 'EPÄTOSI'],
])('restores the shop’s own export saved by a spreadsheet as %s and %s', async (yes, no) => {
  const row = (id: number, marks: string[]) =>
    `${id};rattle;Rattle;100;SEK;https://shop.test/${id};${marks.slice(0, 3).join(';')};2026-01-15;${marks[3]}`
  const rows = [row(1, [yes, no, yes, yes]), row(2, [no, yes, no, yes]), row(3, [no, no, yes, no])]
  const { stored, report } = await imported([OWN_COLUMNS, ...rows, ''].join('\r\n'))
  expect(stored).toMatchObject([
    { isBestSeller: true, isEditorsPick: false, inStock: true },
    { isBestSeller: false, isEditorsPick: true, inStock: false },
  ])
  expect(report).toMatchObject({ rejected: [{ reason: 'The product isn’t published' }] })
})

test('reads Shopify and WooCommerce exports saved by a spreadsheet', async () => {
  const shopify =
    'Handle;Title;Published;Variant Price;Status\na;Rattle;SANT;1 299,00;active\na;;;499,00;\nb;Bib;FALSKT;80;active\n'
  const { stored } = await imported(shopify, { linkTemplate: 'https://shop.test/{handle}' })
  expect(stored).toMatchObject([{ externalId: 'a', priceMinor: 49_900 }])
  const woo =
    'ID;Name;Published;In stock?;Regular price;External URL\n1;Rattle;WAHR;FALSCH;120;https://shop.test/1\n2;Bib;FALSCH;WAHR;80;https://shop.test/2\n'
  expect((await imported(woo)).stored).toMatchObject([{ externalId: '1', inStock: false }])
})

const woo = (day: string) =>
  `ID,Name,Published,Regular price,Sale price,Date sale price ends,External URL\n1,Rattle,1,500,400,2026-01-${day},https://shop.test/1\n`
const googleTsv = (day: string) =>
  `id\ttitle\tlink\tprice\tsale_price\tsale_price_effective_date\n1\tRattle\thttps://shop.test/1\t500 SEK\t400 SEK\t2026-01-08/2026-01-${day}\n`
const rakuten = (day: string) =>
  `HDR|1|Shop|01/15/2026\n1|Rattle|sku|Toys||https://shop.test/1|||||||400|500|01/08/2026|01/${day}/2026||||||||||SEK||\nTRL|1\n`

const wooOfExcel = (day: string) => woo(day).replace(/2026-01-(\d+)/, '1/$1/2026')

test.each([
  ['WooCommerce', woo],
  ['WooCommerce that American Excel saved', wooOfExcel],
  ['Google', googleTsv],
  ['Rakuten', rakuten],
])('extends a sale of %s to the end of its last day', async (_, feed) => {
  const now = new Date(2026, 0, 15, 23)
  const onLastDay = await imported(feed('15'), { now })
  expect(onLastDay.stored).toMatchObject([{ priceMinor: 40_000, listPriceMinor: 50_000 }])
  const afterwards = await imported(feed('14'), { now })
  expect(afterwards.stored).toMatchObject([{ priceMinor: 50_000, listPriceMinor: null }])
})
