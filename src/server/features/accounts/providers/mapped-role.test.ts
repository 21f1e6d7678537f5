import { expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { applyRole } from '#server/features/accounts/providers/mapped-role.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

const PROVIDER = {
  id: 'home',
  name: 'Home',
  issuer: 'https://id.example',
  clientId: 'shop',
  clientSecret: 's',
  scope: 'openid',
  adminDays: 7,
}
const MAPPED = { ...PROVIDER, adminClaim: 'groups', adminValue: 'admins' }

function roleAfter(claims: Record<string, unknown>, settings: typeof PROVIDER = MAPPED) {
  const db = newDatabase()
  db.insert(users).values({ id: 'boss', name: 'B', email: 'boss@example.com', role: 'admin' }).run()
  db.insert(users).values({ id: 'ada', name: 'A', email: 'ada@example.com' }).run()
  applyRole({ db }, { userId: 'ada', settings, claims })
  return db.select({ role: users.role }).from(users).all().at(-1)?.role
}

test('maps the configured value to administrator, alone or among others', () => {
  expect(roleAfter({ groups: 'admins' })).toBe('admin')
  expect(roleAfter({ groups: ['staff', 'admins'] })).toBe('admin')
})

test('does not map similar values', () => {
  for (const groups of ['admin', 'admins,staff', ['Admins'], { admins: true }, [['admins']], true, undefined])
    expect(roleAfter({ groups })).toBe('user')
  expect(roleAfter({ groups: 'admins' }, PROVIDER)).toBe('user')
})
