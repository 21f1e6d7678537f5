import type { Locator, Page } from 'playwright/test'
import { expect, test } from './journey.ts'

async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Repeats happen in the task after the page comes to life; a task requested later runs later. */
function afterRepeating(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => setTimeout(done)))
}

test('going back before hydration shows the page of that address', { tag: '@once' }, async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('page 2 of 2')).toBeVisible()
  const letScriptsCome = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText('page 2 of 2')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/products')
  letScriptsCome()
  await expect(page.getByText('page 2 of 2')).toBeHidden()
  await page.getByRole('button', { name: 'Save Bunny Night Light to favorites' }).click()
  await expect(page.getByText('Added to favorites')).toBeVisible()
})

test('an address loses unknown parameters and gets the usual order before hydration', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/products?utm_source=mail&sort=price-low-high&category=Toys')
  await expect(page).toHaveURL('/products?category=Toys&sort=price-low-high')
  await page.goto('/products?utm_source=mail#main')
  await expect(page).toHaveURL('/products#main')
  await page.goto('/compare?search=bunny&ids=1,2')
  await expect(page).toHaveURL('/compare?ids=1%2C2&search=bunny')
  await expect(page.getByRole('link', { name: 'Add Bunny Night Light' })).toBeVisible()
})

test('a button pressed before hydration takes effect afterwards', {
  tag: '@once',
}, async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/products', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Save Bunny Night Light to favorites' }).click()
  letScriptsCome()
  await expect(page.getByText('Added to favorites')).toBeVisible()
  await expect(page.getByText('Added to favorites')).toHaveCount(1)
})

test('a button pressed during hydration takes effect once', {
  tag: ['@once', '@thorough'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    const counts = { presses: 0, changes: 0 }
    Object.assign(self, { counts })
    const countChanges = new MutationObserver(() => {
      counts.changes += 1
    })
    const ofReact = (node: object, prefix: string) => Object.keys(node).some((key) => key.startsWith(prefix))
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const button = document.querySelector<HTMLElement>('button[aria-label="Dark theme"]')
      if (!button || !ofReact(button, '__reactProps')) return port2.postMessage('later')
      if ('isLive' in self) return
      countChanges.observe(document.documentElement, { attributeFilter: ['class'] })
      counts.presses += 1
      button.click()
    }
    port2.postMessage('now')
  })
  const counts = () => page.evaluate(() => (self as unknown as { counts: Record<string, number> }).counts)
  await expect(async () => {
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => 'isLive' in self)
    expect((await counts()).presses).toBe(1)
  }).toPass()
  await expect.poll(async () => (await counts()).changes).toBe(1)
  await afterRepeating(page)
  expect(await counts()).toEqual({ presses: 1, changes: 1 })
})

test('a menu opened before hydration stays open and works', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letScriptsCome = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
  await expect(menu).toBeVisible()
  letScriptsCome()
  await page.waitForFunction(() => 'isLive' in self)
  await afterRepeating(page)
  await menu.getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL('/products')
  await expect(menu).toBeHidden()
})

test('an order chosen before hydration becomes the order of the list', {
  tag: ['@once', '@thorough'],
}, async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/products', { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption('alphabetical')
  letScriptsCome()
  await expect(page).toHaveURL('/products?sort=alphabetical')
  await expect(page.getByLabel('Sort by')).toHaveValue('alphabetical')
})

test('a price pressed before hydration explains itself afterwards', {
  tag: ['@once', '@thorough'],
}, async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/products', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'About this price' }).first().click()
  letScriptsCome()
  await expect(page.getByText('This price is provided by the retailer. Click Buy Now')).toBeVisible()
})

for (const [how, comeTo] of [
  ['a pointer rests on', (price: Locator) => price.hover()],
  ['the keyboard has reached', (price: Locator) => price.focus()],
] as const)
  test(`a price that ${how} before hydration explains itself afterwards`, {
    tag: ['@once', '@thorough'],
  }, async ({ page }) => {
    const letScriptsCome = await holdScripts(page)
    await page.goto('/products', { waitUntil: 'commit' })
    await comeTo(page.getByRole('button', { name: 'About this price' }).first())
    letScriptsCome()
    await expect(page.getByText('This price is provided by the retailer. Click Buy Now')).toBeVisible()
  })

test('a form sent before the script loads is answered, with nothing typed in the address', {
  tag: '@once',
}, async ({ page, allow }) => {
  allow.status(400, '/reset-password')
  const letScriptsCome = await holdScripts(page)
  await page.goto('/reset-password?token=worn', { waitUntil: 'commit' })
  await page.getByLabel('New password').fill('a-long-new-password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL('/reset-password?token=worn')
  letScriptsCome()
  const notices = page.getByRole('region', { name: /^Notifications/ })
  await expect(notices.getByText('This link is no longer valid')).toBeVisible()
})

test('a page scrolled before hydration keeps its position, also after a return', {
  tag: '@once',
}, async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/blog', { waitUntil: 'commit' })
  const link = page.getByRole('link', { name: 'Privacy Policy' })
  await link.scrollIntoViewIfNeeded()
  const position = () => page.evaluate(() => Math.round(scrollY))
  const before = await position()
  expect(before).toBeGreaterThan(300)
  letScriptsCome()
  await page.waitForFunction(() => 'isLive' in self)
  // Anything that scrolled it back would do so in the frames after it came to life.
  await page.waitForTimeout(500)
  expect(await position()).toBe(before)
  await link.click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect.poll(position).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect.poll(position).toBe(before)
})

test('a reload or a return from another site restores the scroll position', {
  tag: '@once',
}, async ({ page }) => {
  const position = () => page.evaluate(() => Math.round(scrollY))
  await page.goto('/blog')
  await page.waitForFunction(() => 'isLive' in self)
  await page.mouse.wheel(0, 700)
  await expect.poll(position).toBe(700)
  await page.reload()
  await page.waitForFunction(() => 'isLive' in self)
  await expect.poll(position).toBe(700)
  await page.goto('/api/health')
  await page.goBack()
  await page.waitForFunction(() => 'isLive' in self)
  await expect.poll(position).toBe(700)
})

test('going back and forward within the site reloads no document', { tag: '@once' }, async ({ page }) => {
  await page.goto('/blog')
  await page.evaluate(() => Object.assign(self, { isSameDocument: true }))
  await page.getByRole('link', { name: 'Baby Health', exact: true }).first().click()
  await expect(page).toHaveURL('/blog?category=Baby+Health')
  await page.goBack()
  await expect(page.getByText('8 articles')).toBeVisible()
  await page.goForward()
  await expect(page).toHaveTitle('Baby Health: Articles for Parents | Tuckling')
  expect(await page.evaluate(() => 'isSameDocument' in self)).toBe(true)
})
