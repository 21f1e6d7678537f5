import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { products } from '#server/db/schema/catalog.ts'
import { type FeedFileImport, importFeedFile } from '#server/features/feeds/service.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { folderOfFile } from '#tests/helpers/own-folder.ts'
import { PROTOTYPE_NAMES } from '#tests/helpers/prototype-names.ts'
import { zipOf } from '#tests/helpers/zip-file.ts'

const fixtures = join(import.meta.dirname, '../fixtures/feeds')
const folder = folderOfFile()
let db: Database

beforeEach(() => {
  db = newDatabase()
})

function run(content: string | Buffer, more: Partial<FeedFileImport> = {}) {
  const path = join(folder, 'feed')
  writeFileSync(path, content)
  return importFeedFile(db, { path, source: 'test', ...more })
}

const stored = () => db.select().from(products).all()
const fixture = (name: string) => readFileSync(join(fixtures, name), 'utf8')

describe('a Rakuten file', () => {
  const feed = fixture('rakuten.txt')

  test.each([
    ['without its TRL line', feed.replace(/TRL.*\n/, '')],
    ['whose TRL line counts others', feed.replace('TRL|40', 'TRL|41')],
    ['with a line missing', feed.replace(/^10799755.*\n/m, '')],
  ])('%s removes nothing', async (_, content) => {
    await run(feed)
    expect(await run(content)).toMatchObject({ status: 'partial', complete: false, delisted: 0 })
    expect(stored().filter(({ delistedAt }) => delistedAt !== null)).toHaveLength(0)
  })

  test('with too few fields in a line rejects it', async () => {
    const report = await run('HDR|1|Shop|01/15/2026\n1|Rattle|x\nTRL|1\n')
    expect(report).toMatchObject({ complete: true, rejected: [{ line: 2, field: 'record' }] })
  })
})

test('CJ text feeds name the retailer of each row', async () => {
  const rows = [
    'PROGRAM_NAME,ID,TITLE,LINK,PRICE,GOOGLE_PRODUCT_CATEGORY_NAME',
    'Rattle House,1,Wooden rattle,https://cj.example/click-1?u=1,199.00 SEK,Baby Toys',
    'Bib & Co,2,Bib,https://cj.example/click-1?u=2,49.00 SEK,',
    ',3,Ball,https://cj.example/click-1?u=3,29.00 SEK,',
  ]
  await run(rows.join('\n'), { advertiserName: 'All of CJ' })
  expect(stored()).toMatchObject([
    { advertiserName: 'Rattle House', category: 'Toys' },
    { advertiserName: 'Bib & Co' },
    { advertiserName: 'All of CJ' },
  ])
})

describe('a Shopify export', () => {
  const header =
    'Handle,Title,Published,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Image Src,Status'
  const linkTemplate = 'https://shop.example/{handle}'

  test('uses the lowest variant price and is in stock with one available variant', async () => {
    const rows = [
      'a,Rattle,TRUE,120,shopify,0,deny,,active',
      'a,,,99.50,shopify,0,deny,https://shop.example/a.jpg,',
      'a,,,,,,,https://shop.example/b.jpg,',
      'a,,,110,shopify,3,deny,,',
    ]
    expect(await run([header, ...rows].join('\n'), { linkTemplate })).toMatchObject({ records: 4, added: 1 })
    expect(stored()).toMatchObject([
      { priceMinor: 9_950, inStock: true, imageUrl: 'https://shop.example/a.jpg' },
    ])
  })

  test('maps the headings since 2025 like the earlier ones, in any order', async () => {
    const newer =
      'Title,URL handle,Vendor,Published on online store,Status,Barcode,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL,Type,Description'
    const rows = [
      'Wool body,wool-body,Oak,TRUE,Active,,299.00,349.00,shopify,0,DENY,https://shop.example/a.jpg,Clothing,<p>Soft</p>',
      ',wool-body,,,,,279.00,,shopify,3,DENY,,,',
      'Wool cap,wool-cap,Oak,TRUE,Active,,99.00,,shopify,0,CONTINUE,,Clothing,',
      'Bib,bib,Oak,TRUE,Draft,,80.00,,shopify,3,DENY,,Clothing,',
      'Cot,cot,Oak,FALSE,Active,,900.00,,shopify,0,DENY,,Nursery,',
      'Blanket,blanket,Oak,TRUE,Active,,199.00,249.00,shopify,0,DENY,,Nursery,',
    ]
    expect(await run([newer, ...rows].join('\n'), { linkTemplate })).toMatchObject({
      dialect: 'shopify-csv',
      records: 6,
      added: 3,
      leftOut: 2,
    })
    expect(stored()).toMatchObject([
      {
        affiliateLink: 'https://shop.example/wool-body',
        description: 'Soft',
        imageUrl: 'https://shop.example/a.jpg',
        priceMinor: 27_900,
        brand: 'Oak',
        inStock: true,
      },
      { name: 'Wool cap', inStock: true },
      { name: 'Blanket', priceMinor: 19_900, listPriceMinor: 24_900, inStock: false },
    ])
  })

  test('omits drafts and delists a product that becomes one', async () => {
    await run([header, 'a,Rattle,TRUE,120,,,deny,,active', 'b,Bib,TRUE,80,,,deny,,active'].join('\n'), {
      linkTemplate,
    })
    const report = await run(
      [header, 'a,Rattle,TRUE,120,,,deny,,draft', 'b,Bib,TRUE,80,,,deny,,active'].join('\n'),
      { linkTemplate },
    )
    expect(report).toMatchObject({
      unchanged: 1,
      delisted: 1,
      rejected: [{ field: 'published', externalId: 'a' }],
    })
  })

  test('rejects each product without a link template', async () => {
    expect(await run([header, 'a,Rattle,TRUE,120,,,deny,,active'].join('\n'))).toMatchObject({
      rejected: [{ field: 'link' }],
    })
  })
})

