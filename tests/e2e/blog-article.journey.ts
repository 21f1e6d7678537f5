import type { Page } from 'playwright/test'
import { expect, expectNoAxeViolations, test } from './journey.ts'

const contents = (page: Page) => page.getByRole('navigation', { name: 'In this article' })

test('an article has all its parts in their order', async ({ page }) => {
  await page.goto('/blog/baby-sleep-science')
  await expect(page).toHaveTitle('Baby Sleep Science: What Is Normal, and What Is Safe | Tuckling')
  const article = page.getByRole('article', { name: 'Baby Sleep Science' })
  for (const text of [
    'By Tuckling editorial team',
    'Published 21 May 2024',
    'Updated 2 November 2026',
    '5 min read',
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

test('the popup is 600 by 400, and a link where popups are blocked', { tag: '@once' }, async ({
  page,
  allow,
  context,
}) => {
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

test('the link of an article is copied, and a toast says so', { tag: '@once' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog/baby-sleep-science')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/blog/baby-sleep-science`)
})

test('an unknown article is 404, in the address and within the site', { tag: '@once' }, async ({
  page,
  allow,
}) => {
  allow.status(404)
  const response = await page.goto('/blog/no-such-article')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('Post Not Found | Tuckling')
  await expect(page.getByRole('heading', { level: 1, name: '404 - Post Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByText('8 articles')).toBeVisible()
})

for (const path of ['/blog/best-baby-carriers-2024', '/blog/nope']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path} in the ${colorScheme}`, { tag: '@once' }, async ({ page, allow }) => {
      allow.status(404, '/blog/nope')
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expectNoAxeViolations(page)
    })
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

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

test('the contents mark the section that is being read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/blog/baby-sleep-science')
  await page.locator('article h2[id]').last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect(contents(page).locator('[aria-current=location]')).toHaveCount(1)
})

test('an article and a product are passed on the way the device does it', async ({ page }) => {
  await page.addInitScript(() => {
    const share = async (link: object) => void Object.assign(self, { shared: link })
    Object.defineProperty(navigator, 'share', { value: share })
  })
  for (const path of ['/blog/baby-sleep-science', '/products/3-soft-stacking-rings']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(self, 'shared')?.url))
      .toMatch(new RegExp(`${path}$`))
  }
})
