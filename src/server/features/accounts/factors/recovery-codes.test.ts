import { expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import {
  consumeRecoveryCode,
  countRecoveryCodes,
  replaceRecoveryCodes,
} from '#server/features/accounts/factors/recovery-codes.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

test('accepts each code once, for its own account, until new ones replace it', () => {
  const db = newDatabase()
  for (const id of ['ada', 'bo'])
    db.insert(users)
      .values({ id, name: id, email: `${id}@example.com` })
      .run()
  const codes = replaceRecoveryCodes(db, 'ada')
  const others = replaceRecoveryCodes(db, 'bo')
  expect(new Set([...codes, ...others]).size).toBe(20)
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
  const [first = '', second = ''] = codes
  expect(consumeRecoveryCode(db, 'bo', first)).toBe(false)
  expect(consumeRecoveryCode(db, 'ada', first)).toBe(true)
  expect(consumeRecoveryCode(db, 'ada', first)).toBe(false)
  expect(countRecoveryCodes(db, 'ada')).toBe(9)
  replaceRecoveryCodes(db, 'ada')
  expect(consumeRecoveryCode(db, 'ada', second)).toBe(false)
  expect([countRecoveryCodes(db, 'ada'), countRecoveryCodes(db, 'bo')]).toEqual([10, 10])
})
