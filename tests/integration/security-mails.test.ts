import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { securityEvents } from '#server/db/schema/security.ts'
import { recordSecurityEvent } from '#server/features/accounts/security/service.ts'
import { giveAdministratorAccess } from '#server/features/accounts/users/service.ts'
import { codeOf } from '#tests/helpers/authenticator.ts'
import { createBrowser } from '#tests/helpers/browser.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { createMailApp, header, linkTo } from '#tests/helpers/mail-app.ts'

const ADA = {
  name: 'Ada, see http://spam.example',
  email: 'ada@example.com',
  password: 'correct horse battery',
}
const { name: _, ...CREDENTIALS } = ADA
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

type Shop = Awaited<ReturnType<typeof createMailApp>>

/** A parent who has confirmed the address, in the browser of the sign-up. */
async function confirmedParent(isConfirmed = true) {
  const shop = await createMailApp()
  const browser = createBrowser(shop)
  await browser.call('accounts.signUp', ADA)
  const [mail] = await arrived(shop, 'Finish creating your account')
  await browser.form(linkTo('/signup', mail), {})
  if (!isConfirmed)
    shop.db.update(users).set({ emailVerified: false }).where(eq(users.email, ADA.email)).run()
  return { shop, browser }
}

const subjects = ({ sink }: Shop) => sink.mails.map(({ mail }) => mail.subject)

function arrived({ sink }: Shop, subject: string, count = 1) {
  return eventually(() => {
    const matching = sink.mails.filter(({ mail }) => mail.subject?.includes(subject))
    expect(matching).toHaveLength(count)
    return matching
  })
}

/** Until everything that was queued has gone out. */
const outboxEmpty = ({ db }: Shop) =>
  eventually(() => {
    const open = db
      .select()
      .from(outbox)
      .all()
      .filter(({ state }) => ['waiting', 'claimed', 'handed'].includes(state))
    expect(open).toEqual([])
  })

describe('an owner is notified', () => {
  test('about a new browser with time, place, and advice, and not about a recognized one', async () => {
    const { shop, browser } = await confirmedParent()
    await browser.call('accounts.signIn', CREDENTIALS)
    await createBrowser(shop, { 'user-agent': FIREFOX }).call('accounts.signIn', CREDENTIALS)
    const [received] = await arrived(shop, 'New sign-in to your Tuckling account')
    expect(received?.to).toBe(ADA.email)
    const text = received?.mail.text ?? ''
    expect(text).toMatch(/When: \d+ \w+ \d{4}, \d\d:\d\d UTC/)
    expect(text).toContain('From: 127.0.0.1')
    expect(text).toContain('With: Firefox on Windows')
    expect(text).toContain('If it wasn’t you')
    expect(text).toContain('<https://shop.test/forgot-password>')
    expect(header('auto-submitted', received)).toBe('auto-generated')
    await outboxEmpty(shop)
    expect(subjects(shop)).toHaveLength(2)
  })

  test('about passwords and factors once each, without the account’s name', async () => {
    const { shop, browser } = await confirmedParent()
    const { data } = await browser.call('factors.beginAuthenticator')
    await browser.call('factors.confirmAuthenticator', { code: await codeOf(String(data.typed), -1) })
    await browser.call('factors.removeAuthenticator')
    const newPassword = 'another long password'
    await browser.call('profile.changePassword', { currentPassword: ADA.password, newPassword })
    await outboxEmpty(shop)
    expect(subjects(shop).slice(1)).toEqual([
      'A way to sign in was added (Tuckling)',
      'A way to sign in was removed (Tuckling)',
      'Your password was changed (Tuckling)',
    ])
    const everything = shop.sink.mails.slice(1).map(({ mail }) => `${mail.html}${mail.text}`)
    for (const mail of everything) expect(mail).not.toMatch(/spam\.example|another long password/)
  })

  test('at most three times an hour about one subject', async () => {
    const { shop } = await confirmedParent()
    for (let index = 0; index < 6; index += 1) await createBrowser(shop).call('accounts.signIn', CREDENTIALS)
    await outboxEmpty(shop)
    await wait(50)
    await arrived(shop, 'New sign-in', 3)
    expect(
      shop.db
        .select()
        .from(securityEvents)
        .all()
        .filter(({ kind }) => kind === 'sign-in.new-browser'),
    ).toHaveLength(6)
  })

  test('not where a stranger may have typed the address', async () => {
    const { shop } = await confirmedParent(false)
    await createBrowser(shop).call('accounts.signIn', CREDENTIALS)
    await outboxEmpty(shop)
    expect(subjects(shop)).toHaveLength(1)
  })

  test('not if the account was deleted before its turn', async () => {
    const { shop } = await confirmedParent()
    await shop.stopDelivery()
    await createBrowser(shop).call('accounts.signIn', CREDENTIALS)
    shop.db.delete(users).run()
    shop.startDelivery()
    await outboxEmpty(shop)
    expect(subjects(shop)).toHaveLength(1)
    expect(shop.db.select().from(outbox).all().at(-1)?.state).toBe('canceled')
  })
})

