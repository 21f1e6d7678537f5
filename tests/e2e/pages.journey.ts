import type { Page } from 'playwright/test'
import { expect, expectNoAxeViolations, test } from './journey.ts'

const PAGES = [
  { path: '/about', heading: 'About Tuckling', title: 'About Tuckling' },
  { path: '/contact', heading: 'Contact', title: 'Contact | Tuckling' },
  { path: '/premium', heading: 'Premium Member', title: 'Premium Member | Tuckling' },
  { path: '/privacy-policy', heading: 'Privacy Policy', title: 'Privacy Policy | Tuckling' },
  { path: '/terms-of-service', heading: 'Terms of Service', title: 'Terms of Service | Tuckling' },
  { path: '/subscribe', heading: 'Our newsletter', title: 'Newsletter | Tuckling' },
]

const LEGAL_PATHS = ['/privacy-policy', '/terms-of-service']

function today(): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', options).format(new Date())
}

async function fontSizePx(page: Page, text: string): Promise<number> {
  const label = page.getByText(text, { exact: true }).first()
  return label.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
}

for (const { path, heading, title } of PAGES) {
  test(`${path} opens with its heading, title, description and canonical address`, async ({
    page,
    baseURL,
  }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const description = await page.locator('meta[name=description]').getAttribute('content')
    expect(description?.length).toBeGreaterThanOrEqual(90)
    expect(description?.length).toBeLessThanOrEqual(155)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing at ${path} in the ${colorScheme}`, { tag: '@once' }, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expectNoAxeViolations(page)
    })
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing at an unknown address in the ${colorScheme}`, { tag: '@once' }, async ({
    page,
    allow,
  }) => {
    allow.status(404, '/no/such/page')
    await page.emulateMedia({ colorScheme })
    await page.goto('/no/such/page')
    await expectNoAxeViolations(page)
  })
}

test('no page is wider than a small phone', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const { path } of PAGES) {
    await page.goto(path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test('about tells the story, the values and the four ways', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByText('founded in 2020')).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
    'Trust',
    'Affordability',
    'Community',
  ])
  await expect(page.getByRole('main').locator('ol > li')).toHaveCount(4)
})

test('the notice above the header leads to how products are chosen', async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('link', { name: 'How we choose products' }).click()
  await expect(page).toHaveURL('/about#how-we-choose')
  const section = page.getByRole('region', { name: 'How we choose products' })
  await expect(section).toBeInViewport()
  await expect(section).toContainText("Editor's picks and best sellers come first, then what is in stock")
  await expect(section).toContainText('What a retailer pays us plays no part in the order')
  await expect(section).toContainText('they are marked Sample rating and don’t come from real buyers')
})

test('contact shows the configured values, ready to write and to call', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('main').locator('dl dd')).toHaveText([
    'Tuckling',
    'hello@tuckling.example',
    '+46 8 123 45 67',
    'Sweden',
    'Sample Street 1, 111 11 Stockholm',
  ])
  const card = page.getByRole('main').locator('dl')
  await expect(card.getByRole('link', { name: 'hello@tuckling.example' })).toHaveAttribute(
    'href',
    'mailto:hello@tuckling.example',
  )
  await expect(card.getByRole('link', { name: '+46 8 123 45 67' })).toHaveAttribute('href', 'tel:+4681234567')
})

test('the legal pages are of today, and their contents lead to their sections', async ({ page }) => {
  for (const path of LEGAL_PATHS) {
    await page.goto(path)
    await expect(page.getByText(`Last updated: ${today()}`)).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    expect(await contents.allTextContents()).toEqual(await page.locator('section[id] h2').allTextContents())
    await contents.last().click()
    await expect(page.locator('section[id] h2').last()).toBeInViewport()
  }
})

test('the policies say what the law asks for', { tag: '@once' }, async ({ page }) => {
  await page.goto('/privacy-policy')
  for (const text of ['session cookie', 'GDPR', 'IMY', 'hello@tuckling.example', 'Stripe']) {
    await expect(page.locator('div:has(> section[id])')).toContainText(text)
  }
  await page.goto('/terms-of-service')
  for (const text of ['Product pictures are illustrations.', 'within 30 days', 'Swedish law applies']) {
    await expect(page.locator('div:has(> section[id])')).toContainText(text)
  }
})

test('the footer leads to every page', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const [link, heading] of [
    ['About', 'About Tuckling'],
    ['Contact', 'Contact'],
    ['Privacy Policy', 'Privacy Policy'],
    ['Terms of Service', 'Terms of Service'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('every link to a retailer is marked as advertising before it, and samples as samples', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/products')
  const cards = page.locator('article:has(a[href^="/products/"])')
  await expect(cards.filter({ hasText: /Advertising link[\s\S]*Buy Now/ })).toHaveCount(6)
  await expect(cards.filter({ hasText: 'Sample rating' })).toHaveCount(6)
  expect(await fontSizePx(page, 'Ad')).toBeGreaterThanOrEqual(14)
  expect(await fontSizePx(page, 'Sample rating')).toBeGreaterThanOrEqual(14)
  await page.goto('/products/3-soft-stacking-rings')
  await expect(page.locator('div:has(> h1)')).toContainText(/Advertising link[\s\S]*Buy Now/)
  await expect(page.getByRole('main')).toContainText('Sample data: not from real buyers')
  await expect(page.getByRole('main').locator('dl')).toContainText('Price checked')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read', async ({ page }) => {
    for (const { path, heading } of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
    await page.goto('/contact')
    await expect(page.getByRole('main').locator('dl')).toContainText('hello@tuckling.example')
    await page.goto('/terms-of-service')
    await expect(page.getByText(`Last updated: ${today()}`)).toBeVisible()
  })
})
