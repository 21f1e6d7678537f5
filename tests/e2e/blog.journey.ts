import type { Page } from 'playwright/test'
import { expect, expectNoAxeViolations, test } from './journey.ts'

const cardTitles = (page: Page) =>
  page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents()
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories of the blog' }).getByRole('link', { name })

const HEALTH_TITLES = [
  "How Your Baby's Immune System Grows Up",
  'Common Baby Health Concerns, and When to Seek Care',
]

test('a parent browses the blog: eight articles with reading time and no invented likes, the newest first', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page).toHaveTitle('Blog: Guides for the First Years | Tuckling')
  await expect(page.getByText('8 articles')).toBeVisible()
  const first = page.getByRole('article').first()
  await expect(first).toContainText("How Your Baby's Immune System Grows Up")
  await expect(first).toContainText('5 min read')
  await expect(first).not.toContainText('likes')
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

test('a category that is chosen before the typing has paused keeps both', { tag: '@once' }, async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/blog')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('searchbox').fill('fever')
  await category(page, 'Baby Health').click()
  await expect(page).toHaveURL('/blog?category=Baby+Health')
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL('/blog?category=Baby+Health&search=fever')
})

test('the button searches as well', { tag: '@once' }, async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('carriers')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/blog?search=carriers')
})

test('back undoes a whole search, however many letters it had, and clears the box', { tag: '@once' }, async ({
  page,
}) => {
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

test('a search without a match says so', { tag: '@once' }, async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('no such thing')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or category filter')).toBeVisible()
})

for (const path of ['/blog', '/blog?search=nothing-at-all']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path} in the ${colorScheme}`, { tag: '@once' }, async ({ page }) => {
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
})
