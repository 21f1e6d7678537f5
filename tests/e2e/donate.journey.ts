import type { Page } from 'playwright/test'
import { MINUTE_MS } from '#shared/time/durations.ts'
import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations, test } from './journey.ts'

const ON_CHECKOUT = /\/demo-checkout\?order=/

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

test('donating 25 in the demo ends with Thank You! and raises the progress', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Pay $25' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'We received' })).toHaveText(
    /^We received your donation of \$25\. This was a demo: no card was charged\./,
  )
  await expect.poll(() => raisedDollars(page)).toBeGreaterThanOrEqual(before + 25)
  await page.getByRole('link', { name: 'Make Another Donation' }).click()
  await expect(page).toHaveURL('/donate')
  await expect(page.getByRole('form', { name: 'Make a Donation' })).toBeVisible()
})

test('a declined card is reported, and canceling leads back to another try', { tag: '@thorough' }, async ({
  page,
}) => {
  await goToCheckout(page)
  await expectNoAxeViolations(page)
  await page.getByLabel('A card that is declined').check()
  await page.getByRole('button', { name: 'Pay $25' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Your card was declined/)
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page.getByRole('heading', { name: 'Donation Canceled' })).toBeVisible()
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page).toHaveURL('/donate')
})

/**
 * Freezes time except when the journey advances it: on a busy machine ten seconds pass quickly. The page's startup is
 * timed as well.
 */
async function openWithoutTime(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' })
  await expect
    .poll(async () => {
      await page.clock.runFor(10)
      return page.evaluate(() => 'isLive' in self)
    })
    .toBe(true)
}

test('the result page returns after ten seconds unless the visitor stays', {
  tag: '@once',
}, async ({ page }) => {
  // The page and the server have to agree on the year, which stands in the footer.
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + MINUTE_MS)
  await openWithoutTime(page, '/donate?success=1')
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible()
  const rest = page.getByText('Returning to the donation page in')
  // It counts from when its part of the page is alive, which may be later than the rest.
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(rest).not.toHaveText(/ 10 s/, { timeout: 5_000 })
  }).toPass()
  await page.clock.runFor(7_000)
  await expect(rest).toHaveText(/ [12] s/)
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL('/donate')
  await openWithoutTime(page, '/donate?canceled=1')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(rest).toBeHidden()
  await page.clock.runFor(60_000)
  await expect(page.getByRole('heading', { name: 'Donation Canceled' })).toBeVisible()
})

test('presets fill in the amount, and errors appear at their fields', async ({ page }) => {
  await page.goto('/donate')
  const button = page.getByRole('button', { name: 'Donate Now' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Choose or enter an amount to donate.')
  await page.getByRole('button', { name: '$100' }).click()
  await expect(page.getByLabel('Amount (USD)')).toHaveValue('100')
  await expect(button).toBeEnabled()
  await expect(button).toHaveAccessibleDescription('')
  await page.getByLabel('Amount (USD)').fill('0')
  await expect(button).toBeDisabled()
  await page.getByLabel('Amount (USD)').fill('12.5')
  await expect(page.getByRole('button', { name: '$100' })).toHaveAttribute('aria-pressed', 'false')
  await expect(button).toBeEnabled()

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
  await button.click()
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/Enter an email address such as/)
  await fillIn(page, { email: 'ada@nowhere' })
  await button.click()
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/Enter an email address such as/)
})

test('a failed checkout or connection is reported and keeps the typed values', {
  tag: '@once',
}, async ({ page, allow }) => {
  allow.status(503)
  allow.console(/Failed to load resource/)
  await page.goto('/donate?preset=50')
  const form = await fillIn(page, {})
  const donate = form.getByRole('button', { name: 'Donate Now' })
  const failure = { message: 'Could not create payment session.', code: -32603, data: { httpStatus: 503 } }
  await page.route('**/trpc/donations.createSession**', (route) =>
    route.fulfill({ status: 503, json: [{ error: { json: failure } }] }),
  )
  await donate.click()
  await expect(page.getByText('Could not create payment session.')).toBeVisible()
  await page.route('**/trpc/donations.createSession**', (route) =>
    route.fulfill({ json: [{ result: { data: { json: { id: 'cs_1' } } } }] }),
  )
  // The sentence of the first try may still be there.
  const answer = page.waitForResponse('**/trpc/donations.createSession**')
  await donate.click()
  await answer
  await expect(donate).toBeEnabled()
  await expect(page.getByText('Could not create payment session.')).toBeVisible()

  const { promise: waiting, resolve: lose } = Promise.withResolvers<void>()
  await page.route('**/trpc/donations.createSession**', async (route) => {
    await waiting
    await route.abort('aborted')
  })
  await donate.click()
  await expect(form.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  lose()
  await expect(page.getByText('An error occurred while processing your donation.')).toBeVisible()
  await expect(donate).toBeEnabled()
  await expect(form.getByLabel('Email')).toHaveValue('ada@example.com')
})

test('sharing opens a small window, and Instagram copies the address', async ({ page, baseURL, allow }) => {
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

test('an administrator finds a donation in the ledger and refunds it', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop }) => {
  const email = `giver-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`
  await page.goto('/donate?preset=10')
  await (await fillIn(page, { email })).getByRole('button', { name: 'Donate Now' }).click()
  await page.getByRole('button', { name: 'Pay $10' }).click()
  await expect(page.getByText('This was a demo: no card was charged.')).toBeVisible()
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/donations')
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row.getByText('Paid', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Refund' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click()
  await expect(page.getByText('Donation refunded')).toBeVisible()
  await expect(row.getByText('Refunded', { exact: true })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect((await downloading).suggestedFilename()).toBe('donations.csv')
})
