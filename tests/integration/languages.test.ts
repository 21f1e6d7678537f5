import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SafeHtml } from '#client/ui/safe-html.first.tsx'
import { inLanguage } from '#server/config/languages.ts'
import { siteCard } from '#server/share-pictures/describe-card.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { newVisitor } from '#tests/helpers/visitor.ts'

const english = createTestApp()
const bilingual = createTestApp({ env: { LANGUAGES: 'en,sv' } })
const swedish = createTestApp({ env: { LANGUAGES: 'sv,en' } })
const swede = newVisitor(bilingual)

const OWN = { Origin: 'http://localhost:3000' }

const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]

async function answer({ app }: typeof english, address: string, init?: RequestInit) {
  const response = await app.request(address, init)
  return {
    status: response.status,
    location: response.headers.get('location'),
    language: languageOf(await response.text()),
  }
}

describe('the address decides the language', () => {
  it.each([
    ['/products', 'en'],
    ['/sv/', 'sv'],
    ['/sv/products', 'sv'],
    ['/sv/products?sort=price', 'sv'],
    ['/sv/blog/essential-baby-products-2024', 'sv'],
    ['/sv/login', 'sv'],
  ])('%s is in %s', async (address, language) => {
    expect(await answer(bilingual, address)).toEqual({ status: 200, location: null, language })
  })

  it.each([
    ['/', 'sv'],
    ['/products', 'sv'],
    ['/en/products', 'en'],
    ['/admin', undefined],
  ])('in a Swedish shop %s is in %s', async (address, language) => {
    expect((await answer(swedish, address)).language).toBe(language)
  })

  it('ignores the language that the browser prefers', async () => {
    const headers = { 'Accept-Language': `sv,${'en;q=0.1,'.repeat(800)}`, Cookie: 'language=sv' }
    expect(await answer(bilingual, '/products', { headers })).toMatchObject({ language: 'en' })
  })

  it.each([
    ['/xx/products', 'en'],
    ['/SV/products', 'en'],
    ['/sv/sv/products', 'sv'],
    ['/sv/en/products', 'sv'],
    ['/sv/nothing', 'sv'],
  ])('%s is not found, in %s', async (address, language) => {
    expect(await answer(bilingual, address)).toEqual({ status: 404, location: null, language })
  })

  it.each([
    ['/en/products?sort=price', '/products?sort=price'],
    ['/en', '/'],
    ['/sv/admin/articles', '/admin/articles'],
    ['/sv/api/products', '/api/products'],
    ['/sv/robots.txt', '/robots.txt'],
  ])('%s redirects to its only address', async (address, location) => {
    expect(await answer(bilingual, address)).toMatchObject({ status: 308, location })
  })

  it('a shop of one language has no other addresses', async () => {
    expect(await answer(english, '/sv/products')).toMatchObject({ status: 308, location: '/products' })
    const { body } = await english.app.request('/products')
    expect(await new Response(body).text()).not.toContain('hrefLang')
  })
})

