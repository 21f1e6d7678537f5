import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { verifyPassword } from '#server/auth/password-hashing.ts'
import { ownerOf } from '#server/auth/password-queue.ts'
import type { Database } from '#server/db/client.ts'
import {
  accounts,
  authenticators,
  passkeys,
  recoveryCodes,
  sessions,
  users,
} from '#server/db/schema/accounts.ts'
import { auditLog } from '#server/db/schema/administration.ts'
import {
  giveAdministratorAccess,
  resetFactors,
} from '#server/features/accounts/users/administrator-access.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

const EMAIL = 'parent@shop.example'

async function opens(db: Database, password: string) {
  const [account, ...more] = db.select({ hash: accounts.password }).from(accounts).all()
  expect(more).toEqual([])
  return verifyPassword({ hash: account?.hash ?? '', password }, ownerOf(EMAIL))
}

test('makes a blocked parent an active administrator, signed out, with a new password', async () => {
  const db = newDatabase()
  db.insert(users).values({ id: 'parent', name: 'Parent', email: EMAIL, banned: true }).run()
  db.insert(users).values({ id: 'other', name: 'Other', email: 'other@shop.example' }).run()
  for (const userId of ['parent', 'other'])
    db.insert(sessions)
      .values({ id: userId, userId, token: userId, expiresAt: new Date(9_000_000_000_000) })
      .run()

  const first = await giveAdministratorAccess({ db }, EMAIL)
  expect(first.isNew).toBe(false)
  expect(await opens(db, first.password)).toBe(true)
  const second = await giveAdministratorAccess({ db }, EMAIL)
  expect(await opens(db, first.password)).toBe(false)
  expect(await opens(db, second.password)).toBe(true)

  expect(db.select().from(users).where(eq(users.id, 'parent')).get()).toMatchObject({
    name: 'Parent',
    role: 'admin',
    banned: false,
  })
  expect(db.select({ role: users.role }).from(users).where(eq(users.id, 'other')).get()?.role).toBe('user')
  expect(db.select({ id: sessions.id }).from(sessions).all()).toEqual([{ id: 'other' }])
  expect(db.select().from(auditLog).all()).toMatchObject([
    { action: 'user.access-given', targetId: 'parent', targetName: EMAIL, actorEmail: 'command line' },
    { action: 'user.access-given', targetId: 'parent', targetName: EMAIL, actorEmail: 'command line' },
  ])
  expect(JSON.stringify(db.select().from(auditLog).all())).not.toContain(second.password)
})

test('removes lost factors and sessions but keeps role and password', async () => {
  const db = newDatabase()
  db.insert(users).values({ id: 'parent', name: 'Parent', email: EMAIL }).run()
  db.insert(users).values({ id: 'other', name: 'Other', email: 'other@shop.example' }).run()
  for (const userId of ['parent', 'other']) {
    db.insert(authenticators).values({ userId, secret: 's', confirmedAt: new Date() }).run()
    db.insert(recoveryCodes).values({ userId, hash: 'h' }).run()
    db.insert(passkeys).values({ id: userId, userId, name: 'Phone', publicKey: 'p', counter: 0 }).run()
    db.insert(sessions)
      .values({ id: userId, userId, token: userId, expiresAt: new Date(9e12) })
      .run()
  }
  expect(resetFactors({ db }, 'nobody@shop.example')).toBe(false)
  expect(resetFactors({ db }, EMAIL)).toBe(true)
  for (const table of [authenticators, recoveryCodes, passkeys, sessions])
    expect(db.select({ userId: table.userId }).from(table).all()).toEqual([{ userId: 'other' }])
  expect(db.select().from(users).where(eq(users.id, 'parent')).get()?.role).toBe('user')
  expect(db.select().from(auditLog).all()).toMatchObject([
    { action: 'user.factors-reset', targetName: EMAIL, actorEmail: 'command line' },
  ])
})
