import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import type { Caller } from '#server/trpc/router.ts'
import { ARTICLE_CATEGORIES } from '#shared/article-categories.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

const KNOWN_SLUGS = [
  'baby-first-year-milestones',
  'baby-health-concerns',
  'baby-immune-system',
  'baby-sleep-science',
  'best-baby-carriers-2024',
  'budget-friendly-baby-gear',
  'eco-friendly-baby-products',
  'essential-baby-products-2024',
]

let db: Database
let blog: Caller['blog']

beforeEach(() => {
  const test = createTestApp()
  db = test.db
  blog = test.caller.blog
})

const slugsOf = (articles: { slug: string }[]) => articles.map(({ slug }) => slug)

describe('the list', () => {
  test('has the eight known articles, newest first', async () => {
    const articles = await blog.list({})
    expect(slugsOf(articles).sort()).toEqual(KNOWN_SLUGS)
    const days = (await blog.list({})).map(({ published }) => published)
    expect(days).toEqual(days.toSorted().reverse())
  })

  test('has at least one article in each category, and in a category only its own', async () => {
    for (const category of ARTICLE_CATEGORIES) {
      const articles = await blog.list({ category })
      expect(new Set(articles.map((article) => article.category))).toEqual(new Set([category]))
    }
  })

  test('finds words of the title and of the excerpt in any letter case', async () => {
    expect(slugsOf(await blog.list({ search: 'SLEEP SCIENCE' }))).toEqual(['baby-sleep-science'])
    expect(slugsOf(await blog.list({ search: 'ring slings' }))).toEqual(['best-baby-carriers-2024'])
    expect(slugsOf(await blog.list({ search: 'öekö-tex' }))).toEqual(['eco-friendly-baby-products'])
  })

  test('does not search in the text or across title and excerpt', async () => {
    expect(await blog.list({ search: 'TICKS' })).toEqual([])
    expect(await blog.list({ search: 'Safe Why' })).toEqual([])
  })

  test('combines search and category', async () => {
    expect(slugsOf(await blog.list({ category: 'Baby Health', search: 'immune' }))).toEqual([
      'baby-immune-system',
    ])
    expect(await blog.list({ category: 'Budget Tips', search: 'immune' })).toEqual([])
  })

  test('takes signs of patterns as plain text', async () => {
    for (const search of ['%', '_', '.*', '\\', '"']) expect(await blog.list({ search })).toEqual([])
  })

  test('shows everything for a search of spaces', async () => {
    expect(await blog.list({ search: '   ' })).toHaveLength(KNOWN_SLUGS.length)
  })

  test('carries no texts', async () => {
    const [first] = await blog.list({})
    expect(first).not.toHaveProperty('body')
  })

  test('refuses a category that does not exist and a search without end', async () => {
    await expect(blog.list({ category: 'Cars' as never })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(blog.list({ search: 'x'.repeat(201) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('an article', () => {
  test.each(KNOWN_SLUGS)('is complete: %s', async (slug) => {
    const article = await blog.bySlug({ slug })
    expect(article.introduction).toMatch(/^<p>/)
    expect(article.conclusion).toMatch(/^<h2 id="conclusion">Conclusion<\/h2>/)
    expect(article.sections.at(-1)).toEqual({ id: 'conclusion', title: 'Conclusion' })
    expect(article.keyPoints.length).toBeGreaterThanOrEqual(3)
    expect(article.updated >= article.published).toBe(true)
  })

  test.each(KNOWN_SLUGS)('has related articles and products that exist, and not itself: %s', async (slug) => {
    const article = await blog.bySlug({ slug })
    expect(article.relatedArticles.length).toBeGreaterThanOrEqual(2)
    expect(slugsOf(article.relatedArticles)).not.toContain(slug)
    expect(article.relatedProducts.length).toBeGreaterThanOrEqual(2)
  })

  test('leaves out related products that are gone', async () => {
    const before = await blog.bySlug({ slug: 'baby-sleep-science' })
    expect(before.relatedProducts.map(({ id }) => id)).toEqual([4, 6, 7])
    db.$client.prepare('delete from products where id = 4').run()
    db.$client.prepare('update products set gone_at = 1 where id = 6').run()
    const after = await blog.bySlug({ slug: 'baby-sleep-science' })
    expect(after.relatedProducts.map(({ id }) => id)).toEqual([7])
  })

  test.each(['', 'nothing-like-it', '../baby-sleep-science', 'BABY-SLEEP-SCIENCE', '__proto__'])(
    'with an unknown slug is not found: %j',
    async (slug) => {
      await expect(blog.bySlug({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    },
  )
})

test('the home page gets the three newest', async () => {
  expect(await blog.latest()).toEqual((await blog.list({})).slice(0, 3))
})
