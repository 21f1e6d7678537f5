import type { Page } from 'playwright/test'
import { expect, test } from './journey.ts'

const cardTitles = (page: Page) =>
  page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents()
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Blog categories' }).getByRole('link', { name })

const HEALTH_TITLES = [
  "How Your Baby's Immune System Grows Up",
  'Common Baby Health Concerns, and When to Seek Care',
]

test('choosing a category changes the address, and Back undoes it', async ({ page }) => {
  await page.goto('/blog')
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

test('results follow typing within the category, and Back undoes a whole search', async ({ page }) => {
  await page.goto('/blog?category=Baby+Health')
  const box = page.getByRole('searchbox', { name: 'Search articles' })
  await box.fill('imm')
  await expect(page).toHaveURL('/blog?category=Baby+Health&search=imm')
  await box.fill('IMMUNE')
  await expect(page).toHaveURL('/blog?category=Baby+Health&search=IMMUNE')
  await expect.poll(() => cardTitles(page)).toEqual(["How Your Baby's Immune System Grows Up"])
  await expect(page.getByText('1 article', { exact: true })).toBeVisible()
  await box.press('Enter')
  await box.fill('fever')
  await expect(page).toHaveURL('/blog?category=Baby+Health&search=fever')
  await page.goBack()
  await expect(page).toHaveURL('/blog?category=Baby+Health&search=IMMUNE')
  await expect(box).toHaveValue('IMMUNE')
  await page.goBack()
  await expect(page).toHaveURL('/blog?category=Baby+Health')
  await expect(box).toHaveValue('')
  await expect.poll(() => cardTitles(page)).toEqual(HEALTH_TITLES)
})

test('choosing a category before typing has paused keeps both', { tag: '@once' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/blog')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('searchbox').fill('fever')
  await category(page, 'Baby Health').click()
  await expect(page).toHaveURL('/blog?category=Baby+Health')
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL('/blog?category=Baby+Health&search=fever')
})

test('Enter and the button search too, and an empty result says so', { tag: '@once' }, async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('no such thing')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or category filter')).toBeVisible()
  await page.getByRole('searchbox').fill('carriers')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/blog?search=carriers')
})