describe('a WooCommerce export', () => {
  const linkTemplate = 'https://shop.example/{handle}'
  const header =
    'ID,Type,SKU,Name,Published,In stock?,Regular price,Sale price,Categories,Images,External URL,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)'
  const parent =
    '10,variable,BODY,Wool body,1,1,,,Clothing,https://shop.example/b.jpg,,,Storlek,"50, 56",Farbe,"Blue, Red"'
  const variations = [
    '11,variation,BODY-50,"Wool body - 50, Blue",1,1,299,249,,,,BODY,Storlek,50,Farbe,Blue',
    '12,variation,,"Wool body - 56, Blue",1,0,319,,,https://shop.example/56.jpg,,id:10,Storlek,56,Farbe,Blue',
  ]

  test.each([
    ['after their parent', [parent, ...variations]],
    ['before it', [...variations, parent]],
    ['around it', [variations[0], parent, variations[1]]],
  ])('combines variations into one card with the parent’s picture and category, %s', async (_, rows) => {
    const report = await run([header, ...rows].join('\n'), { linkTemplate })
    expect(report).toMatchObject({ dialect: 'woo-csv', records: 3, judged: 2, added: 2 })
    const [first, second] = stored()
    const shared = {
      category: 'Clothing',
      itemGroupId: 'BODY',
      affiliateLink: 'https://shop.example/BODY',
      color: 'Blue',
      variantCount: 2,
      variantKind: 'sizes',
    }
    expect(first).toMatchObject({
      ...shared,
      externalId: 'BODY-50',
      size: '50',
      priceMinor: 24_900,
      listPriceMinor: 29_900,
      imageUrl: 'https://shop.example/b.jpg',
      isFront: true,
    })
    expect(second).toMatchObject({
      ...shared,
      externalId: '12',
      size: '56',
      priceMinor: 31_900,
      inStock: false,
      imageUrl: 'https://shop.example/56.jpg',
      isFront: false,
    })
  })

  test('keeps parents without variations, and hides variations of unpublished ones', async () => {
    const alone = '20,variable,CAP,Wool cap,1,1,,,Clothing,,,,Size,"S, M",,'
    const lost = '31,variation,SOCK-S,Sock - S,1,1,49,,,,,SOCK,Size,S,,'
    const hidden = [parent.replace('Wool body,1', 'Wool body,-1'), ...variations]
    const report = await run([header, alone, lost, ...hidden].join('\n'), { linkTemplate })
    expect(report).toMatchObject({ records: 5, added: 2, leftOut: 2 })
    expect(stored()).toMatchObject([
      { externalId: 'CAP', priceMinor: null },
      { externalId: 'SOCK-S', itemGroupId: 'SOCK', size: 'S', priceMinor: 4_900 },
    ])
  })

  test.each([
    'ID,Typ,Artikelnummer,Namn,Publicerad,"I lager?",Reapris,Ordinarie pris,Kategorier,Bilder,Extern URL,Varumärken,Överordnad,Attribut 1 namn,Attribut 1 värde(n)',
    'ID,Typ,Artikelnummer,Name,Veröffentlicht,Vorrätig?,Angebotspreis,Regulärer Preis,Kategorien,Bilder,Externe URL,Marken,Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e)',
    'ID,Type,Produktnr,Navn,Publisert,På lager?,Utsalgspris,Ordinær pris,Kategorier,Bilder,Ekstern URL,Merkevarer,Forelder,Attributt 1 navn,Attributt 1 verdi(er)',
    'ID,Type,Varenummer,Navn,Udgivet,På lager?,Tilbudspris,Normalpris,Kategorier,Billeder,Ekstern URL (webadresse),Varemærker,Overordnet,Egenskab 1 navn,Egenskab 1 værdi(er)',
  ])('is recognized by its translated headings: %s', async (headings) => {
    const rows = [
      '1,external,D1,Rassel Bär,1,1,"14,90","19,90",Spielzeug,https://shop.example/1.jpg,https://shop.example/1,Oak,,,',
      '2,external,D2,Draft,-1,1,,10,,,https://shop.example/2,,,,',
      '3,external,D3,Private,0,1,,10,,,https://shop.example/3,,,,',
      '4,external,D4,Sold out,1,0,,10,,,https://shop.example/4,,,,',
      '5,variable,D5,Body,1,1,,,,,https://shop.example/5,,,Größe,50',
      '6,variation,D6,Body 50,1,1,,20,,,,,D5,Größe,50',
    ]
    const report = await run([headings, ...rows].join('\n'), { currency: 'EUR' })
    expect(report).toMatchObject({ dialect: 'woo-csv', added: 3, leftOut: 2 })
    expect(stored()).toMatchObject([
      {
        externalId: 'D1',
        priceMinor: 1_490,
        listPriceMinor: 1_990,
        imageUrl: 'https://shop.example/1.jpg',
        brand: 'Oak',
        category: 'Toys',
      },
      { externalId: 'D4', inStock: false },
      { externalId: 'D6', itemGroupId: 'D5', size: '50', affiliateLink: 'https://shop.example/5' },
    ])
  })

  test('lets a translated column be remapped by the file’s heading', async () => {
    const csv =
      'ID,Namn,Publicerad,Ordinarie pris,Extern URL,Mitt pris\n1,Boll,1,20,https://shop.example/1,15'
    await run(csv, { mapping: { price: ['mitt pris'], name: ['namn'] } })
    expect(stored()).toMatchObject([{ name: 'Boll', priceMinor: 1_500 }])
  })
})

