import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { test } from './stocked-shop.ts'

test('a product is inserted into an article, and its box follows the price', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop }) => {
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/articles')
  await page.getByRole('link', { name: /^Baby Sleep Science/ }).click()
  const form = page.getByRole('form', { name: 'Article' })
  const text = form.getByRole('textbox', { name: 'Text', exact: true })
  await text.evaluate((area: HTMLTextAreaElement) =>
    area.setSelectionRange(area.value.length, area.value.length),
  )
  await text.focus()
  await form.getByRole('searchbox', { name: /Insert product/ }).fill('stacking')
  await form.getByRole('button', { name: 'Insert Soft Stacking Rings' }).click()
  await expect(text).toHaveValue(/\n\n:::product 3\nheadline: \n/)
  await expect(page.getByText('Say in your own words why “Soft Stacking Rings” (3) is here')).toBeVisible()
  await text.fill((await text.inputValue()).replace('verdict: ', 'verdict: Easy to hold'))
  await expect(page.frameLocator('iframe').getByText('Easy to hold', { exact: true })).toBeVisible()
  await expect(page.getByText('Say in your own words')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Article saved')).toBeVisible()

  await page.goto('/blog/baby-sleep-science')
  const box = page.getByRole('group', { name: 'Soft Stacking Rings' })
  await expect(box.getByText('189 SEK')).toBeVisible()
  await expect(box.getByRole('link', { name: /^Buy Now/ })).toHaveAttribute('rel', /sponsored/)
  await expectNoAxeViolations(page)

  await page.goto('/admin/products/3')
  await page.getByLabel('Price', { exact: true }).fill('149')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Product saved')).toBeVisible()
  await page.goto('/blog/baby-sleep-science')
  await expect(box.getByText('149 SEK')).toBeVisible()
})
