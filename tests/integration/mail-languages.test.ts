import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inLanguage, readersLanguage } from '#server/config/languages.ts'
import { users } from '#server/db/schema/accounts.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { recordSecurityEvent } from '#server/features/accounts/security/service.ts'
import { recipientLinks } from '#server/features/newsletter/service.ts'
import { createPayingShop } from '#tests/helpers/create-paying-shop.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { createMailApp, header, linkTo } from '#tests/helpers/mail-app.ts'
import { newVisitor } from '#tests/helpers/visitor.ts'

const LANGUAGES = { LANGUAGES: 'en,sv' }
const IN_SWEDISH = { language: 'sv', prefix: '/sv' } as const
const PARENT = { name: 'Ada', email: 'ada@home.test', password: 'correct horse battery' }

type MailApp = Awaited<ReturnType<typeof createMailApp>>

function mailTo(shop: MailApp, address: string, subject: string | RegExp) {
  return eventually(() => {
    const mail = shop.sink.mails.findLast(({ to, mail }) => to === address && mail.subject?.match(subject))
    if (!mail) throw new Error(`No email with the subject ${subject} to ${address}`)
    return mail
  })
}

describe('the newsletter', () => {
  test('asks, greets, and lets go in the language in which somebody subscribed', async () => {
    const shop = await createMailApp({ env: LANGUAGES })
    const swede = newVisitor(shop)
    for (const [prefix, email] of [['', 'eve@home.test'] as const, ['/sv', 'eva@home.test'] as const])
      await shop.app.request(`${prefix}/subscribe`, {
        method: 'POST',
        body: new URLSearchParams({ email }),
        headers: { origin: shop.deps.env.PUBLIC_URL },
      })
    const english = await mailTo(shop, 'eve@home.test', 'Confirm your')
    const swedish = await mailTo(shop, 'eva@home.test', /[Bb]ekräfta/)
    expect([header('content-language', english), header('content-language', swedish)]).toEqual(['en', 'sv'])
    expect(swedish.mail.html).toContain('<html lang="sv"')
    await shop.app.request(linkTo('/newsletter/confirm', english), { method: 'POST' })
    await shop.app.request(linkTo('/sv/newsletter/confirm', swedish), { method: 'POST' })

    const { caller: admin } = await shop.signInAs('admin')
    const text = { subject: 'Five calm finds', preview: '', markdown: 'A [link](/products).' }
    const { id } = await admin.admin.newsletter.campaigns.create(text)
    await admin.admin.newsletter.campaigns.send({ id })
    const issue = await mailTo(shop, 'eva@home.test', text.subject)
    expect(issue.mail.html).toContain('href="https://shop.test/sv/products"')
    expect(header('content-language', issue)).toBe('sv')
    expect(header('list-unsubscribe', issue)).toContain('<https://shop.test/newsletter/unsubscribe?token=')
    expect((await mailTo(shop, 'eve@home.test', text.subject)).mail.html).toContain('.test/products"')

    const preferences = await swede.open(linkTo('/sv/newsletter/preferences', issue))
    expect(preferences.getByLabelText('Språk i mejl')).toMatchObject({ value: 'sv' })
    preferences.fill('Språk i mejl', 'en')
    await preferences.press('Spara')
    const row = shop.db.select().from(subscribers).where(eq(subscribers.email, 'eva@home.test')).get()
    expect(row).toMatchObject({ language: 'en', status: 'confirmed' })
  })

  test('follows the address of a new sign-up, and keeps the language when a program signs up', async () => {
    const { caller, db } = createTestApp({ env: LANGUAGES })
    const languages = () => db.select({ language: subscribers.language }).from(subscribers).all()
    const subscribe = () => caller.newsletter.subscribe({ email: 'eva@home.test' })
    await subscribe()
    expect(languages()).toEqual([{ language: '' }])
    await inLanguage(IN_SWEDISH, subscribe)
    expect(languages()).toEqual([{ language: 'sv' }])
    await subscribe()
    expect(languages()).toEqual([{ language: 'sv' }])
  })
})

