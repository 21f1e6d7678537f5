import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { products } from '#server/db/schema/catalog.ts'
import { feedRuns } from '#server/db/schema/feeds.ts'
import { inspectFile, readBytes } from '#server/features/feeds/reading/feed-bytes.ts'
import { isArchive, openArchive } from '#server/features/feeds/reading/zip-archive.ts'
import { type ImportReport, importFeedFile, runJob } from '#server/features/feeds/service.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { folderOfFile } from '#tests/helpers/own-folder.ts'
import { thoroughly } from '#tests/helpers/thoroughly.ts'

const fixtures = join(import.meta.dirname, '../fixtures/feeds')
const folder = folderOfFile()
const FILES = z
  .array(z.object({ file: z.string() }))
  .parse(JSON.parse(readFileSync(join(fixtures, 'expected.json'), 'utf8')))
  .map(({ file }) => file)
const contents = new Map<string, string>()
const settings = {
  source: 'a',
  linkTemplate: 'https://shop.example/{handle}',
  now: new Date('2026-01-15T12:00:00Z'),
}

beforeAll(async () => {
  for (const file of FILES) contents.set(file, await textOf(join(fixtures, file)))
})

async function textOf(path: string): Promise<string> {
  const isZip = await isArchive(path)
  const archive = isZip ? await openArchive(path, ['xml', 'csv', 'tsv', 'txt', 'json']) : undefined
  const bytes: Buffer[] = []
  for (const read of archive?.parts.map((part) => part.read) ?? [
    async () => readBytes(await inspectFile(path)),
  ]) {
    for await (const chunk of await read()) bytes.push(chunk)
  }
  archive?.close()
  return Buffer.concat(bytes).toString('utf8')
}

/** Damage to a product's link or id, so that records are rejected, repeated or changed. */
const damage = fc.record({
  what: fc.constantFrom('https://', 'SEK', 'EUR', '.00', 'TRUE', 'active', '"id"', '<g:id>', 'in stock', '|'),
  by: fc.constantFrom('javascript:', 'QQQ', '.x', 'FALSE', 'draft', '"no"', '<g:no>', '', '"', '999999999'),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
})

function damaged(text: string, { what, by, share }: { what: string; by: string; share: number }): string {
  const parts = text.split(what)
  const until = Math.ceil(share * (parts.length - 1))
  return parts
    .map((part, index) => part + (index === parts.length - 1 ? '' : index < until ? by : what))
    .join('')
}

function importedOf({ added, changed, unchanged }: ImportReport): number {
  return added + changed + unchanged
}

function expectCountsToAddUp(report: ImportReport) {
  const { judged, rejectedCount, leftOut, deletedHere, status, complete } = report
  const imported = importedOf(report)
  const isRefused = report.message.includes('too many')
  const bad = rejectedCount - leftOut
  if (isRefused) {
    expect(imported).toBe(0)
    expect(bad).toBeGreaterThan(judged / 2)
  } else {
    expect(imported + rejectedCount).toBe(judged)
    expect(bad > 20 && bad > judged / 2).toBe(false)
  }
  expect(leftOut).toBeLessThanOrEqual(rejectedCount)
  expect(deletedHere).toBeLessThanOrEqual(leftOut)
  expect(status === 'failed').toBe(report.dialect === null || isRefused || imported + leftOut === 0)
  if (status === 'done') expect(complete).toBe(true)
  expect(report.message).not.toMatch(/(^|\D)-\d/)
}

describe.each(FILES)('the counts of %s', (file) => {
  test('add up with any number of bad products, also in a dry run', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { maxLength: 3 }), fc.boolean(), async (damages, isNextDay) => {
        const db = newDatabase()
        const original = contents.get(file) ?? ''
        const path = join(folder, `${FILES.indexOf(file)}`)
        writeFileSync(path, original)
        if (isNextDay) await importFeedFile(db, { ...settings, path })
        const before = db.select().from(products).all().length
        writeFileSync(path, damages.reduce(damaged, original))
        const options = { ...settings, path }
        const dry = await runJob(db, { kind: 'dry-run', options })
        const report = await importFeedFile(db, options)
        expectCountsToAddUp(report)
        expect({ ...dry, listingSign: null }).toEqual({ ...report, listingSign: null })
        expect(db.select().from(products).all()).toHaveLength(before + report.added)
        const run = db.select().from(feedRuns).all().at(-1)
        expect(run).toMatchObject({
          judged: report.judged,
          rejected: report.rejectedCount,
          leftOut: report.leftOut,
        })
        db.$client.close()
      }),
      { numRuns: thoroughly(5, 15) },
    )
  }, 60_000)
})

function shopify(count: number, price: (id: number) => string) {
  const header =
    'Handle,Title,Published,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Image Src,Status'
  const rows = Array.from({ length: count }, (_, id) => [
    `p${id},Rattle,TRUE,${price(id)},,,deny,,active`,
    `p${id},,,${price(id)},,,deny,,`,
    `p${id},,,,,,,https://shop.example/${id}.jpg,`,
  ])
  return [header, ...rows.flat(), ''].join('\n')
}

function tradedoubler(count: number, offersOf: (id: number) => string[]) {
  const offers = (id: number) =>
    offersOf(id).map((price, index) => ({
      id: `${id}-${index}`,
      productUrl: `https://shop.example/${id}/${index}`,
      priceHistory: [{ date: 1, price: { value: price, currency: 'SEK' } }],
    }))
  const list = Array.from({ length: count }, (_, id) => ({ name: `Rattle ${id}`, offers: offers(id) }))
  return JSON.stringify({ productHeader: {}, products: list })
}

async function importText(text: string, more = {}) {
  const path = join(folder, 'one')
  writeFileSync(path, text)
  const db = newDatabase()
  const report = await importFeedFile(db, { ...settings, path, ...more })
  db.$client.close()
  return report
}

test('a Shopify export with only bad products fails in spite of several rows per product', async () => {
  expect(await importText(shopify(10, () => '-1'))).toMatchObject({
    status: 'failed',
    records: 30,
    judged: 10,
    rejectedCount: 10,
    message: '0 products imported, 10 rejected.',
  })
  expect(await importText(shopify(30, (id) => (id < 16 ? '99' : '-1')))).toMatchObject({
    status: 'done',
    added: 16,
  })
  expect(await importText(shopify(40, () => '-1'))).toMatchObject({
    status: 'failed',
    message: '40 of 40 products were rejected, which is too many. Nothing was changed.',
  })
})

test('a Tradedoubler feed is judged by its offers instead of its products', async () => {
  const threeEach = tradedoubler(30, (id) => ['99', '100', id < 29 ? '-1' : '101'])
  expect(await importText(threeEach)).toMatchObject({ status: 'done', records: 30, judged: 90, added: 61 })
  const oneGood = tradedoubler(10, () => ['99', '-1'])
  expect(await importText(oneGood)).toMatchObject({
    status: 'done',
    added: 10,
    message: '10 products imported, 10 rejected.',
  })
  const mostBad = tradedoubler(30, () => ['99', '-1', '-1'])
  expect(await importText(mostBad)).toMatchObject({
    status: 'failed',
    added: 0,
    message: '60 of 90 products were rejected, which is too many. Nothing was changed.',
  })
})
