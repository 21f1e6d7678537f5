import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { linkChecks } from '#server/db/schema/link-checks.ts'
import { searches } from '#server/db/schema/search.ts'
import { importFeedFile } from '#server/features/feeds/service.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { folderOfFile } from '#tests/helpers/own-folder.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { newVisitor, type Page, part } from '#tests/helpers/visitor.ts'

const WORDS = 'tyglappar'

const folder = folderOfFile()
const shop = createTestApp()
let open: (path: string) => Promise<Page>

beforeAll(async () => {
  const { headers } = await shop.signInAs('admin')
  open = newVisitor(shop, headers).open
  breakLinks('Rattle', 'Teether', 'Mobile')
  searchInVain()
  await importPrices(2, 249, 199, 100)
  await importPrices(1, 2.49, 1.99, 100)
})

function breakLinks(...names: string[]) {
  const now = Date.now()
  const check = { reason: 'not-found' as const, status: 404 }
  for (const name of names) {
    const url = `https://shop.example/${name}`
    const { id } = makeProduct(shop.db, { name, source: 'awin', externalId: name, retailerLink: url })
    const row = { productId: id, url, host: 'shop.example', state: 'broken', reason: 'not-found' } as const
    const [first, last] = [now - 2 * DAY_MS, now].map((time) => new Date(time))
    shop.db
      .insert(linkChecks)
      .values({
        ...row,
        checkedAt: new Date(now),
        nextAt: new Date(now + DAY_MS),
        firstMissAt: first,
        lastMissAt: last,
        history: [
          { at: now, ...check },
          { at: now - 2 * DAY_MS, ...check },
        ],
      })
      .run()
  }
}

function searchInVain() {
  const row = { day: new Date().toISOString().slice(0, 10), searched: 12, followed: 0 }
  shop.db
    .insert(searches)
    .values([
      { ...row, words: WORDS, spelling: WORDS, missed: 12 },
      { ...row, words: 'cup', spelling: 'cup', missed: 0 },
    ])
    .run()
}

function importPrices(daysAgo: number, ...prices: number[]) {
  const path = join(folder, 'feed.csv')
  const lines = prices.map(
    (price, id) => `${id},Wagon ${id},https://wagons.example/${id},${price},SEK,Wagon House`,
  )
  const head = 'aw_product_id,product_name,aw_deep_link,search_price,currency,merchant_name'
  writeFileSync(path, [head, ...lines, ''].join('\n'))
  const now = new Date(Date.now() - daysAgo * DAY_MS)
  return importFeedFile(shop.db, { path, source: 'wagons', now, overrideSafetyLimits: true })
}

test('the dashboard links to missing pages with the result of each check', async () => {
  const links = await (await open('/admin')).follow('3 product pages are broken')
  expect(links.address).toBe('/admin/links')
  const table = part(links.getByRole('region', { name: 'Links' }))
  expect(table.getAllByText('The page was not found')).toHaveLength(3)
  expect(table.getAllByText('2 checks')).toHaveLength(3)
  expect(table.getAllByText(/The page was not found \(404\)/)).toHaveLength(6)
  for (const name of ['Rattle', 'Teether', 'Mobile']) expect(table.getByRole('link', { name })).toBeTruthy()
  expect(links.getByRole('link', { name: 'Dismissed' })).toBeTruthy()
})

test('the dashboard links to suspicious prices, which can be accepted or held', async () => {
  const prices = await (await open('/admin')).follow(/prices look wrong/)
  expect(prices.getByRole('heading', { level: 1, name: 'Held prices' })).toBeTruthy()
  expect(prices.getByText('2 prices', { selector: '[role=status] *, [role=status]' })).toBeTruthy()
  expect(prices.getAllByRole('button', { name: /^Actions for / })).toHaveLength(2)
  const main = part(prices.getByRole('main'))
  expect(main.getAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(2)
})

test('failing searches and rarely followed searches are listed', async () => {
  const page = await open('/admin/search')
  const inVain = part(page.getByRole('region', { name: 'Searches that found nothing' }))
  expect(inVain.getByRole('row', { name: new RegExp(WORDS) }).textContent).toContain('Nothing')
  expect(inVain.getByRole('button', { name: `Add another name for ${WORDS}` })).toBeTruthy()
  const seldom = page.getByRole('region', { name: 'Searches that were rarely opened' })
  expect(seldom.textContent).toContain('cup')
})