describe('an account', () => {
  test('gets emails in the language in which it was opened, until its owner chooses another', async () => {
    const shop = await createMailApp({ env: LANGUAGES })
    const visitor = newVisitor(shop)
    const signUp = await visitor.open('/sv/signup')
    signUp.fill('Namn', PARENT.name)
    signUp.fill('E-post', PARENT.email)
    signUp.fill('Lösenord', PARENT.password)
    await signUp.press('Skapa konto')
    const welcome = await mailTo(shop, PARENT.email, /konto/)
    const confirm = await visitor.open(linkTo('/sv/signup', welcome))
    await confirm.press(/konto/)
    expect(shop.db.select().from(users).get()).toMatchObject({ language: 'sv' })

    await shop.caller.accounts.requestPasswordReset({ email: PARENT.email })
    const reset = await mailTo(shop, PARENT.email, /lösenord/)
    expect(linkTo('/sv/reset-password', reset)).toMatch(/token=/)

    const account = await visitor.open('/account')
    expect(account.getByLabelText('Language of emails')).toMatchObject({ value: 'sv' })
    account.fill('Language of emails', 'en')
    const saved = await account.press('Save')
    expect(saved.getByRole('status').textContent).toBe('Saved.')
    expect(saved.getByLabelText('Language of emails')).toMatchObject({ value: 'en' })
    await shop.caller.accounts.requestPasswordReset({ email: PARENT.email })
    expect(linkTo('/reset-password', await mailTo(shop, PARENT.email, /password/))).toMatch(/^\/reset/)
  })

  test('is warned in its own language', async () => {
    const shop = await createMailApp({ env: LANGUAGES })
    const user = { id: 'eva', name: 'Eva', email: 'eva@home.test', emailVerified: true, language: 'sv' }
    shop.db.insert(users).values(user).run()
    recordSecurityEvent(shop.deps, { kind: 'password.changed', userId: 'eva' })
    const notice = await mailTo(shop, user.email, /[Ll]ösenord/)
    expect(notice.mail.text).toContain('https://shop.test/sv/')
    expect(header('content-language', notice)).toBe('sv')
  })

  test('of a shop of one language has no language to choose', async () => {
    const shop = createTestApp()
    const { headers } = await shop.signInAs('user')
    const account = await newVisitor(shop, headers).open('/account')
    expect(account.getByLabelText('Name')).toBeTruthy()
    expect(account.queryByLabelText('Language of emails')).toBeNull()
  })
})

test('a link in an older email still works when the shop no longer offers its language', async () => {
  const { app, caller, db, deps } = createTestApp()
  await caller.newsletter.subscribe({ email: 'eva@home.test' })
  db.update(subscribers).set({ language: 'sv', status: 'confirmed' }).run()
  const row = db.select().from(subscribers).get()
  if (!row) throw new Error('Nobody subscribed')
  const address = recipientLinks(deps.env, row).headers['List-Unsubscribe'].slice(1, -1)
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const { status } = await app.request(new URL(address).href, { method: 'POST', body })
  expect([status, db.select().from(subscribers).get()?.status]).toEqual([200, 'unsubscribed'])
})

test('a receiver whose language the shop no longer offers gets the main one', () => {
  const { deps } = createTestApp({ env: { LANGUAGES: 'sv,en' } })
  const received = (code: string) => readersLanguage(deps.env, code)
  expect(received('')).toMatchObject({ language: 'sv', prefix: '' })
  expect(received('de')).toMatchObject({ language: 'sv', prefix: '' })
  expect(received('en')).toMatchObject({ language: 'en', prefix: '/en' })
  expect(readersLanguage(createTestApp().deps.env, 'sv')).toMatchObject({ language: 'en', prefix: '' })
})

test('a donation remembers the language of its receipt', async () => {
  const { caller, db } = await createPayingShop({ env: LANGUAGES })
  const give = () => caller.donations.createSession({ amount: 25, email: 'ada@home.test', name: 'Ada' })
  await inLanguage(IN_SWEDISH, give)
  await give()
  const rows = db.query.donations.findMany({ columns: { language: true } }).sync()
  expect(rows.map(({ language }) => language)).toEqual(['sv', ''])
})
