import { expect, test } from 'vitest'
import { accounts, users } from '#server/db/schema/accounts.ts'
import { passwordHash, storePassword } from '#server/features/accounts/beginning/stored-password.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

test('sets an account’s first password and later replaces it', () => {
  const db = newDatabase()
  db.insert(users).values({ id: 'ada', name: 'Ada', email: 'ada@example.com' }).run()
  expect(passwordHash(db, 'ada')).toBeUndefined()
  storePassword(db, 'ada', 'first')
  storePassword(db, 'ada', 'second')
  expect(passwordHash(db, 'ada')).toBe('second')
  expect(db.select().from(accounts).all()).toHaveLength(1)
})

test('never connects two accounts with one identity of a provider', () => {
  const db = newDatabase()
  for (const id of ['ada', 'bo'])
    db.insert(users)
      .values({ id, name: id, email: `${id}@example.com` })
      .run()
  const connect = (userId: string) =>
    db.insert(accounts).values({ id: userId, userId, providerId: 'oidc:home', accountId: '42' }).run()
  connect('ada')
  expect(() => connect('bo')).toThrow(/UNIQUE/)
})
