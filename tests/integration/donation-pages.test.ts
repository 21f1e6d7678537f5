import { expect, test } from 'vitest'
import { createDemoShop, createPayingShop } from '#tests/helpers/create-paying-shop.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { newVisitor, part } from '#tests/helpers/visitor.ts'

test('a donation leads to the provider’s checkout without JavaScript', async () => {
  const shop = await createPayingShop()
  const form = await newVisitor(shop).open('/donate?preset=10')
  form.fill('Email', 'ada@example.com')
  const leading = await form.press('Donate Now')
  const refresh = leading.document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')
  expect(refresh).toContain(`0; url=${shop.peer.url}/c/pay/`)
})

test('a refused form without JavaScript says so and keeps the typed values', async () => {
  const form = await newVisitor(await createPayingShop()).open('/donate?preset=10')
  form.fill('Email', 'ada@nowhere')
  form.fill('Message', 'For the guides')
  const refused = await form.press('Donate Now')
  expect(refused.status).toBe(400)
  expect(refused.getByText('Check the highlighted fields: email')).toBeTruthy()
  const inForm = part(refused.getByRole('form', { name: 'Make a Donation' }))
  const email = inForm.getByLabelText('Email')
  const said = email.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(said.map((id) => refused.document.getElementById(id)?.textContent).join(' ')).toMatch(
    /Enter an email address such as/,
  )
  expect(refused.control('Amount (USD)').value).toBe('10')
  expect(refused.control('Message').value).toBe('For the guides')
})

test('an abandoned checkout leads back to another try', async () => {
  const page = await newVisitor(createTestApp()).open('/donate?canceled=1')
  expect(page.getByRole('heading', { name: 'Donation Canceled' })).toBeTruthy()
  expect((await page.follow('Try Again')).address).toBe('/donate')
})

test('an administrator sees a donation in the ledger, paid and refunded', async () => {
  const shop = await createPayingShop()
  const email = 'giver@example.com'
  const { id } = await shop.caller.donations.createSession({ amount: 10, email })
  shop.peer.checkout.pay(id)
  await shop.peer.whenIdle()
  const { caller, headers } = await shop.signInAs('admin')
  const visitor = newVisitor(shop, headers)
  const rowOf = async () => {
    const page = await visitor.open('/admin/donations')
    const row = page.getAllByRole('row').find(({ textContent }) => textContent?.includes(email))
    return { page, row: part(row ?? page.document.createElement('tr')) }
  }
  const { page, row } = await rowOf()
  expect(row.getByText('Paid')).toBeTruthy()
  expect(row.getByRole('button', { name: /^Actions for / })).toBeTruthy()
  expect(page.getByRole('link', { name: 'Export CSV' })).toBeTruthy()
  const [donation] = (await caller.admin.donations.list({})).donations
  await caller.admin.donations.refund({ id: donation?.id ?? 0 })
  await shop.peer.whenIdle()
  expect((await rowOf()).row.getByText('Refunded')).toBeTruthy()
})

test('donations beyond the goal fill the bar and say by how much', async () => {
  const shop = createDemoShop()
  const { caller } = await shop.signInAs('admin')
  const { texts } = await caller.admin.content.byBlock({ block: 'donations' })
  const goal = {
    goals_1_name: 'A crib',
    goals_1_purpose: 'A crib for a family.',
    goals_1_amount: '100',
    goals_1_start: '',
    goals_1_before: '62',
  }
  await caller.admin.content.update({ block: 'donations', basedOn: null, fields: { ...texts, ...goal } })
  const form = await newVisitor(shop).open('/donate?preset=50')
  form.fill('Email', 'ada@example.com')
  const checkout = await (await form.press('Donate Now')).follow('Continue to checkout')
  await checkout.press(/^Pay /)
  const page = await newVisitor(shop).open('/donate')
  const bar = page.getByRole('progressbar', { name: 'A crib' })
  expect(bar.getAttribute('aria-valuenow')).toBe('100')
  expect(bar.getAttribute('aria-valuetext')).toBe('$112 of $100')
  expect(page.getByText('112% of $100')).toBeTruthy()
})
