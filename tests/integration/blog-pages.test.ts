import { describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

async function page(path: string) {
  const response = await createTestApp().app.request(path)
  return { status: response.status, html: await response.text() }
}

describe('the list', () => {
  test.each([
    'category=Cars',
    'category=baby%20health',
    'search=LONG',
    'search=%25',
    'search=%22%27%60',
    'search=%00',
    'search[]=1&category[]=2',
    'utm_source=mail&__proto__=1',
  ])('/blog?%s answers the page', async (query) => {
    const { status, html } = await page(`/blog?${query.replace('LONG', 'x'.repeat(10_000))}`)
    expect(status).toBe(200)
    expect(html).toContain('Guides for the first years')
  })

  test('what a visitor types is text on the page, never markup', async () => {
    const { html } = await page('/blog?search=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
    expect(html).not.toContain('<script>alert(1)')
  })

  test('each category has a title, a description and an address of its own; a search is not for search engines', async () => {
    const all = (await page('/blog')).html
    const health = (await page('/blog?category=baby%20HEALTH&utm_source=mail')).html
    expect(all).toContain('rel="canonical" href="http://localhost:3000/blog"')
    expect(health).toContain('<title>Baby Health: Articles for Parents | Tuckling</title>')
    expect(health).toContain('rel="canonical" href="http://localhost:3000/blog?category=Baby+Health"')
    expect(health).toContain('content="Common worries of the first years')
    expect(health).not.toContain('noindex')
    expect((await page('/blog?search=sleep')).html).toContain('content="noindex, follow"')
  })
})

describe('an article', () => {
  test('has the head of an article, with a picture of its own', async () => {
    const { html } = await page('/blog/baby-sleep-science')
    expect(html).toContain('<title>Baby Sleep Science: What Is Normal, and What Is Safe | Tuckling</title>')
    expect(html).toContain('rel="canonical" href="http://localhost:3000/blog/baby-sleep-science"')
    expect(html).toContain('property="og:type" content="article"')
    expect(html).toContain(
      'property="og:image" content="http://localhost:3000/og/articles/baby-sleep-science-20261102.jpg"',
    )
    expect(html).toContain('property="article:modified_time" content="2026-11-02"')
  })

  test('loads its own picture first and all others late', async () => {
    const { html } = await page('/blog/baby-sleep-science')
    const pictures = html.match(/<img [^>]*>/g) ?? []
    const first = pictures.filter((picture) => picture.includes('fetchPriority="high"'))
    expect(first).toHaveLength(1)
    expect(first[0]).toContain('/articles/baby-sleep-science-')
    expect(pictures.filter((picture) => !picture.includes('loading="lazy"'))).toEqual(first)
  })

  test('says that it advertises before the text begins, and only when it does', async () => {
    const label = 'Advertising: this article contains links to products; we may earn a commission.'
    const { html } = await page('/blog/baby-sleep-science')
    expect(html.indexOf(label)).toBeGreaterThan(0)
    expect(html.indexOf(label)).toBeLessThan(html.indexOf('In our picture the teddy sits'))
    const { app } = createTestApp({ seeded: false })
    const withoutProducts = await (await app.request('/blog/baby-sleep-science')).text()
    expect(withoutProducts).not.toContain(label)
    expect(withoutProducts).not.toContain('Related Products')
  })

  test('with an unknown slug is a page with status 404', async () => {
    const { status, html } = await page('/blog/no-such-article')
    expect(status).toBe(404)
    expect(html).toContain('404 - Post Not Found')
    expect(html).toContain('Back to Blog')
    expect(html).toContain('<title>Post Not Found | Tuckling</title>')
  })
})
