import { eq } from 'drizzle-orm'
import { decodeHTMLStrict } from 'entities'
import { Window } from 'happy-dom'
import { beforeAll, expect, test } from 'vitest'
import { raiseCatalogVersion } from '#server/db/catalog-version.ts'
import { content } from '#server/db/schema/administration.ts'
import { articles } from '#server/db/schema/articles.ts'
import { campaigns } from '#server/db/schema/campaigns.ts'
import { partners } from '#server/db/schema/catalog.ts'
import { landingPages } from '#server/db/schema/landing-pages.ts'
import { connectAssistant } from '#tests/helpers/assistant.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

/** One host of each kind: network, network with the sub-id in its path, partner, named link. */
const AWIN = 'https://www.awin1.com/cread.php?awinmid=1'
const PARTNERIZE = 'https://prf.hn/click/camref:1a'
const PARTNER = 'https://fjordkin.example/bed'
const NAMED = 'https://oakling.example/crib'
const PLANTED = /awin1\.com|prf\.hn|fjordkin\.example|oakling\.example/
const TEXT = `[a](${AWIN}), [b](${PARTNERIZE}), [c](${PARTNER}), [d](link:oak-crib), [e](link:none).`
const GTIN = '7350000000016'

const shop = createTestApp()
const { admin } = (await shop.signInAs('admin')).caller
const [crib, bed] = ['Oak crib', 'Oak crib of another shop'].map((name) =>
  makeProduct(shop.db, {
    name,
    advertiserName: name,
    gtin: GTIN,
    affiliateLink: AWIN,
    isEditorsPick: true,
    category: 'Nursery',
  }),
)
const ids = [crib?.id ?? 0, bed?.id ?? 0]
const BOX = `:::product ${ids[0]}\n:::`
const MARKDOWN = `${TEXT}\n\n## More\n\n${BOX}\n\n${TEXT}\n\n## Conclusion\n\n${TEXT}`

beforeAll(async () => {
  const { db } = shop
  await admin.links.named.create({ link: { name: 'oak-crib', url: NAMED } })
  const partner = { description: 'Beds', commission: '5%', category: 'General' as const, position: 9 }
  db.insert(partners)
    .values({ ...partner, name: 'Fjordkin beds', website: PARTNER })
    .run()
  db.update(articles).set({ text: MARKDOWN, relatedProducts: ids }).run()
  db.insert(landingPages)
    .values({
      slug: 'cribs',
      name: 'Cribs',
      introduction: MARKDOWN,
      query: { search: 'oak crib' },
      position: 1,
      isPublished: true,
    })
    .run()
  const said = [{ title: 'More', text: TEXT }]
  for (const [block, value] of [
    [
      'memberships',
      { lead: 'Two plans', free: ['One'], premium: ['Two'], premiumLead: 'Three', facts: said },
    ],
    [
      'hero',
      {
        ...{ eyebrow: 'Small', title: 'Large', slides: [{ picture: 'sleep', text: 'Sleep' }] },
        ...{ firstLabel: 'A', firstLink: AWIN, secondLabel: 'B', secondLink: PARTNER },
      },
    ],
    ['about', { lead: 'About', story: TEXT, values: [], ways: [] }],
    ['contact', { lead: 'Contact', reasons: said }],
    ['privacy', { lead: 'Privacy', text: MARKDOWN }],
    ['terms', { lead: 'Terms', text: MARKDOWN }],
  ] as const)
    db.insert(content).values({ block, value, changedAt: new Date() }).run()
})

/** Above articles and emails, and beside Buy Now. */
const DISCLOSURE = /Advertising: |You pay the same price/
/** The card, row, or paragraph of a link. */
const AROUND = 'article, tr, li, p, section'

interface PlantedLink {
  href: string
  rel: string | null
  isLabeled: boolean
}

/** Returns the planted links of HTML, and whether each is labeled around it or disclosed above it. */
function plantedLinks(html: string): PlantedLink[] {
  const { document } = new Window()
  document.body.innerHTML = html.replace(/<script[\s\S]*?<\/script>/g, '')
  const isDisclosed = DISCLOSURE.test(document.body.textContent ?? '')
  return [...document.querySelectorAll('a')]
    .filter((link) => PLANTED.test(link.getAttribute('href') ?? ''))
    .map((link) => ({
      href: link.getAttribute('href') ?? '',
      rel: link.getAttribute('rel'),
      isLabeled: isDisclosed || isLabeled(link.closest(AROUND)?.querySelectorAll('span, small') ?? []),
    }))
}

const isLabeled = (parts: Iterable<{ textContent: string | null }>) =>
  [...parts].some(({ textContent }) => textContent === 'Ad')

