import { expect, test } from 'vitest'
import { addFirstAdministrator } from '#server/auth/first-administrator.ts'
import { hashPassword } from '#server/auth/password-hashing.ts'
import { ownerOf } from '#server/auth/password-queue.ts'
import { readEnvironment } from '#server/config/env.ts'
import { users } from '#server/db/schema/accounts.ts'
import { storePassword } from '#server/features/accounts/beginning/stored-password.ts'
import { isEnvironmentPasswordUsed } from '#server/features/accounts/users/environment-password.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

const SET = { ADMIN_EMAIL: 'Boss@shop.example', ADMIN_PASSWORD: 'chosen by the owner' }

test('reports the environment’s password as in use until it is changed', async () => {
  const db = newDatabase()
  const env = readEnvironment(SET)
  expect(await isEnvironmentPasswordUsed({ db, env })).toBe(false)
  await addFirstAdministrator(db, env)
  expect(await isEnvironmentPasswordUsed({ db, env })).toBe(true)
  expect(await isEnvironmentPasswordUsed({ db, env: readEnvironment({}) })).toBe(false)
  const id = db.select().from(users).get()?.id ?? ''
  storePassword(db, id, await hashPassword(db, 'one of their own', ownerOf(id)))
  expect(await isEnvironmentPasswordUsed({ db, env })).toBe(false)
})