describe('a feed of unknown dialect', () => {
  const mapping = { externalId: ['nr'], name: ['was'], link: ['wo'], price: ['preis'] }

  test.each([
    [
      'generic-csv',
      'Nr;Was;Wo;Preis\n1;Rassel;https://shop.example/1;12,50 EUR\n2;Ball;https://shop.example/2;9',
    ],
    [
      'generic-xml',
      '<shop><ware><nr>1</nr><was>Rassel</was><wo>https://shop.example/1</wo><preis>12,50 EUR</preis></ware><ware><nr>2</nr><was>Ball</was><wo>https://shop.example/2</wo></ware></shop>',
    ],
    [
      'generic-json',
      '{"items":[{"nr":1,"was":"Rassel","wo":"https://shop.example/1","preis":"12,50 EUR"},{"nr":2,"was":"Ball","wo":"https://shop.example/2"}]}',
    ],
  ])('is read as %s after its columns are mapped', async (dialect, content) => {
    expect(await run(content)).toMatchObject({ status: 'failed', dialect: null })
    expect(await run(content, { dialect, mapping: { name: ['was'] } })).toMatchObject({
      status: 'failed',
      message: 'No column is chosen for externalId, link. Nothing was changed.',
    })
    expect(await run(content, { dialect, mapping })).toMatchObject({ status: 'done', dialect, added: 2 })
    expect(stored()).toMatchObject([
      { externalId: '1', name: 'Rassel', priceMinor: 1_250, currency: 'EUR' },
      { externalId: '2' },
    ])
  })

  test('is refused if the file differs from the chosen dialect', async () => {
    expect(await run('a,b\n1,2', { dialect: 'awin-csv' })).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('The file isn’t awin-csv'),
    })
    expect(await run('a,b\n1,2', { dialect: 'nonsense' })).toMatchObject({ status: 'failed' })
  })

  test('lets columns of a recognized dialect be remapped, and rules exclude products', async () => {
    const csv =
      'aw_product_id,product_name,aw_deep_link,search_price,my_price,merchant_category\n1,Rattle,https://shop.example/1,10,8,Toys\n2,Mower,https://shop.example/2,10,8,Garden > Mowers'
    const report = await run(csv, {
      mapping: { price: ['my_price'] },
      categoryRules: [{ text: 'garden', category: 'skip' }],
    })
    expect(report).toMatchObject({ added: 1, leftOut: 1, rejected: [{ line: 3, field: 'category' }] })
    expect(stored()).toMatchObject([{ priceMinor: 800 }])
  })
})

