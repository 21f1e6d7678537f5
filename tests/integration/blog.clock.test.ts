import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { addSampleArticles } from '#server/db/seed/articles.ts'
import type { Caller } from '#server/router.ts'
import { ARTICLE_CATEGORIES } from '#shared/articles/article-categories.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

const EXPECTED_SLUGS = [
  'baby-first-year-milestones',
  'baby-health-concerns',
  'baby-immune-system',
  'baby-sleep-science',
  'best-baby-carriers-2024',
  'budget-friendly-baby-gear',
  'eco-friendly-baby-products',
  'essential-baby-products-2024',
]

let app: ReturnType<typeof createTestApp>['app']
let db: Database
let blog: Caller['blog']

beforeEach(() => {
  const test = createTestApp()
  app = test.app
  db = test.db
  blog = test.caller.blog
})

const slugsOf = (articles: { slug: string }[]) => articles.map(({ slug }) => slug)

describe('the list of articles', () => {
  test('contains the eight sample articles, newest first', async () => {
    const articles = await blog.list({})
    expect(slugsOf(articles).sort()).toEqual(EXPECTED_SLUGS)
    const days = (await blog.list({})).map(({ published }) => published)
    expect(days).toEqual(days.toSorted().reverse())
  })

  test('has an article in each category, and only that category’s when filtered', async () => {
    for (const category of ARTICLE_CATEGORIES) {
      const articles = await blog.list({ category })
      expect(new Set(articles.map((article) => article.category))).toEqual(new Set([category]))
    }
  })

  test('finds words of title and excerpt in any letter case', async () => {
    expect(slugsOf(await blog.list({ search: 'SLEEP SCIENCE' }))).toEqual(['baby-sleep-science'])
    expect(slugsOf(await blog.list({ search: 'ring slings' }))).toEqual(['best-baby-carriers-2024'])
    expect(slugsOf(await blog.list({ search: 'öekö-tex' }))).toEqual(['eco-friendly-baby-products'])
  })

  test('finds words in any order and form, across title and excerpt', async () => {
    expect(slugsOf(await blog.list({ search: 'milestones first year' }))).toEqual([
      'baby-first-year-milestones',
    ])
    expect(slugsOf(await blog.list({ search: 'safe why' }))).toEqual(['baby-sleep-science'])
    expect(slugsOf(await blog.list({ search: 'carrier slings' }))).toEqual(['best-baby-carriers-2024'])
    expect(await blog.list({ search: 'sleep unicorns' })).toEqual([])
  })

  test('does not search the body', async () => {
    expect(await blog.list({ search: 'TICKS' })).toEqual([])
  })

  test('combines search and category', async () => {
    expect(slugsOf(await blog.list({ category: 'Baby Health', search: 'immune' }))).toEqual([
      'baby-immune-system',
    ])
    expect(await blog.list({ category: 'Budget Tips', search: 'immune' })).toEqual([])
  })

  test('treats pattern characters as plain text', async () => {
    for (const search of ['%', '_', '.*', '\\', '"']) expect(await blog.list({ search })).toEqual([])
  })

  test('shows everything for a search of spaces', async () => {
    expect(await blog.list({ search: '   ' })).toHaveLength(EXPECTED_SLUGS.length)
  })

  test('omits the articles’ bodies', async () => {
    const [first] = await blog.list({})
    expect(first).not.toHaveProperty('body')
  })

  test('refuses an unknown category and an overlong search', async () => {
    await expect(blog.list({ category: 'Cars' as never })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(blog.list({ search: 'x'.repeat(201) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('an article', () => {
  test.each(EXPECTED_SLUGS)('is complete: %s', async (slug) => {
    const article = await blog.bySlug({ slug })
    expect(article.introduction).toMatch(/^<p>/)
    expect(article.conclusion).toMatch(/^<h2 id="conclusion">Conclusion<\/h2>/)
    expect(article.sections.at(-1)).toEqual({ id: 'conclusion', title: 'Conclusion' })
    expect(article.keyPoints.length).toBeGreaterThanOrEqual(3)
    expect(article.updated >= article.published).toBe(true)
  })

  test.each(EXPECTED_SLUGS)('has existing related articles and products without itself: %s', async (slug) => {
    const article = await blog.bySlug({ slug })
    expect(article.relatedArticles.length).toBeGreaterThanOrEqual(2)
    expect(slugsOf(article.relatedArticles)).not.toContain(slug)
    expect(article.relatedProducts.length).toBeGreaterThanOrEqual(2)
  })

  test('omits related products that were removed', async () => {
    const before = await blog.bySlug({ slug: 'baby-sleep-science' })
    expect(before.relatedProducts.map(({ id }) => id)).toEqual([4, 6, 7])
    db.$client.prepare('delete from products where id = 4').run()
    db.$client.prepare('update products set gone_at = 1 where id = 6').run()
    const after = await blog.bySlug({ slug: 'baby-sleep-science' })
    expect(after.relatedProducts.map(({ id }) => id)).toEqual([7])
  })

  test.each(['', 'nothing-like-it', '../baby-sleep-science', 'BABY-SLEEP-SCIENCE', '__proto__'])(
    'is not found under the unknown slug %j',
    async (slug) => {
      await expect(blog.bySlug({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    },
  )
})

test('the home page shows the three newest articles', async () => {
  expect(await blog.latest()).toEqual((await blog.list({})).slice(0, 3))
})

const SLUG = 'baby-sleep-science'

/** Everything that the shop says to visitors and to machines. */
async function everywhere() {
  const paths = ['/', '/blog', '/blog?search=sleep', '/feed.xml', '/sitemaps/pages.xml', '/llms.txt']
  const related = ['/blog/baby-health-concerns', `/blog/${SLUG}`, `/og/articles/${SLUG}-1.jpg`]
  const answers = [...paths, ...related].map(async (path) => (await app.request(path)).text())
  return (await Promise.all(answers)).join('')
}

function set(column: string, value: number | null) {
  db.$client.prepare(`update articles set ${column} = ? where slug = ?`).run(value, SLUG)
}

describe('an article that is not public yet or anymore', () => {
  const title = 'Baby Sleep Science: What Is Normal'
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['a draft', 'published_at', null],
    ['scheduled', 'published_at', Date.now() + 60_000],
    ['in the trash', 'deleted_at', 1],
  ])('appears nowhere: %s', async (_, column, value) => {
    expect(await everywhere()).toContain(title)
    set(column, value)
    const said = await everywhere()
    expect(said).not.toContain(title)
    expect(said).not.toContain(`/blog/${SLUG}"`)
    expect((await app.request(`/blog/${SLUG}`)).status).toBe(404)
    expect(slugsOf(await blog.overview())).not.toContain(SLUG)
    expect(slugsOf(await blog.full())).not.toContain(SLUG)
  })

  test('appears everywhere automatically from its time on', async () => {
    const at = Date.now() + 90_000
    vi.useFakeTimers({ toFake: ['Date'] })
    set('published_at', at)
    vi.setSystemTime(at - 1)
    expect(await everywhere()).not.toContain(title)
    vi.setSystemTime(at)
    expect(await everywhere()).toContain(title)
    expect((await blog.latest())[0]?.slug).toBe(SLUG)
  })
})

test('an article’s former address leads to the present one', async () => {
  db.$client.exec(`update articles set slug = 'sleep' where slug = '${SLUG}'`)
  db.$client.exec(`insert into former_article_slugs select '${SLUG}', id from articles where slug = 'sleep'`)
  const answer = await app.request(`/blog/${SLUG}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/blog/sleep'])
  const { relatedArticles } = await blog.bySlug({ slug: 'baby-health-concerns' })
  expect(slugsOf(relatedArticles)).toContain('sleep')
})

test('samples are added once, and deleted articles stay deleted', async () => {
  db.$client.exec('delete from articles')
  addSampleArticles(db)
  expect(await blog.list({})).toEqual([])
  expect((await app.request('/blog')).status).toBe(200)
  expect((await app.request('/feed.xml')).status).toBe(200)
})

test('an editor’s text appears as text with safe links', async () => {
  const hostile = [
    '<script>alert(1)</script> <img src=x onerror=alert(1)>',
    '[a](javascript:alert(1)) <javascript:alert(1)> ![b](javascript:alert(1))',
    '<svg onload=alert(1)><iframe src="https://evil.example">',
    '## <b onclick="x">A</b> " onmouseover="alert(1)',
    '| <style>*{}</style> |\n|---|\n| [x](data:text/html,x) |',
    '</script><script>alert(2)</script>',
  ].join('\n\n')
  const row = db.$client.prepare('update articles set text = ?, excerpt = ?, key_points = ? where slug = ?')
  row.run(hostile, '"><script>alert(3)</script>', '["</script><b>"]', SLUG)
  const html = await (await app.request(`/blog/${SLUG}`)).text()
  expect(html).not.toMatch(
    /<script>alert|<img src=x|<svg onload|<iframe|<b onclick|<style>\*|<a href="(javascript|data)/i,
  )
  const untouched = await (await app.request('/blog/baby-health-concerns')).text()
  expect(scriptsIn(html)).toBe(scriptsIn(untouched))
})

/** Without the parts in which the router streams its data: how many they are is a matter of time. */
function scriptsIn(html: string): number | undefined {
  return html.match(/<script(?! data-tsr-stream-part)[ >]/g)?.length
}
