import type { Page } from 'playwright/test'
import { expect, expectNoAxeViolations, test } from './journey.ts'

const cardTitles = (page: Page) => page.locator('.article-card h3').allTextContents()
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories of the blog' }).getByRole('link', { name })
const contents = (page: Page) => page.getByRole('navigation', { name: 'In this article' })

const HEALTH_TITLES = [
  "How Your Baby's Immune System Grows Up",
  'Common Baby Health Concerns, and When to Seek Care',
]

test('a parent browses the blog: eight articles with likes and reading time, the newest first', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page).toHaveTitle('Blog: Guides for the First Years | Tuckling')
  await expect(page.getByText('8 articles')).toBeVisible()
  const first = page.locator('.article-card').first()
  await expect(first).toContainText("How Your Baby's Immune System Grows Up")
  await expect(first).toContainText('5 min read')
  await expect(first).toContainText('96 likes')
  await expect(page.getByPlaceholder('Search articles...')).toBeVisible()
  await first.getByRole('link').click()
  await expect(page).toHaveURL('/blog/baby-immune-system')
})

test('choosing a category lives in the address, and back undoes it', async ({ page }) => {
  await page.goto('/blog')
  for (const name of [
    'All Posts',
    'Parenting Tips',
    'Product Reviews',
    'Budget Tips',
    'Baby Health',
    'Shopping Guide',
    'Development',
  ]) {
    await expect(category(page, name)).toBeAttached()
  }
  await expect(category(page, 'All Posts')).toHaveAttribute('aria-current', 'page')
  await category(page, 'Baby Health').click()
  await expect(page).toHaveURL('/blog?category=Baby+Health')
  await expect(page).toHaveTitle('Baby Health: Articles for Parents | Tuckling')
  await expect.poll(() => cardTitles(page)).toEqual(HEALTH_TITLES)
  await expect(category(page, 'Baby Health')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page.getByText('8 articles')).toBeVisible()
  await expect(category(page, 'All Posts')).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await page.reload()
  await expect.poll(() => cardTitles(page)).toEqual(HEALTH_TITLES)
})

test('results follow the typing within the category, and can be shared', async ({ page, newVisitor }) => {
  await page.goto('/blog?category=Baby+Health')
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('IMMUNE')
  await expect(page).toHaveURL('/blog?category=Baby+Health&search=IMMUNE')
  await expect.poll(() => cardTitles(page)).toEqual(["How Your Baby's Immune System Grows Up"])
  await expect(page.getByText('1 article', { exact: true })).toBeVisible()
  const friend = await newVisitor()
  await friend.goto(page.url())
  await expect(friend.getByRole('searchbox')).toHaveValue('IMMUNE')
  await expect.poll(() => cardTitles(friend)).toEqual(["How Your Baby's Immune System Grows Up"])
})

test('a category that is chosen before the typing has paused keeps both', async ({ page }) => {
  await page.clock.install()
  await page.goto('/blog')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('searchbox').fill('fever')
  await category(page, 'Baby Health').click()
  await expect(page).toHaveURL('/blog?category=Baby+Health')
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL('/blog?category=Baby+Health&search=fever')
})

test('the button searches as well', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('carriers')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/blog?search=carriers')
})

test('back undoes a whole search, however many letters it had, and clears the box', async ({ page }) => {
  await page.goto('/blog?category=Baby+Health')
  const box = page.getByRole('searchbox')
  await box.fill('imm')
  await expect(page).toHaveURL('/blog?category=Baby+Health&search=imm')
  await box.fill('immune')
  await expect(page).toHaveURL('/blog?category=Baby+Health&search=immune')
  await box.press('Enter')
  await box.fill('fever')
  await expect(page).toHaveURL('/blog?category=Baby+Health&search=fever')
  await page.goBack()
  await expect(page).toHaveURL('/blog?category=Baby+Health&search=immune')
  await expect(box).toHaveValue('immune')
  await page.goBack()
  await expect(page).toHaveURL('/blog?category=Baby+Health')
  await expect(box).toHaveValue('')
  await expect.poll(() => cardTitles(page)).toEqual(HEALTH_TITLES)
})

test('a search without a match says so', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('no such thing')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or category filter')).toBeVisible()
})

