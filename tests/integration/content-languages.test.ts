import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { translations } from '#server/db/schema/administration.ts'
import { articles } from '#server/db/schema/articles.ts'
import { translateSamples } from '#server/db/seed/translated-samples.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { newVisitor } from '#tests/helpers/visitor.ts'

type Shop = Awaited<ReturnType<typeof adminShop>>

const SLEEP = { en: '/blog/baby-sleep-science', sv: '/sv/blog/bebisens-somn' }
const SITE = 'http://localhost:3000'

async function bilingualShop(): Promise<Shop> {
  const shop = await adminShop({ env: { LANGUAGES: 'en,sv' } })
  translateSamples(shop.deps.db, ['en', 'sv'])
  return shop
}

const open = (shop: Shop, address: string) => newVisitor(shop).open(address)

async function linksOf(shop: Shop, address: string) {
  const { document } = await open(shop, address)
  const hrefs = (selector: string) =>
    [...document.querySelectorAll(selector)].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ])
  return {
    canonical: hrefs('link[rel=canonical]').flat()[1],
    alternates: hrefs('link[rel=alternate][hreflang]'),
  }
}

function idOf({ deps }: Shop, slug: string): number {
  const row = deps.db.select({ id: articles.id }).from(articles).where(eq(articles.slug, slug)).get()
  if (!row) throw new Error(`There is no article ${slug}`)
  return row.id
}

describe('articles', () => {
  it('are listed in the language of the page alone', async () => {
    const shop = await bilingualShop()
    const titles = async (address: string) =>
      [...(await open(shop, address)).document.querySelectorAll('main h3')].map((title) => title.textContent)
    const [english, swedish] = [await titles('/blog'), await titles('/sv/blog')]
    expect([english.length, swedish.length]).toEqual([8, 8])
    expect(english).toContain('Baby Sleep Science: What Is Normal, and What Is Safe')
    expect(swedish).toContain('Bebisens sömn: vad som är normalt och vad som är säkert')
    expect(swedish.filter((title) => english.includes(title))).toEqual([])
  })

  it('lead to their translation, which each of them names for search engines', async () => {
    const shop = await bilingualShop()
    const moved = await shop.app.request('/sv/blog/baby-sleep-science')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, SLEEP.sv])
    const alternates = [
      ['en', `${SITE}${SLEEP.en}`],
      ['sv', `${SITE}${SLEEP.sv}`],
      ['x-default', `${SITE}${SLEEP.en}`],
    ]
    expect(await linksOf(shop, SLEEP.en)).toEqual({ canonical: `${SITE}${SLEEP.en}`, alternates })
    expect(await linksOf(shop, SLEEP.sv)).toEqual({ canonical: `${SITE}${SLEEP.sv}`, alternates })
  })

  it('are in the sitemap once, in the feed of their language, and relate to articles of it', async () => {
    const shop = await bilingualShop()
    const sitemap = await (await shop.app.request('/sitemaps/pages.xml')).text()
    expect(sitemap.split(`${SITE}${SLEEP.sv}<`)).toHaveLength(2)
    expect(sitemap).not.toContain('/sv/blog/baby-sleep-science')
    expect(sitemap).not.toContain(`${SITE}/blog/bebisens-somn`)
    const feed = await (await shop.app.request('/sv/feed.xml')).text()
    expect(feed.match(/<entry>/g)).toHaveLength(8)
    expect(feed).toContain('Bebisens sömn')
    expect((await open(shop, SLEEP.sv)).html).toContain('Babyns första år')
  })

  it('without a translation are shown in their own language, marked, and named nowhere else', async () => {
    const own = await bilingualShop()
    await own.admin.articles.delete({ id: idOf(own, 'bebisens-somn') })
    const fallback = await open(own, '/sv/blog/baby-sleep-science')
    expect(fallback.status).toBe(200)
    expect(fallback.document.querySelector('h1')?.getAttribute('lang')).toBe('en')
    expect(await linksOf(own, '/sv/blog/baby-sleep-science')).toEqual({
      canonical: `${SITE}${SLEEP.en}`,
      alternates: [],
    })
    const list = (await open(own, '/sv/blog')).document
    expect(list.querySelectorAll('main h3 [lang=en]')).toHaveLength(1)
    expect(list.querySelectorAll('main h3')).toHaveLength(8)
  })

  it('are translated in an article of their own, once for each language', async () => {
    const own = await bilingualShop()
    const { id } = await own.admin.articles.create({ title: 'A quiet evening' })
    const added = await own.admin.articles.translate({ id, language: 'sv', title: 'En lugn kväll' })
    const translation = await own.admin.articles.byId(added)
    expect(translation).toMatchObject({
      state: 'draft',
      article: { slug: 'en-lugn-kvall', language: 'sv', text: '' },
      translations: [{ id, language: 'en' }],
    })
    await expect(own.admin.articles.translate({ id, language: 'sv', title: 'En till' })).rejects.toThrow(
      '“En lugn kväll” is this article in that language',
    )
    const { article, version } = await own.admin.articles.byId({ id })
    const edit = own.admin.articles.update({ id, version, article: { ...article, language: 'sv' } })
    await expect(edit).rejects.toThrow('is this article in that language')
    await own.admin.articles.delete(added)
    await own.admin.articles.erase(added)
    expect((await own.admin.articles.byId({ id })).translations).toEqual([])
  })

  it('keep language and original in their file', async () => {
    const shop = await bilingualShop()
    const file = await shop.admin.articles.file({ id: idOf(shop, 'bebisens-somn') })
    expect(file.source).toContain('language: sv\ntranslationOf: baby-sleep-science\n')
    const other = await bilingualShop()
    const old = { id: idOf(other, 'bebisens-somn') }
    await other.admin.articles.delete(old)
    await other.admin.articles.erase(old)
    const { id } = await other.admin.articles.import(file)
    expect((await other.admin.articles.byId({ id })).translations).toMatchObject([{ language: 'en' }])
  })

  it('in a language that the shop does not have are in no list', async () => {
    const own = await adminShop()
    translateSamples(own.deps.db, ['en', 'sv'])
    expect((await open(own, '/blog')).document.querySelectorAll('main h3')).toHaveLength(8)
    expect(await (await own.app.request('/sitemaps/pages.xml')).text()).not.toContain('bebisens-somn')
    const moved = await own.app.request('/blog/bebisens-somn')
    expect(moved.headers.get('location')).toBe(SLEEP.en)
  })
})

