import { describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

const YEAR = new Date().getFullYear()
const SLUGS = [
  'essential-baby-products-2024',
  'baby-sleep-science',
  'budget-friendly-baby-gear',
  'baby-first-year-milestones',
  'best-baby-carriers-2024',
  'baby-health-concerns',
  'eco-friendly-baby-products',
  'baby-immune-system',
]
const CATEGORIES = [
  ['Clothing', 'Clothing & Accessories'],
  ['Feeding', 'Feeding Supplies'],
  ['Toys', 'Toys & Educational Items'],
  ['Nursery', 'Nursery Essentials'],
  ['Safety', 'Health & Safety'],
] as const
const HEADER = ['Home', 'About', 'Blog', 'Products', 'Donate', 'Contact', 'Subscribe']

const shop = createTestApp().app

/** A page as its words, one space between them, and as it was sent. */
async function page(path: string) {
  const response = await shop.request(path)
  const html = await response.text()
  return { status: response.status, html, words: wordsOf(html) }
}

function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;|’/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}

/** Guarantees for anyone who starts a new shop, to the letter. */
describe('a new shop', () => {
  test.each<[path: string, texts: string[]]>([
    [
      '/',
      [
        'Your Trusted Source for Affordable, High-Quality Baby Products',
        'Because Every Baby Deserves the Best',
        'Shop Now',
        'Support Our Mission',
        '$5,000',
        '$3,750',
        '75%',
        'Community Member',
        'Premium Member',
        'Most Popular',
        '$5',
      ],
    ],
    ['/about', ['2020', 'Trust', 'Affordability', 'Community']],
    [
      '/blog',
      ['Parenting Tips', 'Product Reviews', 'Budget Tips', 'Baby Health', 'Shopping Guide', 'Development'],
    ],
    ['/blog?search=nothing-like-it', ['No articles found', 'Try adjusting your search or category filter']],
    ['/blog/no-such-article', ['404 - Post Not Found', 'Back to Blog']],
    [
      '/products',
      [
        'All Products',
        ...CATEGORIES.map(([, name]) => name),
        'Alphabetical (A-Z)',
        'Price: Low to High',
        'Price: High to Low',
        'Our Retail Partners',
        'Visit Store →',
        'Best Seller',
        "Editor's Pick",
        'Buy Now',
      ],
    ],
    ['/products?search=zzzz', ['No products found', 'Try adjusting your search or category filter']],
    ['/donate', ['Why Donate?', 'Other Ways to Support', 'Browse Products', '$3,750', '$5,000', '75%']],
    ['/donate?canceled=1', ['Donation Canceled', 'Try Again']],
    ['/donate?success=1', ['Thank You!', 'Make Another Donation']],
    ['/login', ['Sign in', 'Email', 'Password']],
    ['/subscribe', ['Name', 'Email', 'Subscribe']],
    ['/favorites', ['Your Favorites', 'Create a free account', 'Log In']],
    ['/contact', ['Email', 'Phone', 'Address']],
    ['/no/such/page', ['404']],
  ])('shows the specified texts on %s', async (path, texts) => {
    const { words } = await page(path)
    expect(texts.filter((text) => !words.includes(text))).toEqual([])
  })

  test('has the specified header and footer on every page', async () => {
    for (const path of ['/', '/about', '/blog', '/products', '/donate', '/contact', '/no/such/page']) {
      const { html, words } = await page(path)
      const header = wordsOf(/<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '')
      expect(HEADER.filter((name) => !header.includes(name))).toEqual([])
      for (const [short] of CATEGORIES) expect(html).toContain(`href="/products?category=${short}"`)
      for (const address of ['/privacy-policy', '/terms-of-service'])
        expect(html).toContain(`href="${address}"`)
      expect(words).toContain(`${YEAR}`)
    }
  })

  test('serves the eight sample articles at their addresses', async () => {
    for (const slug of SLUGS) {
      const { status, words } = await page(`/blog/${slug}`)
      expect({ slug, status }).toEqual({ slug, status: 200 })
      for (const part of ['Key Points', 'Expert Advice', 'Conclusion']) expect(words).toContain(part)
    }
  })

  test('has placeholders that suggest searches', async () => {
    expect((await page('/products')).html).toContain('placeholder="Search products or retailers..."')
    expect((await page('/blog')).html).toContain('placeholder="Search articles..."')
  })

  test('answers the specified calls', async () => {
    const categories = await (await shop.request('/api/categories')).json()
    expect(categories.map(({ name }: { name: string }) => name)).toEqual(CATEGORIES.map(([, name]) => name))
    expect(await (await shop.request('/api/products/count')).json()).toEqual({ count: 10 })
  })
})
