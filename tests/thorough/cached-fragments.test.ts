import { describe, expect, test } from 'vitest'
import { raiseCatalogueVersion } from '#server/db/catalogue-version.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { crawl } from '#tests/helpers/crawl.ts'
import { makeLandingPage } from '#tests/helpers/landing-page-factory.ts'
import { wordmark } from '#tests/helpers/logo-factory.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

type Shop = Awaited<ReturnType<typeof adminShop>>

/** Links that lead to the page itself, to a part of it or only nearly there. */
const NEAR_LINKS = [
  '/?x=1',
  '/products?category=Toys',
  '/products?category=Toys&sort=newest',
  '/products?category=Toys&category=Safety',
  '/products?category=Safety,Toys',
  '/products?deal=price-drop',
  '/products?deal=price-drop&category=Toys',
  '/products?search=rattle',
  '/products?search=nothing-of-this-name',
  '/products?filters=open',
  '/products?page=2',
  '/products/1',
  '/products/999999',
  '/shop/rattles',
  '/blog?category=Baby+Health',
  '/login',
  '/login?from=%2Fblog',
  '/favorites',
  '/compare',
  '/subscribe',
  '/nowhere',
]

async function shopWithEverything(): Promise<Shop> {
  const shop = await adminShop()
  for (let index = 0; index < 9; index += 1)
    makeProduct(shop.db, { name: `Rattle ${index}`, category: 'Toys' })
  makeLandingPage(shop.db, { name: 'Rattles', inNavigation: true })
  const { texts } = await shop.admin.content.byBlock({ block: 'footer' })
  const links = { links_1_label: 'Sleep', links_1_address: '/blog/baby-sleep-science' }
  await shop.admin.content.change({ block: 'footer', basedOn: null, fields: { ...texts, ...links } })
  return shop
}

/** Without the times at which its parts were ready. */
const withoutTimes = (html: string) => html.replace(/u?:?\d{13}/g, '')

/** All pages as they are when each is the first one of its version. */
async function crawlAnew({ app, db }: Shop, start: string[]) {
  const anew = (path: string) => {
    raiseCatalogueVersion(db)
    return app.request(path)
  }
  return crawl({ request: anew } as typeof app, start)
}

test('each page with fragments of others is the page that it would be alone', async () => {
  const shop = await shopWithEverything()
  const alone = await crawlAnew(shop, ['/', ...NEAR_LINKS])
  const together = await crawl(shop.app, ['/', ...NEAR_LINKS].toReversed())
  expect(alone.size).toBeGreaterThan(60)
  expect([...together.keys()].toSorted()).toEqual([...alone.keys()].toSorted())
  // A mark that was left, as by a fragment within a fragment, would be another in each of the two.
  for (const [path, { html }] of alone)
    expect(withoutTimes(together.get(path)?.html ?? ''), path).toBe(withoutTimes(html))
}, 120_000)

describe('a fragment', () => {
  test('is not made again for the next page', async () => {
    const { app } = await adminShop()
    const first = await (await app.request('/products?page=2')).text()
    const next = await (await app.request('/products?page=3')).text()
    const footer = (html: string) => /<footer.*<\/footer>/s.exec(html)?.[0]
    expect(footer(first)).toContain('Quick Links')
    expect(footer(next)).toBe(footer(first))
  })

  test('shows what has changed at once', async () => {
    const shop = await shopWithEverything()
    expect(await (await shop.app.request('/about')).text()).toContain('>Rattles</a>')
    makeLandingPage(shop.db, { name: 'Teethers', inNavigation: true })
    expect(await (await shop.app.request('/contact')).text()).toContain('>Teethers</a>')
  })

  test('is never one of somebody who is signed in', async () => {
    const { app, headers } = await adminShop()
    const own = async () => (await app.request('/about', { headers })).text()
    expect(await own()).toContain('id="account-menu"')
    expect(await (await app.request('/about')).text()).not.toContain('id="account-menu"')
    expect(await own()).toContain('id="account-menu"')
  })

  test('with the shop’s own logo is complete on each page', async () => {
    const shop = await adminShop()
    const body = new Uint8Array(await wordmark())
    const sent = await shop.app.request('/api/admin/settings/logos', {
      method: 'POST',
      headers: { ...shop.headers, 'Content-Type': 'image/png' },
      body,
    })
    expect(sent.status).toBeLessThan(300)
    const { picture: logo } = (await sent.json()) as { picture: string }
    await shop.admin.settings.change({ SITE_LOGO: logo, SITE_NAME: 'Nestling' })
    const pages = ['/products?page=2', '/products?page=3'].map(async (path) =>
      (await shop.app.request(path)).text(),
    )
    for (const html of await Promise.all(pages)) expect(html).toContain(logo)
  })
})
