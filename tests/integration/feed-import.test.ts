import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { observedPrices, products } from '#server/db/schema/catalog.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { type FeedFileImport, importFeedFile } from '#server/features/feeds/service.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { folderOfFile } from '#tests/helpers/own-folder.ts'
import { PROTOTYPE_NAMES } from '#tests/helpers/prototype-names.ts'
import { thoroughly } from '#tests/helpers/thoroughly.ts'

/** Maps the generator's containers and networks to dialects of feeds. */
const DIALECT_OF: Record<string, string> = {
  'adtraction-xml-zip': 'adtraction-xml',
  'adtraction-tsv-zip': 'adtraction-csv',
  'adtraction-google-zip': 'google-xml',
  'cj-xml-zip': 'cj-xml',
}
const fixtures = join(import.meta.dirname, '../fixtures/feeds')
const workFolder = folderOfFile()
const today = new Date('2026-01-15T12:00:00Z')

const expectedFeed = z.object({
  file: z.string(),
  dialect: z.string(),
  configuration: z.object({
    currency: z.string(),
    advertiser_name: z.string().optional(),
    advertiser_id: z.string().optional(),
    link_template: z.string().optional(),
  }),
  records: z.number(),
  accepted: z.number(),
  rejected: z.record(z.string(), z.number()),
  in_stock: z.number(),
  without_price: z.number(),
})
const expectedProduct = z.object({
  external_id: z.string(),
  name: z.string(),
  price_minor: z.number().nullable(),
  currency: z.string(),
  affiliate_link: z.string(),
  image_url: z.string().nullable(),
  advertiser_name: z.string(),
  advertiser_id: z.string(),
  advertiser_logo_url: z.string().optional(),
  outcome: z.string(),
  brand: z.string().nullable(),
  gtin: z.string().nullable(),
  categories: z.array(z.string()),
  in_stock: z.boolean(),
  description: z.string().nullable(),
  description_is_html: z.boolean(),
})

const expectedFeeds = z
  .array(expectedFeed)
  .parse(JSON.parse(readFileSync(join(fixtures, 'expected.json'), 'utf8')))

