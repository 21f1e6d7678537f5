import type { APIRequestContext, Page } from 'playwright/test'
import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { test } from './own-shop.ts'

/** The text of a page of the shop, as it comes to a visitor. */
async function seenBy(visitor: APIRequestContext, url: string, path: string) {
  const html = await (await visitor.get(`${url}${path}`)).text()
  return html.replace(/<(script|style|template)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, '')
}

async function hasNoSidewaysScroll(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
}

test('an administrator rewrites the hero and restores its default', {
  tag: ['@once', '@thorough'],
}, async ({ page, request, shop, allow }) => {
  allow.status(400, 'content.update')
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/content')
  await page.getByRole('main').getByRole('link', { name: 'Hero' }).click()
  const form = page.getByRole('form', { name: 'Hero' })
  await form.getByLabel('Heading', { exact: true }).fill('Slow things for small people')
  await form.getByRole('button', { name: 'Move slide 2 up' }).click()
  await form.getByRole('button', { name: 'Remove slide 3' }).click()
  await form.getByRole('button', { name: 'Add a slide' }).click()
  await form.getByRole('group', { name: 'Slide 3' }).getByLabel('Text').fill('Linen, and little else')
  await form.getByLabel('Button link').first().fill('javascript:alert(1)')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Use a path such as /products')).toBeVisible()
  await expect(form.getByLabel('Button link').first()).toBeFocused()
  expect(await hasNoSidewaysScroll(page)).toBe(true)

  await page.evaluate(() => history.back())
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Leave without saving?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await form.getByLabel('Button link').first().fill('/products?category=Toys')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Content saved')).toBeVisible()
  await expect(page.getByText('Changed on')).toBeVisible()
  await expectNoAxeViolations(page)
  const home = await seenBy(request, shop.url, '/')
  expect(home).toContain('Slow things for small people')
  expect(home).toContain('Simple toys to stack')

  await backToTheDefault(page)
  await expect(page.getByText('This is the shop’s original text')).toBeVisible()
  expect(await seenBy(request, shop.url, '/')).toContain('Your Trusted Source for Affordable')
})

async function backToTheDefault(page: Page) {
  const form = page.getByRole('form', { name: 'Restore the default' })
  await form.getByRole('button').click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
}

test('an administrator changes the privacy policy’s search texts without replacing the policy', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop }) => {
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/content/privacy')
  const group = page.getByRole('group', { name: 'Search engines' })
  await expect(group).toContainText('Privacy Policy | Tuckling')
  await group.getByLabel('Title for search engines').fill('What we know of you, and for how long')
  await expect(group).toContainText('What we know of you, and for how long | Tuckling')
  await expect(group).toContainText('37 characters: a good length.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Content saved')).toBeVisible()
  await expect(page.getByText('This is the shop’s original text')).toContainText(
    'The texts for search engines were changed on',
  )
  const visitor = await page.context().newPage()
  await visitor.goto(`${shop.url}/privacy-policy`)
  await expect(visitor).toHaveTitle('What we know of you, and for how long | Tuckling')
  await visitor.close()

  await group.getByRole('button', { name: 'Restore the default' }).click()
  await expect(group).toContainText('Privacy Policy | Tuckling')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The texts for search engines were changed on')).toBeHidden()
  await expect(page.getByText('This is the shop’s original text')).toBeVisible()
})

test('the second of two administrators sees both texts and chooses one', {
  tag: ['@once', '@thorough'],
}, async ({ page, request, shop, allow }) => {
  allow.status(409, 'content.update')
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/content/contact')
  const other = await page.context().newPage()
  await other.goto(`${shop.url}/admin/content/contact`)
  await other.getByLabel('First line').fill('Ring the bell')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('Content saved')).toBeVisible()
  await other.close()

  await page.getByLabel('First line').fill('Knock twice')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const both = page.getByRole('region', { name: 'This text was changed by someone else in the meantime' })
  await expect(both).toContainText('Ring the bell')
  await expect(both).toContainText('Knock twice')
  await both.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(page.getByText('Content saved')).toBeVisible()
  expect(await seenBy(request, shop.url, '/contact')).toContain('Knock twice')
})
