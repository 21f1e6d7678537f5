import type { Page } from 'playwright/test'
import { fillSignIn } from './accounts.ts'
import { expect, expectNoAxeViolations, test } from './journey.ts'
import { adminAccount } from './own-server.ts'

/** The demo peer listens on a port of its own. */
const CHECKOUT = /^127\.0\.0\.1:\d+$/
const ON_CHECKOUT = /127\.0\.0\.1:\d+\/c\/pay\//

async function raisedDollars(page: Page): Promise<number> {
  const line = await page.getByText(/^\$[\d,.]+ raised$/).textContent()
  return Number(line?.replace(/[^\d.]/g, ''))
}

async function fillIn(
  page: Page,
  { amount, email = 'ada@example.com' }: { amount?: string; email?: string },
) {
  const form = page.getByRole('form', { name: 'Make a Donation' })
  if (amount) await form.getByLabel('Amount (USD)').fill(amount)
  await form.getByLabel('Email').fill(email)
  return form
}

async function goToCheckout(page: Page) {
  await page.goto('/donate?preset=25')
  const form = await fillIn(page, {})
  await form.getByLabel('Name').fill('Åsa "Ada" Öberg')
  await form.getByLabel('Message').fill('For the guides.\nThank you!')
  await form.getByRole('button', { name: 'Donate Now' }).click()
  await page.waitForURL(ON_CHECKOUT)
}