function expectedProducts(file: string) {
  const lines = readFileSync(join(fixtures, 'expected', `${file}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  return lines
    .map((line) => expectedProduct.parse(JSON.parse(line)))
    .filter(({ outcome }) => outcome === 'accepted')
}

let db: Database
let files = 0

beforeEach(() => {
  db = newDatabase()
})

function fixture(name: string) {
  return join(fixtures, name)
}

function fileWith(content: string | Buffer) {
  files += 1
  const path = join(workFolder, `feed-${files}`)
  writeFileSync(path, content)
  return path
}

function run(path: string, more: Partial<FeedFileImport> = {}) {
  return importFeedFile(db, { path, source: 'test feed', now: today, ...more })
}

function stored() {
  return db.select().from(products).orderBy(asc(products.id)).all()
}

function listedIds() {
  return stored().flatMap(({ delistedAt, externalId }) => (delistedAt === null ? [externalId] : []))
}

const header = 'aw_product_id,product_name,aw_deep_link,search_price,currency'

function csv(...rows: string[]) {
  return [header, ...rows, ''].join('\n')
}

function csvRow(id: number | string, price = '100.00', link = `https://shop.example/p/${id}`) {
  return `${id},Rattle ${id},${link},${price},SEK`
}

function csvRows(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => csvRow(from + index))
}

function xml(...items: string[]) {
  const body = items.map((item) => `<item>${item}</item>`).join('\n')
  return `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>\n${body}\n</channel></rss>`
}

function xmlItem(id: string, more = '') {
  return `<g:id>${id}</g:id><g:title>Rattle ${id}</g:title><g:link>https://shop.example/p/${id}</g:link>${more}`
}

describe.each(expectedFeeds)('$file', ({ file, dialect, configuration, ...counts }) => {
  const settings = {
    currency: configuration.currency,
    advertiserName: configuration.advertiser_name,
    advertiserId: configuration.advertiser_id,
    linkTemplate: configuration.link_template,
  }
  const rejectedCount = Object.values(counts.rejected).reduce((sum, count) => sum + count, 0)

  test('imports exactly the expected products', async () => {
    const report = await run(fixture(file), settings)
    expect(report).toMatchObject({
      status: 'done',
      dialect: DIALECT_OF[dialect] ?? dialect,
      records: counts.records,
      added: counts.accepted,
      changed: 0,
      unchanged: 0,
      delisted: 0,
      rejectedCount,
      complete: true,
    })
    const rows = stored()
    expect(rows.filter((row) => row.inStock)).toHaveLength(counts.in_stock)
    expect(rows.filter((row) => row.priceMinor === null)).toHaveLength(counts.without_price)
    expect(report.rejected.every(({ field }) => field === 'published')).toBe(true)
    expect(rows.map((row) => row.externalId)).toEqual(expectedProducts(file).map((one) => one.external_id))
    for (const product of expectedProducts(file)) {
      const row = rows.find(({ externalId }) => externalId === product.external_id)
      expect(row).toMatchObject({
        name: product.name,
        priceMinor: product.price_minor,
        currency: product.currency,
        affiliateLink: product.affiliate_link,
        imageUrl: product.image_url,
        advertiserName: product.advertiser_name,
        advertiserId: product.advertiser_id,
        advertiserLogoUrl: product.advertiser_logo_url ?? null,
        brand: product.brand,
        gtin: product.gtin,
        inStock: product.in_stock,
      })
      expect(product.categories).toContain(row?.category)
      if (!product.description_is_html) {
        // Its lines too, where the format has not lost them.
        expect(onOneLine(row?.description)).toBe(onOneLine(product.description))
      } else {
        expect(row?.description).not.toMatch(/<[a-z/]|&[a-z]+;/i)
      }
    }
  })

  test('updates nothing when imported again', async () => {
    await run(fixture(file), settings)
    const before = stored()
    const report = await run(fixture(file), { ...settings, now: new Date('2026-01-16T12:00:00Z') })
    expect(report).toMatchObject({ added: 0, changed: 0, unchanged: counts.accepted, delisted: 0 })
    expect(stored()).toEqual(before)
  })
})

describe('the next day’s file', () => {
  const tomorrow = new Date('2026-01-16T12:00:00Z')

  test('adds, changes, and delists products, and keeps the old prices', async () => {
    await run(fixture('google-xml.xml'))
    const before = stored()
    const report = await run(fixture('google-xml.next-day.xml'), { now: tomorrow })
    expect(report).toMatchObject({ status: 'done', added: 3, changed: 7, unchanged: 30, delisted: 3 })
    const expected = expectedProducts('google-xml.next-day.xml')
    expect(new Set(listedIds())).toEqual(new Set(expected.map((product) => product.external_id)))
    const changed = before.filter((row) =>
      stored().some(({ id, priceMinor }) => id === row.id && priceMinor !== row.priceMinor),
    )
    expect(changed).toHaveLength(7)
    for (const row of changed) {
      const history = db
        .select()
        .from(observedPrices)
        .where(eq(observedPrices.productId, row.id))
        .orderBy(asc(observedPrices.fromAt))
        .all()
      expect(history).toMatchObject([
        { fromAt: today, untilAt: tomorrow },
        { fromAt: tomorrow, untilAt: null },
      ])
      expect(history[0]?.priceMinor).toBe(row.priceMinor)
    }
  })

  test('restores a delisted product under its id', async () => {
    await run(fileWith(csv(...csvRows(0, 3))))
    const ids = stored().map(({ id }) => id)
    await run(fileWith(csv(...csvRows(0, 2))))
    expect(listedIds()).toEqual(['0', '1'])
    expect(await run(fileWith(csv(...csvRows(0, 3))))).toMatchObject({ added: 0, changed: 1, unchanged: 2 })
    expect(stored().map(({ id }) => id)).toEqual(ids)
    expect(listedIds()).toEqual(['0', '1', '2'])
  })

  test('keeps an administrator’s values and other feeds', async () => {
    await run(fileWith(csv(csvRow('a'))), { source: 'other feed' })
    await run(fileWith(csv(csvRow('a'), csvRow('b'))))
    db.update(products).set({ isEditorsPick: true, commission: '9%' }).run()
    expect(await run(fileWith(csv(csvRow('a', '90'))))).toMatchObject({ changed: 1, delisted: 1 })
    expect(stored()).toMatchObject([
      { source: 'other feed', externalId: 'a', priceMinor: 10_000, delistedAt: null },
      {
        source: 'test feed',
        externalId: 'a',
        priceMinor: 9_000,
        isEditorsPick: true,
        commission: '9%',
        delistedAt: null,
      },
      { source: 'test feed', externalId: 'b', delistedAt: today },
    ])
  })

  test('delists nothing above 30 % and 20 products until an administrator agrees', async () => {
    await run(fileWith(csv(...csvRows(0, 70))))
    const half = fileWith(csv(...csvRows(35, 71)))
    const report = await run(half)
    expect(report).toMatchObject({
      status: 'partial',
      added: 1,
      unchanged: 35,
      delisted: 0,
      withheld: 35,
      complete: true,
    })
    expect(report.message).toContain('35 products would have been removed at once')
    expect(listedIds()).toHaveLength(71)
    expect(await run(half, { overrideSafetyLimits: true })).toMatchObject({
      status: 'done',
      delisted: 35,
      withheld: 0,
    })
    expect(listedIds()).toHaveLength(36)
  })

  test('may delist most of a small feed', async () => {
    await run(fileWith(csv(...csvRows(0, 20))))
    expect(await run(fileWith(csv(csvRow(0))))).toMatchObject({ delisted: 19, withheld: 0 })
  })

  test('keeps a product whose record is unreadable today', async () => {
    await run(fileWith(csv(csvRow('a'), csvRow('b'))))
    const report = await run(fileWith(csv(csvRow('a', '-1'), csvRow('b'))))
    expect(report).toMatchObject({
      unchanged: 1,
      delisted: 0,
      rejected: [{ externalId: 'a', field: 'price', line: 2 }],
    })
    expect(listedIds()).toEqual(['a', 'b'])
  })
})

describe('the identity of a product', () => {
  test('is the exact trimmed id, and the first of two equal ids wins', async () => {
    const report = await run(
      fileWith(
        csv(
          csvRow('a1', '1'),
          csvRow('A1', '2'),
          csvRow('0042', '3'),
          csvRow('42', '4'),
          csvRow(' a1 ', '5'),
        ),
      ),
    )
    expect(report).toMatchObject({
      added: 4,
      rejectedCount: 1,
      rejected: [{ line: 6, externalId: 'a1', field: 'externalId' }],
    })
    expect(stored().map(({ externalId, priceMinor }) => [externalId, priceMinor])).toEqual([
      ['a1', 100],
      ['A1', 200],
      ['0042', 300],
      ['42', 400],
    ])
  })

  test('comes from the second record if the first is unusable', async () => {
    const report = await run(fileWith(csv(csvRow('a', '-1'), csvRow('a', '7'))))
    expect(report).toMatchObject({ added: 1, rejectedCount: 1 })
  })
})

describe('accepted formats include', () => {
  test('a header in any order and letter case, with unknown columns and a byte order mark', async () => {
    const text =
      '\ufeffAW_Deep_Link;Colour; PRODUCT_NAME ;"Aw_Product_Id"\r\nhttps://shop.example/p;red;Böb;1\r\n'
    expect(await run(fileWith(text))).toMatchObject({ added: 1, rejectedCount: 0 })
    expect(stored()).toMatchObject([{ externalId: '1', name: 'Böb', priceMinor: null, currency: 'SEK' }])
  })

  test('Windows-1252 without a declaration', async () => {
    await run(fileWith(Buffer.from(csv('1,Blöja på rea,https://shop.example/p,1,SEK'), 'latin1')))
    expect(stored()).toMatchObject([{ name: 'Blöja på rea' }])
  })

  test('Atom, plain elements, and another prefix', async () => {
    const entry =
      '<entry><id>1</id><title>Rattle</title><link rel="alternate" href="https://shop.example/p?a=1&amp;b=2"/><x:price>9.50 EUR</x:price></entry>'
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:x="http://base.google.com/ns/1.0">${entry}</feed>`
    expect(await run(fileWith(atom))).toMatchObject({ added: 1, complete: true })
    expect(stored()).toMatchObject([
      { affiliateLink: 'https://shop.example/p?a=1&b=2', priceMinor: 950, currency: 'EUR' },
    ])
  })

  test('delivery costs and further pictures', async () => {
    const pictures = ['a', 'b', 'a', 'javascript:x'].map(
      (name) =>
        `<g:additional_image_link>${name.length > 1 ? name : `https://shop.example/${name}.jpg`}</g:additional_image_link>`,
    )
    const shipping = '<g:shipping><g:country>SE</g:country><g:price>49 SEK</g:price></g:shipping>'
    await run(fileWith(xml(xmlItem('1', `${shipping}${pictures.join('')}<g:price>199 SEK</g:price>`))))
    expect(stored()).toMatchObject([
      {
        priceMinor: 19_900,
        deliveryMinor: 4_900,
        moreImageUrls: JSON.stringify(['https://shop.example/a.jpg', 'https://shop.example/b.jpg']),
      },
    ])
  })

  test('a bare & in XML', async () => {
    const report = await run(
      fileWith(
        xml(
          '<g:id>1</g:id><g:title>Mum & Co &amp; 5 < 6</g:title><g:link>https://shop.example/?a=1&b=2</g:link>',
        ),
      ),
    )
    expect(report).toMatchObject({ added: 1, complete: true })
    expect(stored()).toMatchObject([
      { name: 'Mum & Co & 5 < 6', affiliateLink: 'https://shop.example/?a=1&b=2' },
    ])
  })
})

describe('a truncated file adds and updates but delists nothing', () => {
  const whole = csv(...csvRows(0, 10))
  const wholeXml = xml(...Array.from({ length: 10 }, (_, index) => xmlItem(String(index))))

  test.each([
    ['CSV within a record', csv(...csvRows(0, 5), '5,Rat').trimEnd()],
    ['CSV within a quote', csv(...csvRows(0, 5), '5,"Rattle,https://shop.example/p,1,SEK')],
    ['XML between records', wholeXml.slice(0, wholeXml.indexOf('<item><g:id>5'))],
    ['XML within a record', wholeXml.slice(0, wholeXml.indexOf('Rattle 5'))],
    [
      'gzip',
      gzipSync(Buffer.from(csv(...csvRows(0, 5), `5,${'ab1c'.repeat(30)}`)), { level: 0 }).subarray(0, -60),
    ],
  ])('%s', async (format, content) => {
    await run(fileWith(format.startsWith('XML') ? wholeXml : whole))
    const report = await run(fileWith(content))
    expect(report).toMatchObject({ status: 'partial', unchanged: 5, delisted: 0, complete: false })
    expect(report.message).toMatch(/nothing was removed/)
    expect(listedIds()).toHaveLength(10)
  })
})

describe('an invalid record is rejected without ending the read', () => {
  test('over 256 KiB', async () => {
    const large = 'x'.repeat(300_000)
    const csvReport = await run(
      fileWith(csv(csvRow(1), `2,${large},https://shop.example/2,1,SEK`, csvRow(3))),
    )
    expect(csvReport).toMatchObject({ added: 2, rejectedCount: 1, complete: true })
    expect(csvReport.rejected).toMatchObject([{ line: 3, reason: 'The record is larger than 256 KiB' }])
    const xmlReport = await run(
      fileWith(xml(xmlItem('1'), xmlItem('2', `<g:description>${large}</g:description>`), xmlItem('3'))),
      { source: 'xml' },
    )
    expect(xmlReport).toMatchObject({ added: 2, rejectedCount: 1, complete: true })
    expect(xmlReport.rejected).toMatchObject([
      { externalId: '2', reason: 'The record is larger than 256 KiB' },
    ])
  })

  test('with too few or too many columns', async () => {
    const report = await run(fileWith(csv('1,Rattle', `${csvRow(2)},more`, `${csvRow(3)},,`, csvRow(4))))
    expect(report).toMatchObject({ added: 2, complete: true })
    expect(report.rejected).toMatchObject([
      { line: 2, field: 'link', reason: 'The link is missing' },
      { line: 3, field: 'record', reason: 'The record has 6 columns, the header 5' },
    ])
  })

  test('with broken XML in it', async () => {
    const report = await run(
      fileWith(xml(xmlItem('1'), '<g:id>2</g:id><g:title>Rattle</g:link>', xmlItem('3'))),
    )
    expect(report).toMatchObject({ added: 2, rejectedCount: 1, complete: false })
    expect(report.rejected).toMatchObject([{ externalId: '2', field: 'record' }])
  })

  test.each(['javascript:alert(1)', 'https://u:p@shop.example/', '//', 'https://'])(
    'with the link %s',
    async (link) => {
      const report = await run(fileWith(csv(csvRow(1, '1', link), csvRow(2))))
      expect(report).toMatchObject({ added: 1, rejected: [{ field: 'link', externalId: '1' }] })
    },
  )

  test('in any number, with all counted and the first hundred kept', async () => {
    const report = await run(fileWith(csv(...Array.from({ length: 250 }, (_, index) => csvRow(index, '-1')))))
    expect(report).toMatchObject({ status: 'failed', records: 250, rejectedCount: 250 })
    expect(report.rejected).toHaveLength(100)
  })
})

