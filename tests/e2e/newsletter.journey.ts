import { linkIn } from '../helpers/mail-links.ts'
import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations, test } from './journey.ts'
import { startMailServer } from './mail-server.ts'

const SUBSCRIBED = 'Successfully subscribed to our newsletter!'

test('errors keep the typed text, and a sign-up is confirmed and leads home', async ({ page, allow }, {
  testId,
}) => {
  allow.status(400)
  allow.status(502)
  await page.goto('/subscribe')
  const form = page.getByRole('form', { name: 'Newsletter sign-up' })
  const subscribe = form.getByRole('button', { name: 'Subscribe' })
  await subscribe.click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await form.getByLabel('Name').fill('Maja')
  await form.getByLabel('Email').fill('maja@home')
  await subscribe.click()
  await expect(form.getByText('Enter an email address such as name@example.com')).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')

  const email = `maja-${testId}@home.example`
  await form.getByLabel('Email').fill(email)
  await page.route('**/trpc/newsletter.subscribe**', (route) =>
    route.fulfill({ status: 502, body: 'Bad gateway' }),
  )
  await subscribe.click()
  await expect(page.getByText('Failed to subscribe. Please try again.')).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('Maja')
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await page.unroute('**/trpc/newsletter.subscribe**')
  await subscribe.click()
  await expect(page.getByText(SUBSCRIBED)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test(
  'the footer box signs up in place, also a second time',
  { tag: '@thorough' },
  async ({ page }, { testId }) => {
    await page.goto('/about')
    const box = page.getByRole('contentinfo')
    for (const _ of [1, 2]) {
      await box.getByLabel('Email address').fill(`box-${testId}@home.example`)
      await box.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByText(SUBSCRIBED)).toBeVisible()
      await expect(box.getByLabel('Email address')).toHaveValue('')
      await page.getByRole('button', { name: /dismiss|close/i }).click()
    }
    await expect(page).toHaveURL('/about')
  },
)

test.describe('a relay', () => {
  test('a visitor subscribes, confirms by mail, unsubscribes with one click, and deletes everything', {
    tag: ['@once', '@thorough'],
  }, async ({ page, allow, newVisitor }) => {
    const server = await startMailServer()
    allow.host(new URL(server.url).host)
    await page.goto(`${server.url}/subscribe`)
    const form = page.getByRole('form', { name: 'Newsletter sign-up' })
    await form.getByLabel('Name').fill('Maja')
    await form.getByLabel('Email').fill('maja@home.example')
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText(SUBSCRIBED)).toBeVisible()
    const [mail] = await server.sink.received(1)
    const confirm = linkIn(mail, '/newsletter/confirm')

    await page.goto(confirm)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription')
    await expect(page.getByText('maja@home.example')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re subscribed')

    const desk = await newVisitor()
    await signInAsAdministrator(desk, server.url)
    await desk.goto(`${server.url}/admin/newsletter/new`)
    await desk.getByLabel('Subject').fill('Calm finds')
    await desk.getByRole('textbox', { name: /^Text/ }).fill('Hello, and **welcome**.')
    await desk.getByRole('button', { name: 'Save draft' }).click()
    const preview = desk.frameLocator('iframe[title="Email preview"]')
    await expect(preview.getByRole('heading', { name: 'Calm finds' })).toBeVisible()
    await desk.getByRole('button', { name: 'Send to 1 subscriber' }).click()
    await desk.getByRole('button', { name: 'Send now' }).click()
    await expect(desk.getByRole('main').getByText('Sent', { exact: true }).first()).toBeVisible()
    await desk.goto(`${server.url}/admin/newsletter/subscribers`)
    await expect(desk.getByRole('button', { name: 'Actions for maja@home.example' })).toBeVisible()
    await expectNoAxeViolations(desk)

    // The administrator is told of the new browser, too.
    const mails = await server.sink.received(3)
    const campaign = mails.find(({ mail }) => mail.subject === 'Calm finds')
    expect(campaign?.to).toBe('maja@home.example')

    await page.goto(linkIn(campaign, '/newsletter/preferences'))
    await page.getByLabel('Name').fill('Maja Lind')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Maja Lind')
    await expectNoAxeViolations(page)

    const unsubscribe = linkIn(campaign, '/newsletter/unsubscribe')
    await page.goto(unsubscribe)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe?')
    const oneClick = await fetch(unsubscribe, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(oneClick.status).toBe(200)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed')
    await expectNoAxeViolations(page)

    await page.getByRole('link', { name: 'delete your data' }).click()
    await page.getByText('Delete my data').click()
    await page.getByRole('button', { name: 'Delete everything' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data has been deleted')
    await server.close()
  })
})