test('giving 25 in the demo ends with Thank You! and moves the progress', async ({ page, allow }) => {
  allow.host(CHECKOUT)
  await page.goto('/')
  const before = await raisedDollars(page)
  await page.getByRole('link', { name: '$25' }).click()
  await expect(page).toHaveURL('/donate?preset=25')
  await expect(page.getByText('Demo mode: no card is charged')).toBeVisible()
  await expect(page.getByRole('button', { name: '$25' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Amount (USD)')).toHaveValue('25')
  await (await fillIn(page, {})).getByRole('button', { name: 'Donate Now' }).click()
  await page.waitForURL(ON_CHECKOUT)
  await expect(page.getByText('Demo mode: no card is charged')).toBeVisible()
  await page.getByRole('button', { name: 'Pay $25.00' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await expect(page.getByText('This was a demo: no card was charged.')).toBeVisible()
  await expect.poll(() => raisedDollars(page)).toBeGreaterThanOrEqual(before + 25)
  await page.getByRole('link', { name: 'Make Another Donation' }).click()
  await expect(page).toHaveURL('/donate')
  await expect(page.getByRole('form', { name: 'Make a Donation' })).toBeVisible()
})

test('a declined card says so, and canceling leads back to try again', { tag: '@once' }, async ({
  page,
  allow,
}) => {
  allow.host(CHECKOUT)
  await goToCheckout(page)
  await page.getByLabel('A card that is declined').check()
  await page.getByRole('button', { name: 'Pay $25.00' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Your card was declined/)
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page.getByRole('heading', { name: 'Donation Canceled' })).toBeVisible()
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page).toHaveURL('/donate')
})

test('the result page goes back after ten seconds, unless the visitor wants to stay', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto('/donate?success=1')
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible()
  await page.clock.runFor(9_000)
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL('/donate')
  await page.goto('/donate?canceled=1')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.clock.runFor(60_000)
  await expect(page.getByRole('heading', { name: 'Donation Canceled' })).toBeVisible()
})

test('presets fill in the amount, and without one above 0 nothing can be sent', async ({ page }) => {
  await page.goto('/donate')
  const button = page.getByRole('button', { name: 'Donate Now' })
  await expect(button).toBeDisabled()
  await page.getByRole('button', { name: '$100' }).click()
  await expect(page.getByLabel('Amount (USD)')).toHaveValue('100')
  await expect(button).toBeEnabled()
  await page.getByLabel('Amount (USD)').fill('0')
  await expect(button).toBeDisabled()
  await page.getByLabel('Amount (USD)').fill('12.5')
  await expect(page.getByRole('button', { name: '$100' })).toHaveAttribute('aria-pressed', 'false')
  await expect(button).toBeEnabled()
})

test('what is wrong is said at the field', async ({ page }) => {
  await page.goto('/donate')
  for (const [amount, problem] of [
    ['0.5', 'The smallest donation is $1'],
    ['10000.01', 'The largest donation is $10,000'],
    ['10.005', 'Use at most two decimals'],
  ] as const) {
    await (await fillIn(page, { amount })).getByRole('button', { name: 'Donate Now' }).click()
    await expect(page.getByLabel('Amount (USD)')).toBeFocused()
    await expect(page.getByLabel('Amount (USD)')).toHaveAccessibleDescription(problem)
  }
  const form = await fillIn(page, { amount: '10', email: 'ada@' })
  await form.getByRole('button', { name: 'Donate Now' }).click()
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/Enter a full email address/)
  await fillIn(page, { email: 'ada@nowhere' })
  await form.getByRole('button', { name: 'Donate Now' }).click()
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/Enter a full email address/)
})

test('a checkout that cannot be made says so, and what was typed stays', { tag: '@once' }, async ({
  page,
  allow,
}) => {
  allow.status(503)
  await page.goto('/donate?preset=50')
  const form = await fillIn(page, {})
  const failure = { message: 'Could not create payment session.', code: -32603, data: { httpStatus: 503 } }
  await page.route('**/trpc/donations.createSession**', (route) =>
    route.fulfill({ status: 503, json: [{ error: { json: failure } }] }),
  )
  await form.getByRole('button', { name: 'Donate Now' }).click()
  await expect(page.getByText('Could not create payment session.')).toBeVisible()
  await page.route('**/trpc/donations.createSession**', (route) =>
    route.fulfill({ json: [{ result: { data: { json: { id: 'cs_1' } } } }] }),
  )
  await form.getByRole('button', { name: 'Donate Now' }).click()
  await expect(page.getByText('Could not create payment session.')).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue('ada@example.com')
})

test('a lost connection says so, and Processing... shows meanwhile', { tag: '@once' }, async ({
  page,
  allow,
}) => {
  allow.console(/Failed to load resource/)
  await page.goto('/donate?preset=10')
  const form = await fillIn(page, {})
  let lose = () => undefined as undefined
  const waiting = new Promise<void>((done) => {
    lose = () => void done()
  })
  await page.route('**/trpc/donations.createSession**', async (route) => {
    await waiting
    await route.abort('aborted')
  })
  await form.getByRole('button', { name: 'Donate Now' }).click()
  await expect(form.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  lose()
  await expect(page.getByText('An error occurred while processing your donation.')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Donate Now' })).toBeEnabled()
})

test('sharing opens a small window, Instagram gets the address by the clipboard', async ({
  page,
  baseURL,
  allow,
}) => {
  allow.host(/facebook\.com|twitter\.com/)
  allow.console(/./)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.context().route(/facebook\.com|twitter\.com/, (route) => route.fulfill({ body: 'shared' }))
  await page.goto('/donate')
  const ways = page.getByRole('region', { name: 'Other Ways to Support' })
  for (const [name, address] of [
    ['Share on Facebook', /facebook\.com\/sharer/],
    ['Share on Twitter', /twitter\.com\/intent\/tweet/],
  ] as const) {
    const opening = page.waitForEvent('popup')
    await ways.getByRole('link', { name }).click()
    const popup = await opening
    await popup.waitForURL(address)
    expect(popup.url()).toContain(encodeURIComponent(baseURL ?? ''))
    await popup.close()
  }
  await ways.getByRole('button', { name: 'Share on Instagram' }).click()
  await expect(page.getByText('Copy the page link to share on Instagram')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL)
  await ways.getByRole('link', { name: 'Browse Products' }).click()
  await expect(page).toHaveURL('/products')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the ${colorScheme}`, { tag: '@once' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const query of ['', '?success=1', '?canceled=1']) {
      await page.goto(`/donate${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoAxeViolations(page)
    }
  })
}

test('the checkout page itself has nothing for axe to find', async ({ page, allow }) => {
  allow.host(CHECKOUT)
  await goToCheckout(page)
  await expectNoAxeViolations(page)
})

test('no state is wider than a small phone', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const query of ['', '?success=1', '?canceled=1']) {
    await page.goto(`/donate${query}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a donation can be made', async ({ page, allow }) => {
    allow.host(CHECKOUT)
    await page.goto('/donate?preset=10')
    const form = await fillIn(page, {})
    await form.getByRole('button', { name: 'Donate Now' }).click()
    await page.waitForURL(ON_CHECKOUT)
    await page.getByRole('button', { name: 'Pay $10.00' }).click()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    await page.getByRole('link', { name: 'Make Another Donation' }).click()
    await expect(page).toHaveURL('/donate')
  })

  test('a form that is refused says so, and keeps what was typed', { tag: '@once' }, async ({
    page,
    allow,
  }) => {
    allow.status(400, '/donate')
    await page.goto('/donate?preset=10')
    const form = await fillIn(page, { email: 'ada@nowhere' })
    await form.getByRole('textbox', { name: 'Message' }).fill('For the guides')
    await form.getByRole('button', { name: 'Donate Now' }).click()
    await expect(page.getByText('Check the highlighted fields: email')).toBeVisible()
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/Enter a full email address/)
    await expect(form.getByLabel('Amount (USD)')).toHaveValue('10')
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('For the guides')
  })
})

test('an administrator sees a donation in the ledger and pays it back', { tag: '@once' }, async ({
  page,
  allow,
}) => {
  allow.host(CHECKOUT)
  const email = `giver-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`
  await page.goto('/donate?preset=10')
  await (await fillIn(page, { email })).getByRole('button', { name: 'Donate Now' }).click()
  await page.getByRole('button', { name: 'Pay $10.00' }).click()
  await expect(page.getByText('This was a demo: no card was charged.')).toBeVisible()
  await page.goto('/login?from=/admin/donations')
  await fillSignIn(page, adminAccount)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row.getByText('Paid', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: 'Refund' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click()
  await expect(page.getByText('Donation refunded')).toBeVisible()
  await expect(row.getByText('Refunded', { exact: true })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect((await downloading).suggestedFilename()).toBe('donations.csv')
})