describe('an invalid feed changes nothing, and the report describes the file', () => {
  const corrupt = gzipSync(Buffer.from(csv(...csvRows(0, 2_000))))
  corrupt[Math.floor(corrupt.length / 2)] = (corrupt[Math.floor(corrupt.length / 2)] ?? 0) ^ 0xff
  const badSum = gzipSync(Buffer.from(csv(csvRow(1))))
  badSum[badSum.length - 8] = (badSum[badSum.length - 8] ?? 0) ^ 0xff
  const bomb = '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'

  test.each([
    ['an empty file', '', /The file is empty/],
    ['white space', ' \n \n', /The file is empty/],
    [
      'a log-in page',
      '<!DOCTYPE html><html><body><form>Log in</form></body></html>',
      /a web page \(perhaps a login page\)/,
    ],
    [
      'an XHTML page',
      '<?xml version="1.0"?>\n<!-- x --><html xmlns="http://www.w3.org/1999/xhtml"></html>',
      /a web page/,
    ],
    ['JSON', '{"error":"unauthorized"}', /a known feed format: no known format was found/],
    [
      'other columns',
      'sku,title,url\n1,a,https://shop.example\n',
      /a known feed format: .*google-tsv needs the columns id, link/,
    ],
    [
      'a missing column',
      'aw_product_id,product_name,search_price\n1,a,2\n',
      /awin-csv needs the column aw_deep_link\./,
    ],
    [
      'another XML',
      '<?xml version="1.0"?><productFeed><product/></productFeed>',
      /google-xml needs RSS or Atom/,
    ],
    ['half a ZIP archive', 'PK\u0003\u0004rest', /an incomplete or corrupt ZIP archive/],
    [
      'a DOCTYPE',
      `<?xml version="1.0"?>${bomb}<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item>${xmlItem('1')}</item></channel></rss>`,
      /DOCTYPE, which isn’t accepted/,
    ],
    ['corrupt gzip', corrupt, /compressed file is corrupt/],
    ['a wrong checksum', badSum, /compressed file is corrupt/],
    ['a gzip bomb', gzipSync(Buffer.alloc(20 * 1024 ** 2)), /more than 200 times its size/],
  ])('%s', async (_, content, message) => {
    await run(fileWith(csv(...csvRows(0, 3))))
    const before = stored()
    const report = await run(fileWith(content))
    expect(report).toMatchObject({ status: 'failed', dialect: null, records: 0, complete: false })
    expect(report.message).toMatch(message)
    expect(stored()).toEqual(before)
  })

  test('a feed without records', async () => {
    await run(fileWith(csv(...csvRows(0, 3))))
    for (const content of [`${header}\n`, xml()]) {
      expect(await run(fileWith(content))).toMatchObject({
        status: 'failed',
        records: 0,
        delisted: 0,
        message: 'The feed has no records.',
      })
    }
    expect(listedIds()).toHaveLength(3)
  })

  test('a missing file', async () => {
    expect(await run(join(workFolder, 'nowhere'))).toMatchObject({ status: 'failed', complete: false })
    expect(await run(workFolder)).toMatchObject({ status: 'failed', complete: false })
  })

  test('XML with endless nesting or attributes stops early', async () => {
    const start = '<rss xmlns:g="http://base.google.com/ns/1.0"><channel>'
    const attributes = Array.from({ length: 10_000 }, (_, index) => `a${index}="1"`).join(' ')
    for (const content of [
      `${start}${'<a>'.repeat(100_000)}`,
      `${start}<item ${attributes}></item>`,
      `${start}<!-- ${'x'.repeat(1_000_000)}`,
    ]) {
      expect(await run(fileWith(content))).toMatchObject({ records: 0, complete: false, delisted: 0 })
    }
  })
})