describe('texts of categories, landing pages, and content', () => {
  it('are shown in the language of the page, with the addresses of the main one', async () => {
    const shop = await bilingualShop()
    const link = (html: string) =>
      /href="\/sv\/products\?category=Toys"[^>]*>.*?Leksaker och lärande/.test(html)
    expect(link((await open(shop, '/sv/products')).html)).toBe(true)
    expect((await open(shop, '/sv/products?category=Toys')).document.title).toContain('Leksaker och lärande')
    expect((await open(shop, '/products?category=Toys')).document.title).toContain('Toys & Educational Items')
  })

  it('fall back to the main language, marked as such, and nothing of it is saved', async () => {
    const shop = await bilingualShop()
    const { categories } = await shop.admin.categories.list()
    const [first] = categories
    if (!first) throw new Error('There are no categories')
    const before = await shop.admin.translations.byEntry({
      kind: 'category',
      entry: String(first.id),
      language: 'sv',
    })
    const cleared = await shop.admin.translations.update({
      kind: 'category',
      entry: String(first.id),
      language: 'sv',
      basedOn: before.changedAt?.getTime() ?? null,
      texts: { name: '', tagline: 'Mjukt' },
    })
    expect(cleared.texts).toContainEqual({
      name: 'name',
      original: 'Clothing & Accessories',
      translation: '',
      isOld: false,
    })
    const { document } = await open(shop, '/sv/products')
    const chip = [...document.querySelectorAll('nav [lang=en]')].map(({ textContent }) => textContent)
    expect(chip.join()).toContain('Clothing & Accessories')
    expect((await open(shop, '/sv/')).html).toContain('Mjukt')
  })

  it('say that they are older once the original changes, and refuse a form based on an older state', async () => {
    const shop = await bilingualShop()
    const [first] = (await shop.admin.categories.list()).categories
    if (!first) throw new Error('There are no categories')
    const { id, version, products: _, key: __, ...category } = { key: '', ...first }
    await shop.admin.categories.update({ id, version, category: { ...category, tagline: 'Warm and soft' } })
    const of = { kind: 'category', entry: String(id), language: 'sv' } as const
    const { texts, changedAt } = await shop.admin.translations.byEntry(of)
    expect(texts.filter(({ isOld }) => isOld).map(({ name }) => name)).toEqual(['tagline'])
    const { entries } = await shop.admin.translations.list()
    expect(entries[0]?.languages).toEqual([{ language: 'sv', missing: 0, old: 1 }])
    const basedOn = changedAt?.getTime() ?? null
    await shop.admin.translations.update({ ...of, basedOn, texts: { name: 'Kläder' } })
    await expect(
      shop.admin.translations.update({ ...of, basedOn: 1, texts: { name: 'Annat' } }),
    ).rejects.toThrow('Someone else saved this translation')
    await shop.admin.categories.delete({ id, destinationId: null })
    expect(
      shop.deps.db
        .select()
        .from(translations)
        .where(eq(translations.entry, String(id)))
        .all(),
    ).toEqual([])
  })

  it('keep numbers, pictures, and links of a block, and translate its texts alone', async () => {
    const shop = await bilingualShop()
    const { texts } = await shop.admin.content.byBlock({ block: 'hero' })
    await shop.admin.content.update({
      block: 'hero',
      basedOn: null,
      fields: { ...texts, title: 'Slow things', firstLink: '/blog' },
    })
    const of = { kind: 'content', entry: 'hero', language: 'sv' } as const
    const stored = await shop.admin.translations.byEntry(of)
    expect(stored.texts.map(({ name }) => name)).not.toContain('firstLink')
    expect((await open(shop, '/sv/')).document.querySelector('h1')?.closest('[lang=en]')).toBeTruthy()
    await shop.admin.translations.update({
      ...of,
      basedOn: null,
      texts: { title: 'Långsamma saker', firstLink: 'https://elsewhere.example', slides_9_text: 'Ingen' },
    })
    const { html } = await open(shop, '/sv/')
    expect(html).toContain('Långsamma saker')
    expect(html).not.toContain('elsewhere.example')
    expect((await open(shop, '/')).html).toContain('Slow things')
  })

  it('of a page that is one text name its languages for search engines once it is translated', async () => {
    const shop = await bilingualShop()
    expect((await linksOf(shop, '/privacy-policy')).alternates).toHaveLength(3)
    const { texts } = await shop.admin.content.byBlock({ block: 'privacy' })
    const fields = { ...texts, text: '## Ours\n\nNothing is kept.' }
    await shop.admin.content.update({ block: 'privacy', basedOn: null, fields })
    const own = { canonical: `${SITE}/privacy-policy`, alternates: [] }
    expect(await linksOf(shop, '/privacy-policy')).toEqual(own)
    expect(await linksOf(shop, '/sv/privacy-policy')).toEqual(own)
    const { document } = await open(shop, '/sv/privacy-policy')
    expect(document.querySelector('[lang=en]')?.textContent).toBeTruthy()
    const of = { kind: 'content', entry: 'privacy', language: 'sv' } as const
    const translation = { text: '## Vårt\n\nInget sparas.' }
    await shop.admin.translations.update({ ...of, basedOn: null, texts: translation })
    expect((await linksOf(shop, '/sv/privacy-policy')).alternates).toHaveLength(3)
    expect((await open(shop, '/sv/privacy-policy')).html).toContain('Inget sparas.')
  })

  it('of a landing page make a page of its own for search engines once it is whole', async () => {
    const shop = await bilingualShop()
    const { id } = await shop.admin.landingPages.create({ name: 'Blocks' })
    const { version, landingPage } = await shop.admin.landingPages.byId({ id })
    await shop.admin.landingPages.update({
      id,
      version,
      landingPage: { ...landingPage, introduction: 'Light ones.', isPublished: true, inNavigation: true },
    })
    const address = `/sv/shop/${landingPage.slug}`
    expect((await linksOf(shop, address)).alternates).toEqual([])
    const of = { kind: 'landing-page', entry: String(id), language: 'sv' } as const
    const texts = { name: 'Klossar', introduction: 'Lätta.' }
    await shop.admin.translations.update({ ...of, basedOn: null, texts })
    const { document } = await open(shop, address)
    expect(document.querySelector('h1')?.textContent).toBe('Klossar')
    expect((await linksOf(shop, address)).alternates.map(([language]) => language)).toEqual([
      'en',
      'sv',
      'x-default',
    ])
  })

  it.each([
    [{ kind: 'nothing', entry: '1', language: 'sv' }, 'Use one of: category, landing-page, content'],
    [{ kind: 'category', entry: '999999', language: 'sv' }, 'There is nothing to translate there any more'],
    [{ kind: 'category', entry: 'hero', language: 'sv' }, 'There is no such text'],
    [{ kind: 'content', entry: '__proto__', language: 'sv' }, 'There is no such text'],
    [{ kind: 'content', entry: 'hero', language: 'xx' }, 'Choose a language'],
  ])('refuse %j', async (input, refusal) => {
    const { admin } = await adminShop({ env: { LANGUAGES: 'en,sv' } })
    await expect(admin.translations.byEntry(input as never)).rejects.toThrow(refusal)
  })

  it.each([
    ['sv/category/1', 200],
    ['sv/category/999999', 404],
    ['sv/category/hero', 404],
    ['sv/content/hero', 404],
    ['sv/content/1', 404],
    ['sv/nothing/1', 404],
    ['xx/category/1', 404],
  ])('have an editor at %s: %i', async (address, status) => {
    const shop = await bilingualShop()
    const { headers } = shop
    expect((await shop.app.request(`/admin/translations/${address}`, { headers })).status).toBe(status)
  })

  it('name the text that is too long', async () => {
    const { admin } = await adminShop({ env: { LANGUAGES: 'en,sv' } })
    const of = { kind: 'category', entry: '1', language: 'sv', basedOn: null } as const
    const change = admin.translations.update({ ...of, texts: { name: 'å'.repeat(61), constructor: 'x' } })
    await expect(change).rejects.toThrow(/Use at most 60 characters/)
  })
})