describe('administrators are notified', () => {
  async function office() {
    const shop = await createMailApp()
    const boss = await shop.signInAs('admin', { email: 'boss@example.com' })
    const other = await shop.signInAs('admin', { email: 'other@example.com' })
    const left = await shop.signInAs('admin', { email: 'left@example.com' })
    shop.db.update(users).set({ banned: true }).where(eq(users.id, left.user.id)).run()
    const received = () => shop.sink.mails.map(({ to, mail }) => `${to}: ${mail.subject}`).sort()
    return { shop, boss, other, received }
  }

  test('about a new administrator, who gets other words', async () => {
    const { shop, boss, received } = await office()
    const { user } = await shop.signInAs('user', { email: 'new@example.com' })
    await boss.caller.admin.users.setRole({ userId: user.id, role: 'admin' })
    await outboxEmpty(shop)
    expect(received()).toEqual([
      'boss@example.com: There is a new administrator of Tuckling',
      'new@example.com: You’re now an administrator of Tuckling',
      'other@example.com: There is a new administrator of Tuckling',
    ])
  })

  test('about one created on the machine', async () => {
    const { shop, received } = await office()
    await giveAdministratorAccess({ db: shop.db, mailer: shop.deps.mailer }, 'new@example.com')
    await outboxEmpty(shop)
    expect(received()).toEqual([
      'boss@example.com: There is a new administrator of Tuckling',
      'new@example.com: Your password was reset (Tuckling)',
      'new@example.com: You’re now an administrator of Tuckling',
      'other@example.com: There is a new administrator of Tuckling',
    ])
    expect(shop.sink.mails[0]?.mail.text).toContain('The site’s own server')
  })

  test('about a key by its name, never with the key', async () => {
    const { shop, boss, received } = await office()
    const { key } = await boss.caller.admin.apiKeys.create({ name: 'Till <1>', scopes: ['read'], days: 30 })
    await outboxEmpty(shop)
    expect(received()).toEqual([
      'boss@example.com: New API key: Till <1> (Tuckling)',
      'other@example.com: New API key: Till <1> (Tuckling)',
    ])
    for (const { mail } of shop.sink.mails) {
      expect(`${mail.html}${mail.text}`).not.toContain(key.slice(0, 8))
      expect(mail.html).toContain('Till &lt;1&gt;')
    }
  })

  test('about another administrator’s new browser', async () => {
    const { shop, boss, received } = await office()
    recordSecurityEvent(shop.deps, { kind: 'sign-in.new-browser', userId: boss.user.id, detail: 'password' })
    await outboxEmpty(shop)
    expect(received()).toEqual([
      'boss@example.com: New sign-in to your Tuckling account',
      'other@example.com: An administrator signed in from a new browser (Tuckling)',
    ])
  })
})

test('nothing is queued where mail cannot be sent', async () => {
  const shop = createTestApp({ seeded: false })
  const { caller } = await shop.signInAs('admin')
  await caller.admin.apiKeys.create({ name: 'Till', scopes: ['read'], days: 30 })
  expect(shop.db.select().from(outbox).all()).toEqual([])
})
