import type { Page } from 'playwright/test'
import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { test } from './own-shop.ts'

/** What a visitor finds on a page of the shop. */
async function seenBy(page: Page, url: string, path: string) {
  const visitor = await page.context().browser()?.newPage({ baseURL: url })
  await visitor?.goto(path)
  const text = await visitor?.locator('body').innerText()
  await visitor?.close()
  return text
}

async function hasNoSidewaysScroll(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
}

test('an administrator rewrites the hero, and brings its default back', { tag: '@once' }, async ({
  page,
  shop,
  allow,
}) => {
  allow.status(400, 'content.change')
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/content')
  await page.getByRole('main').getByRole('link', { name: 'Hero' }).click()
  const form = page.getByRole('form', { name: 'Hero' })
  await form.getByLabel('Heading', { exact: true }).fill('Slow things for small people')
  await form.getByRole('button', { name: 'Move slide 2 up' }).click()
  await form.getByRole('button', { name: 'Remove slide 3' }).click()
  await form.getByRole('button', { name: 'Add a slide' }).click()
  await form.getByRole('group', { name: 'Slide 3' }).getByLabel('Text').fill('Linen, and little else')
  await form.getByLabel('It leads to').first().fill('javascript:alert(1)')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Use a path such as /products')).toBeVisible()
  await expect(form.getByLabel('It leads to').first()).toBeFocused()
  expect(await hasNoSidewaysScroll(page)).toBe(true)

  await page.evaluate(() => history.back())
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Leave without saving?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await form.getByLabel('It leads to').first().fill('/products?category=Toys')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Content saved')).toBeVisible()
  await expect(page.getByText('Changed on')).toBeVisible()
  await expectNoAxeViolations(page)
  const home = await seenBy(page, shop.url, '/')
  expect(home).toContain('Slow things for small people')
  expect(home).toContain('Simple toys to stack')

  await backToTheDefault(page)
  await expect(page.getByText('This is the text that the shop came with')).toBeVisible()
  expect(await seenBy(page, shop.url, '/')).toContain('Your Trusted Source for Affordable')
})

async function backToTheDefault(page: Page) {
  const form = page.getByRole('form', { name: 'Back to the default' })
  await form.getByRole('button').click()
  await page.getByRole('button', { name: 'Bring it back' }).click()
}

test('what search engines are shown of the privacy policy is written without taking it over', {
  tag: '@once',
}, async ({ page, shop }) => {
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/content/privacy')
  const found = page.getByRole('group', { name: 'Search engines' })
  await expect(found).toContainText('Privacy Policy | Tuckling')
  await found.getByLabel('Title for search engines').fill('What we know of you, and for how long')
  await expect(found).toContainText('What we know of you, and for how long | Tuckling')
  await expect(found).toContainText('37 characters: a good length.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Content saved')).toBeVisible()
  await expect(page.getByText('This is the text that the shop came with')).toContainText(
    'What search engines are shown was changed on',
  )
  const visitor = await page.context().newPage()
  await visitor.goto(`${shop.url}/privacy-policy`)
  await expect(visitor).toHaveTitle('What we know of you, and for how long | Tuckling')
  await visitor.close()

  await found.getByRole('button', { name: 'Back to the default' }).click()
  await expect(found).toContainText('Privacy Policy | Tuckling')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('What search engines are shown was changed on')).toBeHidden()
  await expect(page.getByText('This is the text that the shop came with')).toBeVisible()
})

test('two administrators write at once: the later one sees both texts and chooses', { tag: '@once' }, async ({
  page,
  shop,
  allow,
}) => {
  allow.status(409, 'content.change')
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
  expect(await seenBy(page, shop.url, '/contact')).toContain('Knock twice')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the forms of content work: a goal is added, refused, saved and shown', { tag: '@once' }, async ({
    page,
    shop,
    allow,
  }) => {
    allow.status(400)
    await signInAsAdministrator(page, shop.url)
    await page.goto('/admin/content')
    await page.getByRole('main').getByRole('link', { name: 'Donation goals' }).click()
    const fresh = page.getByRole('group', { name: 'New goal' })
    await fresh.getByLabel('Name').fill('Cribs for ten families')
    await fresh.getByLabel('What it is for').fill('Ten cribs for ten families.')
    await fresh.getByLabel('Amount in dollars').fill('1000')
    await fresh.getByLabel('Received elsewhere').fill('50')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Only one goal can count from the beginning').first()).toBeVisible()
    const second = page.getByRole('group', { name: 'Goal 2' })
    await expect(second.getByLabel('Name')).toHaveValue('Cribs for ten families')
    await second.getByLabel('Begins on').fill('2026-02-01')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Changed on')).toBeVisible()

    await page.goto('/donate')
    await expect(page.getByText('Ten cribs for ten families.')).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Cribs for ten families' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Earlier goals' })).toBeVisible()

    await page.goto('/admin/content/donations')
    await page.getByRole('form', { name: 'Back to the default' }).getByRole('button').click()
    await expect(page.getByText('This is the text that the shop came with')).toBeVisible()
  })
})
