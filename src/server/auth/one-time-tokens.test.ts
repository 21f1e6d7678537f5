import { expect, test } from 'vitest'
import { createToken, readToken } from '#server/auth/one-time-tokens.ts'
import { verifications } from '#server/db/schema/accounts.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

test('limits tokens of one purpose, drops the oldest, and keeps other purposes', () => {
  const db = newDatabase()
  const made = { purpose: 'passkey-sign-in', value: 'challenge', validMinutes: 5 } as const
  const other = createToken(db, { ...made, purpose: 'second-step' })
  const first = createToken(db, made)
  db.update(verifications)
    .set({ createdAt: new Date(0) })
    .run()
  db.$client.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 9998)
    insert into verifications (id, identifier, value, expires_at)
    select 'filled ' || i, 'passkey-sign-in:' || i, 'challenge', unixepoch() * 1000 + 60000 from n`)
  expect(readToken(db, 'passkey-sign-in', first)).toBe('challenge')
  const second = createToken(db, made)
  const third = createToken(db, made)
  expect(db.select().from(verifications).all().length).toBeLessThan(10_000)
  expect(readToken(db, 'passkey-sign-in', first)).toBeUndefined()
  for (const token of [second, third]) expect(readToken(db, 'passkey-sign-in', token)).toBe('challenge')
  expect(readToken(db, 'second-step', other)).toBe('challenge')
})