describe('an archive', () => {
  const header = 'aw_product_id,product_name,aw_deep_link'
  const part = (id: number) => `${header}\n${id},Rattle ${id},https://shop.example/${id}\n`

  test('joins all files of the dialect, except names that lead outside', async () => {
    const zip = zipOf([
      { name: 'readme.txt', content: 'Hello' },
      { name: '../0.csv', content: part(0) },
      { name: 'parts/1.csv', content: part(1) },
      { name: '2.csv', content: part(2) },
    ])
    expect(await run(zip)).toMatchObject({ status: 'done', added: 2, complete: true })
  })

  test('is incomplete with a file of another form in it', async () => {
    const zip = zipOf([
      { name: '1.csv', content: part(1) },
      { name: '2.csv', content: 'a,b\n1,2\n' },
    ])
    expect(await run(zip)).toMatchObject({ status: 'partial', added: 1, complete: false })
  })

  test.each([
    ['without a feed', zipOf([{ name: 'a.exe', content: 'x' }]), /contains no feed/],
    ['with a page in it', zipOf([{ name: 'a.xml', content: '<html></html>' }]), /a web page/],
    ['that is corrupt', zipOf([{ name: 'a.csv', content: part(1), checksum: 7 }]), /incomplete or corrupt/],
  ])('%s changes nothing', async (_, zip, message) => {
    const report = await run(zip)
    expect(report).toMatchObject({ status: 'failed', added: 0 })
    expect(report.message).toMatch(message)
  })
})

test('an import of a sample changed in any way ends with consistent counts', {
  timeout: 60_000,
}, async () => {
  const samples = [
    'adtraction-xml.zip',
    'adtraction-tsv-single-quote.zip',
    'cj-google-xml.zip',
    'google-tsv.tsv',
    'rakuten.txt',
    'shopify.csv',
    'tradedoubler.json',
    'woocommerce-external.csv',
  ].map((name) => readFileSync(join(fixtures, name)))
  const piece = fc.constantFrom(
    '"',
    "'",
    '\n',
    '|',
    '\t',
    '}',
    '{',
    ']',
    '\\',
    '<',
    '</product>',
    '\u0000',
    'TRL|0\n',
    'PK',
    ...PROTOTYPE_NAMES,
  )
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat({ max: 300 }),
    insert: piece,
  })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...samples),
      fc.array(change, { minLength: 1, maxLength: 5 }),
      async (sample, changes) => {
        db = newDatabase()
        const bytes = changes.reduce((now, { at, cut, insert }) => {
          const place = Math.floor(at * now.length)
          return Buffer.concat([now.subarray(0, place), Buffer.from(insert), now.subarray(place + cut)])
        }, sample)
        const report = await run(bytes, { linkTemplate: 'https://shop.example/{handle}' })
        expect(report.added).toBe(stored().length)
        expect(report.delisted + report.changed).toBe(0)
        for (const { affiliateLink, name } of stored()) {
          expect(affiliateLink).toMatch(/^https?:\/\//)
          expect(name).not.toMatch(/<[a-z/!?]|\p{Cc}/iu)
        }
        db.$client.close()
      },
    ),
    { numRuns: 60 },
  )
})