describe('a Swedish page', () => {
  it('has Swedish texts, links, and the other language', async () => {
    const page = await swede.open('/sv/products')
    const hrefs = [
      ...page.document.querySelectorAll('main a[href^="/"], header a[href^="/"], footer a[href^="/"]'),
    ].map((link) => link.getAttribute('href'))
    const elsewhere = hrefs.filter((href) => !/^\/sv(?:[/?#]|$)/.test(href ?? ''))
    expect(elsewhere).toEqual(['/products', '/products'])
    expect(page.document.querySelector('main [role="status"]')?.textContent).toContain('produkter')
  })

  it('writes prices on cards as its language does', async () => {
    const { document } = await swede.open('/sv/products')
    const texts = [...document.querySelectorAll('main article')].map((card) => card.textContent ?? '')
    expect(texts.filter((text) => /\d kr/.test(text)).length).toBeGreaterThan(5)
    expect(texts.join()).not.toContain('SEK')
  })

  it('names itself and its translations to search engines', async () => {
    const { document } = await swede.open('/sv/products')
    const href = (selector: string) => document.querySelector(`link${selector}`)?.getAttribute('href')
    expect(href('[rel="canonical"]')).toBe('http://localhost:3000/sv/products')
    expect(href('[hreflang="en"]')).toBe('http://localhost:3000/products')
    expect(href('[hreflang="sv"]')).toBe('http://localhost:3000/sv/products')
    expect(href('[hreflang="x-default"]')).toBe('http://localhost:3000/products')
  })

  it('has its home at the code with a slash', async () => {
    const { document } = await swede.open('/sv/')
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'http://localhost:3000/sv/',
    )
    expect(await answer(bilingual, '/sv')).toMatchObject({ status: 308, location: '/sv/' })
  })

  it('offers the page in the language of the browser, hidden until a script compares them', async () => {
    const { document } = await swede.open('/products')
    const offer = document.querySelector('#language-offer')
    expect(offer?.hasAttribute('hidden')).toBe(true)
    expect(offer?.querySelector('a[lang=sv]')?.getAttribute('href')).toBe('/sv/products')
    expect(offer?.querySelector('a[lang=sv]')?.textContent).toBe('Sidan på svenska')
    expect((await newVisitor(english).open('/products')).html).not.toContain('language-offer')
  })

  it('loads scripts with its own texts', async () => {
    const html = await (await bilingual.app.request('/sv/products')).text()
    expect(html).toContain('/assets/sv/entry.js')
    expect(html).not.toContain('"/assets/entry.js"')
  })

  it('sends forms to its own addresses', async () => {
    const { document } = await swede.open('/sv/login')
    const actions = [...document.querySelectorAll('form[action]')].map((form) => form.getAttribute('action'))
    expect(actions.length).toBeGreaterThan(1)
    expect(actions.filter((action) => !action?.startsWith('/sv/'))).toEqual([])
  })

  it('stays in its language after a form and behind a sign-in', async () => {
    const body = new URLSearchParams({ email: 'anna@example.com', name: 'Anna' })
    const sent = await answer(bilingual, '/sv/subscribe', { method: 'POST', body, headers: OWN })
    expect(sent).toMatchObject({ status: 303, location: expect.stringMatching(/^\/sv\//) })
    const { status, location } = await answer(bilingual, '/sv/account')
    expect([status, location]).toEqual([307, '/sv/login?from=%2Faccount'])
  })

  it('calls procedures in its language', async () => {
    const response = await bilingual.app.request('/sv/trpc/categories.list')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ result: { data: { json: expect.any(Array) } } })
  })
})

describe('a refusal', () => {
  const messageOf = async ({ app }: typeof english, address: string) => {
    const headers = { ...OWN, 'Content-Type': 'application/json' }
    const response = await app.request(address, { method: 'POST', body: '{"json":{}}', headers })
    return response.text()
  }

  it.each([
    ['/sv/trpc/newsletter.subscribe', 'Kontrollera de markerade fälten"'],
    ['/trpc/newsletter.subscribe', 'Check the highlighted fields: email"'],
    ['/sv/about', 'Den här adressen tar inte emot den metoden'],
  ])('of %s is in the language of the address', async (address, message) => {
    expect(await messageOf(bilingual, address)).toContain(message)
  })

  it('of an administrator’s call is in English, also in a Swedish shop', async () => {
    const calls = ['/trpc/admin.categories.create', '/trpc/profile.rename,admin.categories.create?batch=1']
    for (const call of calls) expect(await messageOf(swedish, call)).toMatch(/Please sign in|This requires/)
    expect(await messageOf(swedish, '/trpc/profile.rename')).toContain('Logga in')
  })

  it('is in English for programs, also of a Swedish shop', async () => {
    expect(await messageOf(swedish, '/api/nothing')).toContain('There’s nothing at this address')
  })

  it('of a page is a page in its language', async () => {
    const { app } = createTestApp({ env: { LANGUAGES: 'en,sv', RATE_LIMIT_FACTOR: '0.01' } })
    const pages = await Promise.all(
      Array.from({ length: 30 }, (_, index) => app.request(`/sv/nothing-${index}`)),
    )
    const html = await pages.find(({ status }) => status === 429)?.text()
    expect(languageOf(html ?? '')).toBe('sv')
    expect(html).toMatch(
      /<h1>För många förfrågningar<\/h1>\s*<p>För många försök\. Försök igen om en minut\.<\/p>/,
    )
    expect(html).toMatch(/<a href="\/sv\/nothing-\d+">Försök igen<\/a>/)
  })
})

it('pages in two languages, rendered at once, do not mix', async () => {
  const addresses = Array.from({ length: 50 }, (_, index) => {
    const prefix = index % 2 === 0 ? '/sv' : ''
    return `${prefix}/products?page=${(index % 3) + 1}&search=x${index}`
  })
  const languages = await Promise.all(
    addresses.map(async (address) => (await answer(bilingual, address)).language),
  )
  expect(languages).toEqual(addresses.map((address) => (address.startsWith('/sv') ? 'sv' : 'en')))
})

it('the sitemap lists each page in every language', async () => {
  const sitemap = await (await bilingual.app.request('/sitemaps/pages.xml')).text()
  for (const address of ['/', '/sv/', '/products', '/sv/products', '/sv/about'])
    expect(sitemap).toContain(`<loc>http://localhost:3000${address}</loc>`)
  expect(await (await english.app.request('/sitemaps/pages.xml')).text()).not.toContain('/sv/')
})

it('the feed is in the language of its address, and pages lead to that of theirs', async () => {
  const feed = await (await bilingual.app.request('/sv/feed.xml')).text()
  expect(feed).toContain(' xml:lang="sv"')
  expect(feed).toContain('rel="self" type="application/atom+xml" href="http://localhost:3000/sv/feed.xml"')
  expect(feed).toContain('<id>http://localhost:3000/sv/blog/baby-sleep-science</id>')
  expect(feed).toContain('<icon>http://localhost:3000/icons/icon-192.png</icon>')
  expect(await (await bilingual.app.request('/feed.xml')).text()).not.toContain('/sv/')
  const { document } = await swede.open('/sv/blog')
  const link = document.querySelector('link[type="application/atom+xml"]')
  expect(link?.getAttribute('href')).toBe('/sv/feed.xml')
})

it('the picture of a shared link has an address in the language of its words', async () => {
  const { document } = await swede.open('/sv/products')
  const address = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
  expect(address).toBe('http://localhost:3000/sv/og/site.jpg')
  const moved = await bilingual.app.request('/sv/og/products/3-old.jpg')
  expect([moved.status, moved.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/^\/sv\/og\/products\/3-\w+\.jpg$/),
  ])
  const words = inLanguage({ language: 'sv', prefix: '/sv' }, () => siteCard('Tuckling'))
  expect(words.title).toBe('Prisvärda babyprodukter av hög kvalitet')
})

it('links in texts lead to pages of the same language', () => {
  const links = [
    '/blog/x',
    '/sv/blog/x',
    '/en/blog/x',
    '/images/a.webp',
    '//else.example',
    'https://else.example',
  ]
  const html = links.map((link) => `<a href="${link}">x</a>`).join('')
  const rendered = inLanguage({ language: 'sv', prefix: '/sv' }, () =>
    renderToString(createElement(SafeHtml, { html })),
  )
  expect([...rendered.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/sv/blog/x',
    ...links.slice(1),
  ])
})
