import type { Page } from 'playwright/test'
import { expect, test } from './journey.ts'

/** Runs in the browser: what Chrome does to a page that it translates. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const parent = text.parentElement
    if (!parent || !text.nodeValue?.trim() || parent.closest('script, style, option, textarea, font'))
      continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `»${text.nodeValue}`
    outer.append(inner)
    parent.replaceChild(outer, text)
  }
}

const results = (page: Page) => page.getByRole('main').getByRole('status').first()
const heart = (page: Page) => page.getByRole('button', { name: 'Save Bunny Night Light to favorites' })

test('a page translated by the browser keeps working and shows new texts', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click()
  await expect(results(page)).toHaveText('10 products · page 1 of 2')
  await page.evaluate(translate)
  await page.getByRole('link', { name: 'Toys & Educational Items' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toys & Educational Items')
  await expect(results(page)).toHaveText('2 products')
  await page.evaluate(translate)
  await page.getByRole('link', { name: 'All Products' }).click()
  await expect(results(page)).toHaveText(/^»?10 products»? · page 1 of 2$/)
  await page.evaluate(translate)
  await page.getByText('Show more').click()
  await expect(results(page)).toHaveText(/pages 1–2 of 2$/)
  await heart(page).click()
  await expect(page.getByText('Added to favorites')).toBeVisible()
})

test('a page translated before its script keeps working from the first press', {
  tag: ['@once', '@thorough'],
}, async ({ page }) => {
  await page.goto('/products', { waitUntil: 'networkidle' })
  await page.evaluate(translate)
  const title = await page.getByRole('heading', { level: 1 }).elementHandle()
  await heart(page).click()
  await expect(page.getByText('Added to favorites')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop our picks')
  expect(await title?.evaluate((element) => element.isConnected), 'the page is taken over as it is').toBe(
    true,
  )
})
