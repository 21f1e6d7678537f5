import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#server/db/schema/catalog.ts'
import { linkChecks } from '#server/db/schema/link-checks.ts'
import { linkChecker } from '#server/jobs/link-checks.ts'
import { HOUR_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { fetchHere, startRemoteServer } from '#tests/helpers/remote-server.ts'

const BEGAN = Date.now()
const TRACKING = 'https://tracker.example/?p=1'

/** A retailer whose pages answer as `pages` says, and a shop that checks them at `hours` after the beginning. */
async function checkingShop(pages: Record<string, number | string>, env: Record<string, string> = {}) {
  const requestLines: string[] = []
  const remote = await startRemoteServer((request, response) => {
    requestLines.push(`${request.method} ${request.url}`)
    const page = pages[request.url ?? ''] ?? 404
    if (typeof page === 'number') response.writeHead(page).end()
    else if (page.startsWith('/')) response.writeHead(302, { location: page }).end()
    else response.writeHead(200).end(page)
  })
  const shop = await adminShop({ fetchRetailer: fetchHere, env: { LINK_CHECKS: 'on', ...env } })
  let hours = 0
  const check = linkChecker(shop.deps, { pauseMs: 0, clock: () => new Date(BEGAN + hours * HOUR_MS) })
  const product = (path: string, affiliateLink = TRACKING) =>
    makeProduct(shop.db, { name: path, retailerLink: `${remote.url}${path}`, affiliateLink, source: 'awin' })
  const checkAt = async (hour: number) => {
    hours = hour
    requestLines.length = 0
    await check()
    return requestLines
  }
  const views = async () => {
    const names: Record<string, string[]> = {}
    for (const view of ['broken', 'doubted', 'unknown', 'found', 'dismissed'] as const) {
      const { rows } = await shop.admin.links.list({ view })
      if (rows.length > 0) names[view] = rows.map(({ name }) => name).sort()
    }
    return names
  }
  const attention = async () =>
    (await shop.admin.reports.attention()).find(({ kind }) => kind === 'links-broken')?.count ?? 0
  return { ...shop, remote, product, checkAt, views, attention }
}

test('a page counts as missing after two misses a day apart', async () => {
  const pages = { '/there': 'Rattle', '/front': '/', '/busy': 503, '/closed': 403, '/moved': '/there' }
  const { product, checkAt, views, attention, admin } = await checkingShop(pages)
  for (const path of ['/there', '/front', '/busy', '/closed', '/moved', '/missing']) product(path)
  const requestLines = await checkAt(0)
  expect(requestLines.filter((line) => line === 'GET /robots.txt')).toHaveLength(1)
  expect(requestLines.filter((line) => line.endsWith(' /there'))).toEqual(['HEAD /there', 'HEAD /there'])
  expect(requestLines).toContain('GET /missing')
  expect(await views()).toEqual({
    doubted: ['/front', '/missing'],
    unknown: ['/busy', '/closed'],
    found: ['/moved', '/there'],
  })
  expect(await checkAt(20)).toEqual([])
  await checkAt(26)
  expect(await views()).toMatchObject({ broken: ['/front', '/missing'], unknown: ['/busy', '/closed'] })
  expect(await attention()).toBe(2)
  const { rows } = await admin.links.list({})
  expect(rows.find(({ name }) => name === '/missing')).toMatchObject({
    reason: 'not-found',
    history: [
      { reason: 'not-found', status: 404 },
      { reason: 'not-found', status: 404 },
    ],
  })
})

test('neither tracking links and servers nor pages closed by robots.txt are requested', async () => {
  const { product, checkAt, views, remote } = await checkingShop({
    '/robots.txt': 'User-agent: *\nDisallow: /closed',
    '/away': 'never',
  })
  product('/same', `${remote.url}/click`)
  product('/closed')
  expect(await checkAt(0)).toEqual(['GET /robots.txt'])
  expect(await views()).toEqual({ unknown: ['/closed'] })
})

test('disabled checks request nothing and cannot be started', async () => {
  const { product, checkAt, admin } = await checkingShop({}, { LINK_CHECKS: 'off' })
  const { id } = product('/missing')
  expect(await checkAt(0)).toEqual([])
  await expect(admin.links.checkAgain({ ids: [id] })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await admin.links.list({})).toMatchObject({ isOn: false })
})

test('a dismissed link leaves the queue, is audited, and returns after a later failure', async () => {
  const pages: Record<string, number | string> = {}
  const { product, checkAt, views, admin, attention } = await checkingShop(pages)
  const { id } = product('/rattle')
  await checkAt(0)
  await checkAt(26)
  expect(await admin.links.dismiss({ ids: [id] })).toEqual({ dismissed: 1 })
  await expect(admin.links.dismiss({ ids: [id] })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await admin.audit.list({})).entries[0]).toMatchObject({ action: 'link.dismissed' })
  expect(await views()).toEqual({ dismissed: ['/rattle'] })
  expect(await attention()).toBe(0)
  pages['/rattle'] = 'Rattle'
  await admin.links.checkAgain({ ids: [id] })
  await checkAt(30)
  expect(await views()).toEqual({ found: ['/rattle'] })
  pages['/rattle'] = 410
  await checkAt(24 * 30)
  await checkAt(24 * 32)
  expect(await views()).toEqual({ broken: ['/rattle'] })
})

test('a new address starts anew, and delisted products are not checked', async () => {
  const { product, checkAt, db, remote, views } = await checkingShop({ '/new': 'Rattle' })
  const { id } = product('/old')
  const delisted = product('/delisted')
  db.update(products).set({ delistedAt: new Date() }).where(eq(products.id, delisted.id)).run()
  await checkAt(0)
  db.update(products)
    .set({ retailerLink: `${remote.url}/new` })
    .where(eq(products.id, id))
    .run()
  expect(await checkAt(1)).toEqual(['HEAD /new'])
  expect(await views()).toEqual({ found: ['/old'] })
  expect(db.select().from(linkChecks).all()).toHaveLength(1)
})
