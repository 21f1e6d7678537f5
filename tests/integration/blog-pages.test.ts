import { describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { newVisitor, type Page, part } from '#tests/helpers/visitor.ts'

async function page(path: string) {
  const response = await createTestApp().app.request(path)
  return { status: response.status, html: await response.text() }
}

describe('the blog’s list', () => {
  test.each([
    'category=Cars',
    'category=baby%20health',
    'search=LONG',
    'search=%25',
    'search=%22%27%60',
    'search=%00',
    'search[]=1&category[]=2',
    'utm_source=mail&__proto__=1',
  ])('answers /blog?%s with the page', async (query) => {
    const { status, html } = await page(`/blog?${query.replace('LONG', 'x'.repeat(10_000))}`)
    expect(status).toBe(200)
    expect(html).toContain('Guides for the first years')
  })

  test('shows typed text as text and never as markup', async () => {
    const { html } = await page('/blog?search=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
    expect(html).not.toContain('<script>alert(1)')
  })

  test('gives each category its own title, description, and address, and hides searches from crawlers', async () => {
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
  test('has the metadata of an article with its own picture', async () => {
    const { html } = await page('/blog/baby-sleep-science')
    expect(html).toContain('<title>Baby Sleep Science: What Is Normal, and What Is Safe | Tuckling</title>')
    expect(html).toContain('rel="canonical" href="http://localhost:3000/blog/baby-sleep-science"')
    expect(html).toContain('property="og:type" content="article"')
    expect(html).toContain(
      'property="og:image" content="http://localhost:3000/og/articles/baby-sleep-science-20261102.jpg"',
    )
    expect(html).toContain('property="article:modified_time" content="2026-11-02"')
  })

  test('loads its cover first and other pictures lazily', async () => {
    const { html } = await page('/blog/baby-sleep-science')
    const pictures = html.match(/<img [^>]*>/g) ?? []
    const first = pictures.filter((picture) => picture.includes('fetchPriority="high"'))
    expect(first).toHaveLength(1)
    expect(first[0]).toContain('/articles/baby-sleep-science-')
    expect(pictures.filter((picture) => !picture.includes('loading="lazy"'))).toEqual(first)
  })

  test('is marked as advertising before its text only if it advertises', async () => {
    const label = 'Advertising: this article contains links to products; we may earn a commission.'
    const { html } = await page('/blog/baby-sleep-science')
    expect(html.indexOf(label)).toBeGreaterThan(0)
    expect(html.indexOf(label)).toBeLessThan(html.indexOf('In our picture the teddy sits'))
    const { app } = createTestApp({ seeded: false })
    const withoutProducts = await (await app.request('/blog/baby-sleep-science')).text()
    expect(withoutProducts).not.toContain(label)
    expect(withoutProducts).not.toContain('Related Products')
  })
})

const visitor = newVisitor(createTestApp())

const cardTitles = (page: Page) =>
  page.queryAllByRole('article').flatMap((card) => [...card.querySelectorAll('h3')].map(textOf))
const textOf = ({ textContent }: Element) => textContent
const category = (page: Page, name: string) =>
  part(page.getByRole('navigation', { name: 'Blog categories' })).getByRole('link', { name })

const HEALTH_TITLES = [
  "How Your Baby's Immune System Grows Up",
  'Common Baby Health Concerns, and When to Seek Care',
]

describe('a reader of the blog', () => {
  test('browses eight articles with reading time and without likes, newest first', async () => {
    const page = await visitor.open('/blog')
    expect(page.document.title).toBe('Blog: Guides for the First Years | Tuckling')
    expect(page.getByText('8 articles')).toBeTruthy()
    const [first] = page.getAllByRole('article')
    expect(first?.textContent).toContain("How Your Baby's Immune System Grows Up")
    expect(first?.textContent).toContain('5 min read')
    expect(first?.textContent).not.toContain('likes')
    expect(page.getByPlaceholderText('Search articles...')).toBeTruthy()
    const article = await page.follow(part(first as HTMLElement).getByRole('link'))
    expect(article.address).toBe('/blog/baby-immune-system')
  })

  test('searches and filters', async () => {
    const all = await visitor.open('/blog')
    expect(cardTitles(all)).toHaveLength(8)
    expect(category(all, 'All Posts').getAttribute('aria-current')).toBe('page')
    const health = await all.follow(category(all, 'Baby Health'))
    expect(cardTitles(health)).toEqual(HEALTH_TITLES)
    health.fill('Search articles', 'immune')
    const results = await health.enter('Search articles')
    expect(results.address).toBe('/blog?search=immune&category=Baby+Health')
    expect(cardTitles(results)).toEqual(["How Your Baby's Immune System Grows Up"])
    results.fill('Search articles', 'nothing at all')
    const form = part(results.control('Search articles').form as HTMLElement)
    const none = await results.press(form.getByRole('button', { name: 'Search' }))
    expect(none.getByRole('heading', { name: 'No articles found' })).toBeTruthy()
    expect(none.getByText('Try adjusting your search or category filter')).toBeTruthy()
  })

  test('shares the address of a search with the same results', async () => {
    const page = await visitor.open('/blog?category=Baby+Health&search=IMMUNE')
    expect(page.control('Search articles').value).toBe('IMMUNE')
    expect(cardTitles(page)).toEqual(["How Your Baby's Immune System Grows Up"])
  })

  test('chooses among all categories', async () => {
    const page = await visitor.open('/blog')
    for (const name of [
      'All Posts',
      'Parenting Tips',
      'Product Reviews',
      'Budget Tips',
      'Baby Health',
      'Shopping Guide',
      'Development',
    ]) {
      expect(category(page, name)).toBeTruthy()
    }
  })

  test('finds all parts of an article in order', async () => {
    const page = await visitor.open('/blog/baby-sleep-science')
    expect(page.document.title).toBe('Baby Sleep Science: What Is Normal, and What Is Safe | Tuckling')
    const article = page.getByRole('article', { name: /^Baby Sleep Science/ })
    for (const text of [
      'By Tuckling editorial team',
      'Published 21 May 2024',
      'Updated 2 November 2026',
      '5 min read',
      'Advertising: this article contains links to products; we may earn a commission.',
    ]) {
      expect(article.textContent).toContain(text)
    }
    expect(part(article).getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
      'Key Points',
      'Why babies wake',
      'How much sleep, roughly',
      'The safest bed',
      'When you are the tired one',
      'Swaddles, monitors, and other helpers',
      'Gentle habits that help',
      ' Expert Advice',
      'Conclusion',
      'Share this article',
    ])
    expect(page.getByRole('blockquote').textContent).toContain('Back down, flat, firm, and empty.')
    expect(page.getByRole('figure').textContent).toContain('Tuckling editorial team')
    const products = part(page.getByRole('region', { name: 'Related Products' }))
    expect(products.getAllByRole('link', { name: /^Buy Now/ })).toHaveLength(3)
    const related = part(page.getByRole('region', { name: 'Related Articles' }))
    const next = await page.follow(
      related.getByRole('link', { name: "Your Baby's First Year: Milestones in Their Own Time" }),
    )
    expect(next.address).toBe('/blog/baby-first-year-milestones')
    const breadcrumb = part(next.getByRole('navigation', { name: 'Breadcrumb' }))
    const development = await next.follow(breadcrumb.getByRole('link', { name: 'Development' }))
    expect(development.address).toBe('/blog?category=Development')
  })

  test('shares an article with its address', async () => {
    const page = await visitor.open('/blog/baby-sleep-science')
    const address = encodeURIComponent('http://localhost:3000/blog/baby-sleep-science')
    for (const [name, start] of [
      ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
      ['Twitter', `https://twitter.com/intent/tweet?url=${address}&text=Baby+Sleep+Science`],
    ] as const) {
      const link = page.getByRole('link', { name: `Share on ${name} (opens a new window)` })
      expect(link.getAttribute('href')).toContain(start)
    }
  })

  test('returns from an unknown article to the blog', async () => {
    const page = await visitor.open('/blog/no-such-article')
    expect(page.status).toBe(404)
    expect(page.document.title).toBe('Post Not Found | Tuckling')
    expect(page.getByRole('heading', { level: 1, name: '404 - Post Not Found' })).toBeTruthy()
    const blog = await page.follow('Back to Blog')
    expect(blog.address).toBe('/blog')
    expect(blog.getByText('8 articles')).toBeTruthy()
  })
})