describe('import runs', () => {
  test('are stored with their counts', async () => {
    const path = fileWith(csv(csvRow(1), csvRow(2, '-1')))
    await run(path)
    await run(fileWith(''))
    expect(db.select().from(feeds).all()).toMatchObject([
      { name: 'test feed', location: path, dialect: 'awin-csv' },
    ])
    expect(db.select().from(feedRuns).all()).toMatchObject([
      { status: 'done', records: 2, added: 1, rejected: 1, message: '1 product imported, 1 rejected.' },
      { status: 'failed', records: 0, message: 'The file is empty. Nothing was changed.' },
    ])
  })

  test('from one feed exclude each other, and built-in sources cannot be feeds', async () => {
    const path = fileWith(csv(csvRow(1)))
    const first = run(path)
    await expect(run(path)).rejects.toMatchObject({ code: 'CONFLICT' })
    await first
    expect(await run(path)).toMatchObject({ unchanged: 1 })
    for (const source of ['manual', 'sample', ' ']) {
      await expect(run(path, { source })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    await expect(run(path, { currency: 'QQQ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('any input', () => {
  const originals = [
    'google-xml.xml',
    'google-tsv.tsv',
    'awin-comma.csv',
    'awin-tab.csv.gz',
    'rakuten.txt',
    'shopify.csv',
    'tradedoubler.json',
    'woocommerce-external.csv',
    'adtraction-xml.zip',
  ].map((name) => ({
    original: readFileSync(fixture(name)),
    // Several rows of Shopify are one product, and several offers of Tradedoubler's are as many.
    mostPerRecord: name === 'tradedoubler.json' ? Number.POSITIVE_INFINITY : 1,
    leastPerRecord: ['shopify.csv', 'tradedoubler.json'].includes(name) ? 0 : 1,
  }))
  const hostile = fc.constantFrom(
    '"',
    "'",
    '<',
    '>',
    ']]>',
    '<![CDATA[',
    '</item>',
    '<item>',
    '&',
    '&#0;',
    '\n',
    '\r',
    ',',
    '\t',
    '\u0000',
    '\ufeff',
    '\u202e',
    'javascript:alert(1)',
    '<script>alert(1)</script>',
    'https://a:b@c/',
    '<!DOCTYPE x>',
    '<!--',
    '-1',
    '1e999',
    'é',
    ...PROTOTYPE_NAMES,
  )
  const mutation = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat({ max: 400 }),
    insert: fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 20 })),
    asLatin1: fc.boolean(),
  })

  type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never

  function mangle(original: Buffer, mutations: Mutation[]) {
    return mutations.reduce((bytes, { at, cut, insert, asLatin1 }) => {
      const place = Math.floor(at * bytes.length)
      return Buffer.concat([
        bytes.subarray(0, place),
        Buffer.from(insert, asLatin1 ? 'latin1' : 'utf8'),
        bytes.subarray(place + cut),
      ])
    }, original)
  }

  test('never throws, stores no unsafe link or tag, and changes nothing on failure', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...originals),
        fc.array(mutation, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        async ({ original, leastPerRecord, mostPerRecord }, mutations, isNextDay) => {
          db = newDatabase()
          const before = isNextDay ? (await run(fileWith(original))).added : 0
          const rowsBefore = stored()
          const report = await run(fileWith(mangle(original, mutations)))
          const { records, added, changed, unchanged, rejectedCount } = report
          const handled = added + changed + unchanged + rejectedCount
          expect(handled).toBeGreaterThanOrEqual(leastPerRecord * records)
          if (records > 0) expect(handled).toBeLessThanOrEqual(mostPerRecord * records)
          const rows = stored()
          expect(rows).toHaveLength(before + added)
          if (report.status === 'failed') expect(rows).toEqual(rowsBefore)
          for (const row of rows) {
            expect(row.affiliateLink).toMatch(/^https?:\/\/[^/@]+(\/|$|\?|#)/i)
            expect(row.imageUrl ?? 'https://none.example/').toMatch(/^https?:\/\/[^/@]+/i)
            expect(row.name).not.toMatch(/<[a-z/!?]|\p{Cc}/iu)
            expect(row.description).not.toMatch(/<[a-z/!?]|(?!\n)\p{Cc}/iu)
            expect(row.priceMinor ?? 1).toBeGreaterThan(0)
          }
          db.$client.close()
        },
      ),
      { numRuns: thoroughly(40, 100) },
    )
  })
})

function onOneLine(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}

test('paragraphs and lists of a feed become lines', async () => {
  await run(fixture('google-xml.xml'))
  expect(stored().some(({ description }) => /\S\n\n\S/.test(description))).toBe(true)
  expect(stored().some(({ description }) => /\n• \S/.test(description))).toBe(true)
})
