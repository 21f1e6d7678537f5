import { expect, test } from 'vitest'
import { inLanguage } from '#server/config/languages.ts'
import {
  emailChangeMail,
  emailVerificationMail,
  passwordResetMail,
  signInLinkMail,
  signUpMail,
} from '#server/mail/templates/account-mails.tsx'
import { campaignMail } from '#server/mail/templates/campaign.tsx'
import { confirmSubscriptionMail } from '#server/mail/templates/confirm-subscription.tsx'
import { donationThanksMail } from '#server/mail/templates/donation-thanks.tsx'
import { administratorNoticeMail, securityNoticeMail } from '#server/mail/templates/notices.tsx'
import { priceAlertsMail } from '#server/mail/templates/price-alerts.tsx'

const site = {
  name: 'Tuckling',
  url: 'https://shop.test',
  host: 'https://shop.test',
  contact: {
    name: 'Tuckling AB',
    email: 'hello@shop.test',
    phone: '1',
    country: 'Sweden',
    address: 'Street 1',
  },
}
const donation = {
  site,
  name: 'Maja',
  amountMinor: 2_550,
  receivedMinor: 2_550,
  currency: 'USD',
  paidAt: new Date('2026-11-21T23:30:00Z'),
  reference: 'D-42',
  isMonthly: false,
  isDemo: false,
}

const notice = {
  site,
  reader: 'owner' as const,
  subject: 'Your password was changed (Tuckling)',
  heading: 'Your password was changed',
  text: 'The password of your account was just changed.',
  facts: [['When', '22 November 2026 at 14:31 UTC']] satisfies [string, string][],
  advice: 'If it wasn’t you, choose a new password right away.',
  button: 'Choose a new password',
}

test('an email’s link is in both parts', async () => {
  const url = 'https://shop.test/reset?token=a1&next=b2'
  const mails = [
    await passwordResetMail({ site, name: 'Maja', url, validForMinutes: 60 }),
    await emailVerificationMail({ site, url }),
    await emailChangeMail({ site, url }),
    await signInLinkMail({ site, url, validForMinutes: 10 }),
    await signUpMail({ site, url }),
    await confirmSubscriptionMail({ site, url, validForDays: 7 }),
    await securityNoticeMail({ ...notice, url }),
    await administratorNoticeMail({
      site,
      heading: 'Email from Tuckling works',
      texts: ['It does.'],
      path: '/reset?token=a1&next=b2',
      button: 'Open',
    }),
  ]
  for (const { subject, html, text } of mails) {
    expect(subject).toContain('Tuckling')
    expect(html).toContain(`href="${url.replace('&', '&amp;')}"`)
    expect(text).toContain(`<${url}>`)
    expect(text).toContain('Tuckling AB, Street 1, Sweden')
  }
})

test('a name cannot insert markup into an email', async () => {
  const { html } = await passwordResetMail({
    site,
    name: '<img src=x>',
    url: 'https://shop.test',
    validForMinutes: 1,
  })
  expect(html).not.toContain('<img')
  expect(html).toContain('Hello &lt;img src=x&gt;')
})

test('price alerts name the requested product, even an awkward one', async () => {
  const stop = 'https://shop.test/price-alerts/stop?token=1.a.b'
  const price = { priceMinor: 8_000, currency: 'SEK', lowest30Days: { priceMinor: 7_500 }, reduction: null }
  const item = { name: '<b>Rattle</b>', retailer: null, url: 'https://shop.test/products/1', price }
  const wish = { kind: 'target' as const, targetMinor: 9_000, percent: null }
  const stock = {
    ...item,
    name: 'R'.repeat(200),
    wish: { ...wish, kind: 'stock' as const },
    price: undefined,
  }
  const items = [{ ...item, wish }, stock]
  const { subject, html, text } = await priceAlertsMail({ site, items, stop })
  expect(subject).toBe('Your price alerts: <b>Rattle</b> and 1 more')
  expect(html).not.toContain('<b>Rattle')
  expect(html).toContain(`href="${stop}"`)
  for (const line of ['80 SEK now', '30 days: 75 SEK. You asked for: 90 SEK or less.', 'Back in stock'])
    expect(text).toContain(line)
  const one = await priceAlertsMail({ site, items: [stock], stop })
  expect(one.subject).toMatch(/^Your price alert: R{59}…$/)
})

test('the email of thanks for a donation is its receipt', async () => {
  const { subject, text } = await donationThanksMail(donation)
  expect(subject).toBe('Thank you for your donation to Tuckling')
  for (const line of ['Amount: 25.50 USD', 'Received: 21 November 2026', 'Reference: D-42']) {
    expect(text).toContain(line)
  }
  expect((await donationThanksMail({ ...donation, isMonthly: true })).text).toContain('25.50 USD each month')
  const demo = await donationThanksMail({ ...donation, name: null, isDemo: true })
  expect(demo.subject).toMatch(/^Demo: /)
  expect(demo.text).toContain('no card was charged')
})

test('a campaign is rendered once and carries each recipient’s links', async () => {
  const personal = await campaignMail({
    site,
    subject: 'November & more',
    preview: 'Swaddles',
    contentHtml: '<p>Costs $& and <b>$1</b></p>',
    advertises: false,
  })
  const first = personal({
    unsubscribe: 'https://shop.test/u?token=1',
    preferences: 'https://shop.test/p?token=1',
  })
  const second = personal({
    unsubscribe: 'https://shop.test/u?token=2',
    preferences: 'https://shop.test/p?token=2',
  })
  expect(first.subject).toBe('November & more')
  expect(first.html).toContain('<p>Costs $& and <b>$1</b></p>')
  expect(first.html).toContain('href="https://shop.test/u?token=1"')
  expect(second.text).toContain('https://shop.test/u?token=2')
  expect(second.text).not.toContain('token=1')
  expect(second.html).not.toContain('.invalid')
})

test('an email is in one language throughout, with its numbers and dates', async () => {
  const swedish = await inLanguage({ language: 'sv', prefix: '/sv' }, async () => [
    await passwordResetMail({ site, name: 'Maja', url: 'https://shop.test/sv/x', validForMinutes: 60 }),
    await donationThanksMail({ ...donation, currency: 'SEK' }),
    await administratorNoticeMail({
      site,
      heading: 'A backup failed',
      texts: [],
      path: '/admin',
      button: 'Open',
    }),
  ])
  const [reset, receipt, notice] = swedish.map(({ html, text }) => ({ html, text }))
  expect(reset?.html).toContain('<html lang="sv"')
  for (const line of ['Hej Maja!', 'gäller i 60 minuter.', 'Du får det här mejlet för att'])
    expect(reset?.text.replaceAll('\n', ' ')).toContain(line)
  expect(receipt?.text).toMatch(/Belopp: 25,50\skr\s+Mottaget: 21 november 2026/)
  expect(notice?.html).toContain('<html lang="en"')
  expect((await donationThanksMail(donation)).html).toContain('<html lang="en"')
})