test('an article has all its parts in their order', async ({ page }) => {
  await page.goto('/blog/baby-sleep-science')
  await expect(page).toHaveTitle('Baby Sleep Science: What Is Normal, and What Is Safe | Tuckling')
  const article = page.getByRole('article', { name: 'Baby Sleep Science' })
  for (const text of [
    'By Tuckling editorial team',
    'Published 21 May 2024',
    'Updated 2 November 2026',
    '5 min read',
    '376 likes',
    'Advertising: this article contains links to products; we may earn a commission.',
  ]) {
    await expect(article.getByText(text)).toBeVisible()
  }
  expect(await article.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Key Points',
    'Why babies wake',
    'How much sleep, roughly',
    'The safest bed',
    'When you are the tired one',
    'Swaddles, monitors and other helpers',
    'Gentle habits that help',
    ' Expert Advice',
    'Conclusion',
    'Share this article',
  ])
  await expect(page.getByRole('blockquote')).toContainText('Back down, flat, firm and empty.')
  await expect(page.getByRole('figure')).toContainText('Tuckling editorial team')
  const products = page.getByRole('region', { name: 'Related Products' })
  await expect(products.getByRole('link', { name: /^Buy Now/ })).toHaveCount(3)
  const related = page.getByRole('region', { name: 'Related Articles' })
  await related.getByRole('link', { name: "Your Baby's First Year: Milestones in Their Own Time" }).click()
  await expect(page).toHaveURL('/blog/baby-first-year-milestones')
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Development' })
    .click()
  await expect(page).toHaveURL('/blog?category=Development')
})

test('the table of contents leads to its section: beside the text, or folded on a phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/blog/baby-sleep-science')
  if (isMobile) {
    await expect(contents(page)).toBeHidden()
    await page.getByText('In this article').first().tap()
  }
  await contents(page).getByRole('link', { name: 'Gentle habits that help' }).click()
  await expect(page).toHaveURL('/blog/baby-sleep-science#gentle-habits-that-help')
  await expect(page.getByRole('heading', { name: 'Gentle habits that help' })).toBeInViewport()
  if (!isMobile) await expect(contents(page)).toBeInViewport()
})

test('a wide table scrolls by itself, never the page', async ({ page }) => {
  await page.goto('/blog/best-baby-carriers-2024')
  await expect(page.getByRole('region', { name: 'Table: Kind, Suits, Worth knowing' })).toBeVisible()
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide).toBeLessThanOrEqual(0)
})

test('sharing opens a small window with the address of the article', async ({ page, allow, baseURL }) => {
  allow.host(/facebook|twitter/)
  await page.goto('/blog/baby-sleep-science')
  const address = encodeURIComponent(`${baseURL}/blog/baby-sleep-science`)
  for (const [name, start] of [
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['Twitter', `https://twitter.com/intent/tweet?url=${address}&text=Baby+Sleep+Science`],
  ] as const) {
    const link = page.getByRole('link', { name: `Share on ${name} (opens a new window)` })
    expect(await link.getAttribute('href')).toContain(start)
    const popup = page.waitForEvent('popup')
    await link.click()
    await (await popup).close()
  }
})

test('the popup is 600 by 400, and a link where popups are blocked', async ({ page, allow, context }) => {
  allow.host(/facebook/)
  await page.addInitScript(() => {
    window.open = (...args) => {
      document.title = args.join(' ')
      return null
    }
  })
  await page.goto('/blog/baby-sleep-science')
  const tab = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Share on Facebook/ }).click()
  await expect(page).toHaveTitle(/facebook.* popup,width=600,height=400$/)
  await (await tab).close()
})

test('the link of an article is copied, and a toast says so', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog/baby-sleep-science')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/blog/baby-sleep-science`)
})

test('an unknown article is 404, in the address and within the site', async ({ page, allow }) => {
  allow.status(404)
  const response = await page.goto('/blog/no-such-article')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('Post Not Found | Tuckling')
  await expect(page.getByRole('heading', { level: 1, name: '404 - Post Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByText('8 articles')).toBeVisible()
})

for (const path of ['/blog', '/blog?search=nothing-at-all', '/blog/best-baby-carriers-2024', '/blog/nope']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path} in the ${colorScheme}`, async ({ page, allow }) => {
      allow.status(404, '/blog/nope')
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expectNoAxeViolations(page)
    })
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog still searches and filters', async ({ page }) => {
    await page.goto('/blog')
    expect(await cardTitles(page)).toHaveLength(8)
    await category(page, 'Baby Health').click()
    expect(await cardTitles(page)).toEqual(HEALTH_TITLES)
    await page.getByRole('searchbox').fill('immune')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/blog?search=immune&category=Baby+Health')
    expect(await cardTitles(page)).toEqual(["How Your Baby's Immune System Grows Up"])
    await page.getByRole('searchbox').fill('nothing at all')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  })

  test('an article reads, unfolds its contents and shares', async ({ page, isMobile }) => {
    await page.goto('/blog/baby-sleep-science')
    await expect(page.getByRole('heading', { name: 'Conclusion' })).toBeVisible()
    if (isMobile) await page.getByText('In this article').first().tap()
    await contents(page).getByRole('link', { name: 'The safest bed' }).click()
    await expect(page.getByRole('heading', { name: 'The safest bed' })).toBeInViewport()
    await expect(page.getByRole('link', { name: /^Share on Facebook/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
  })
})
