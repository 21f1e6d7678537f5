import { scryptSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { isCommonPassword } from '#server/auth/common-passwords.ts'
import { addFirstAdministrator } from '#server/auth/first-administrator.ts'
import { hashPassword, isOutdated, verifyPassword } from '#server/auth/password-hashing.ts'
import { ownerOf } from '#server/auth/password-queue.ts'
import { visitorContext } from '#server/context.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { createCaller } from '#server/router.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { createMailApp } from '#tests/helpers/mail-app.ts'
import { PASSWORD_COST } from '../../src/server/auth/password-cost.ts'

const ada = { name: 'Ada', email: 'ada.lovelace@example.com', password: 'nine engines turning' }
const refused = (field: string, message: RegExp) => ({
  code: 'BAD_REQUEST',
  message: expect.stringMatching(message),
  cause: { field },
})

/** As passwords were stored before. */
function oldHash(password: string): string {
  const salt = '00112233445566778899aabbccddeeff'
  const key = scryptSync(password, salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 })
  return `${salt}:${key.toString('hex')}`
}

describe('the 100,000 most common passwords', () => {
  test.each(['password', 'PassWord1', '12345678', 'qwertyuiop', 'sunshine1', 'iloveyou2'])(
    'include %s',
    (password) => expect(isCommonPassword(password)).toBe(true),
  )

  test('exclude nearly all of 10,000 others', () => {
    const others = Array.from({ length: 10_000 }, (_, index) => `nine engines turning ${index}`)
    expect(others.filter(isCommonPassword).length).toBeLessThanOrEqual(2)
  })
})

describe('a new password', () => {
  const bad: [string, RegExp][] = [
    ['Sunshine1', /easy to guess/],
    ['ADA.lovelace-99', /without your email address/],
    ['at tuckling i shop', /without the name of this site/],
  ]

  test.each(bad)('such as %s is refused at sign-up', async (password, message) => {
    const { caller } = createTestApp()
    await expect(caller.accounts.signUp({ ...ada, password })).rejects.toMatchObject(
      refused('password', message),
    )
  })

  test.each(bad)('such as %s is refused when it is changed', async (password, message) => {
    const shop = createTestApp()
    await shop.caller.accounts.signUp(ada)
    const { user } = await shop.caller.accounts.signIn(ada)
    const caller = createCaller({ ...visitorContext(shop.deps), user: user ?? undefined })
    const change = caller.profile.changePassword({ currentPassword: ada.password, newPassword: password })
    await expect(change).rejects.toMatchObject(refused('newPassword', message))
  })

  test.each(bad)(
    'such as %s is refused behind the emailed link, which keeps working',
    async (password, message) => {
      const { signInAs, caller, sink } = await createMailApp()
      await signInAs('user', ada)
      await caller.accounts.requestPasswordReset({ email: ada.email })
      const [mail] = await sink.received(1)
      const token = /token=([\w-]+)/.exec(mail?.mail.text ?? '')?.[1] ?? ''
      const reset = caller.accounts.resetPassword({ token, password })
      await expect(reset).rejects.toMatchObject(refused('password', message))
      expect(await caller.accounts.resetPassword({ token, password: ada.password })).toEqual({
        success: true,
      })
    },
  )

  test('for the first administrator is refused with one sentence at startup', async () => {
    const { db } = createTestApp()
    const env = { SITE_NAME: 'Tuckling', ADMIN_EMAIL: 'boss@shop.example', ADMIN_PASSWORD: 'Tuckling-12345' }
    await expect(addFirstAdministrator(db, env)).rejects.toThrow(/^ADMIN_PASSWORD: .*name of this site$/)
  })

  test('may have 128 characters in any script', async () => {
    const { caller } = createTestApp()
    const password = ['Ж'.repeat(64), '🦆 '.repeat(16), 'engines turning!'].join('')
    expect(password).toHaveLength(128)
    await caller.accounts.signUp({ ...ada, password })
    expect((await caller.accounts.signIn({ email: ada.email, password })).user?.email).toBe(ada.email)
  })
})

describe('password hashes', () => {
  test('cost what OWASP requires outside tests', () => {
    expect(PASSWORD_COST).toEqual({ logN: 17, r: 8, p: 1 })
  })

  test('state their parameters', async () => {
    const hash = await hashPassword(createTestApp().db, 'nine engines turning', ownerOf('ada'))
    expect(hash).toMatch(/^\$scrypt\$ln=\d+,r=8,p=1\$[\w-]{22}\$[\w-]{86}$/)
    expect(await verifyPassword({ hash, password: 'nine engines turning' }, ownerOf('ada'))).toBe(true)
    expect(await verifyPassword({ hash, password: 'ten engines turning' }, ownerOf('ada'))).toBe(false)
    expect(isOutdated(hash)).toBe(false)
  })

  test('open the account in older forms and are replaced at the next sign-in', async () => {
    const { caller, db } = createTestApp()
    await caller.accounts.signUp(ada)
    const credential = eq(accounts.providerId, 'credential')
    db.update(accounts)
      .set({ password: oldHash(ada.password) })
      .where(credential)
      .run()
    const stored = () =>
      db.select({ hash: accounts.password }).from(accounts).where(credential).get()?.hash ?? ''
    const wrong = caller.accounts.signIn({ email: ada.email, password: 'ten engines turning' })
    await expect(wrong).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(isOutdated(stored())).toBe(true)
    await caller.accounts.signIn(ada)
    expect(isOutdated(stored())).toBe(false)
    expect((await caller.accounts.signIn(ada)).user?.email).toBe(ada.email)
  })

  test.each(['', 'x', 'aa:bb', '$scrypt$ln=99,r=8,p=1$x$y'])('such as %j open nothing', async (hash) => {
    expect(await verifyPassword({ hash, password: '' }, ownerOf('ada'))).toBe(false)
  })
})