function expectMarked(html: string, reference: RegExp) {
  expect(html).not.toMatch(/link:(oak-crib|none)"/)
  const links = plantedLinks(html)
  expect(links.length).toBeGreaterThan(0)
  for (const { href, rel, isLabeled } of links) {
    expect({ href, rel, isLabeled }).toEqual({ href, rel: 'sponsored nofollow noopener', isLabeled: true })
    const [, subId] = /(?:clickref=|pubref:)([\w-]+)/.exec(href) ?? []
    if (href.startsWith(AWIN) || href.startsWith(PARTNERIZE)) expect(subId, href).toMatch(reference)
  }
}

const page = async (path: string, headers = {}) => {
  const answer = await shop.app.request(path, { headers })
  expect(answer.status, path).toBe(200)
  return answer.text()
}

test.each([
  ['/', /^(t|c-)/],
  ['/products', /^c-/],
  ['/products?search=oak%20crib', /^c-/],
  ['/products?category=Nursery', /^c-/],
  ['/shop/cribs', /^(c-|l)/],
  [`/products/${ids[0]}-${crib?.slug}`, /^[cp]-/],
  [`/compare?ids=${ids.join()}`, /^[cp]-/],
  ['/blog/baby-sleep-science', /^(a|c-)/],
  ['/premium', /^(t|c-)/],
  ['/privacy-policy', /^(t|c-)/],
  ['/terms-of-service', /^(t|c-)/],
  ['/about', /^(t|c-)/],
  ['/contact', /^(t|c-)/],
])('every link to a retailer on %s is marked', async (path, reference) => {
  expectMarked(await page(path), reference)
})

test('favorites and shared lists mark theirs', async () => {
  const { caller, headers } = await shop.signInAs('user')
  for (const productId of ids) await caller.favorites.add({ productId })
  expectMarked(await page('/favorites', headers), /^c-/)
  const { token } = (await caller.favorites.share()) ?? { token: '' }
  expectMarked(await page(`/shared-favorites?token=${token}`), /^c-/)
})

test('an article’s draft marks its links', async () => {
  const { id } = await admin.articles.create({ title: 'Walking in the rain' })
  const { token } = await admin.articles.makePreviewLink({ id, days: 1 })
  shop.db.update(articles).set({ text: MARKDOWN }).where(eq(articles.id, id)).run()
  expectMarked(await page(`/article-preview?token=${token}`), /^(a|c-)/)
})

test('the feed of articles marks its links', async () => {
  const entries = [...(await page('/feed.xml')).matchAll(/<content type="html">([\s\S]*?)<\/content>/g)]
  expect(entries.length).toBeGreaterThan(0)
  for (const [, html = ''] of entries) expectMarked(decodeHTMLStrict(html), /^a/)
})

test('a campaign marks its links and says so above', async () => {
  const text = { subject: 'Finds', markdown: MARKDOWN }
  const [campaign] = shop.db.insert(campaigns).values(text).returning().all()
  const { html, text: plain } = await admin.newsletter.campaigns.preview({ id: campaign?.id ?? 0 })
  expectMarked(html, /^n1$/)
  expect(html.indexOf('Advertising: ')).toBeLessThan(html.indexOf('awin1.com'))
  expect(plain).toContain('clickref=n1> Ad')
  expect(plain).not.toContain('link:')
  const none = await admin.newsletter.campaigns.previewText({
    subject: 'Finds',
    markdown: '[a](/products)',
  })
  expect(none.html).not.toContain('Advertising')
})

test('assistants get links with their sub-id and the word that they are advertising', async () => {
  const client = await connectAssistant(shop)
  const matches = await client.callTool({ name: 'search_products', arguments: { query: 'oak crib' } })
  const one = await client.callTool({ name: 'get_product', arguments: { id: ids[0] } })
  const link = { affiliate_link: expect.stringMatching(/&clickref=m-\w+$/) }
  const disclosure = expect.stringContaining('advertising')
  expect(matches.structuredContent).toMatchObject({ products: [link, link], disclosure })
  expect(one.structuredContent).toMatchObject({ ...link, offers: [link], disclosure })
})

test('integrators get the link as it is stored', async () => {
  expect(JSON.parse(await page(`/api/products/${ids[0]}`))).toMatchObject({ affiliate_link: AWIN })
})

test('/blog links to no retailer', async () => {
  expect(plantedLinks(await page('/blog'))).toEqual([])
})

test.each(['/sitemap.xml', '/llms.txt', '/robots.txt'])('%s links to no retailer', async (path) => {
  expect(await page(path)).not.toMatch(/awin1\.com|prf\.hn|oakling\.example/)
})

test('the footer marks its own links, on every page', async () => {
  const links = [
    { label: 'A', address: PARTNERIZE },
    { label: 'B', address: '/blog' },
    { label: 'C', address: 'https://elsewhere.example/' },
  ]
  const own = { block: 'footer', value: { line: '', links }, changedAt: new Date() } as const
  shop.db.insert(content).values(own).run()
  raiseCatalogVersion(shop.db)
  const html = await page('/blog')
  expectMarked(html, /^t/)
  expect(html).toMatch(/<a href="https:\/\/elsewhere\.example\/"[^>]* rel="noopener">C<\/a>/)
})
