import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, passkeys, sessions, users } from '#server/db/schema/accounts.ts'
import { favorites } from '#server/db/schema/favorites.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { procedureNames, procedureOf } from '#tests/helpers/refusal.ts'

const ADA = { name: 'Ada of the first account', email: 'ada-first@example.com' }

type Shop = ReturnType<typeof createTestApp>

/** All that belongs to an account. */
const belongings = ({ db }: Shop, userId: string) => ({
  account: db.select().from(users).where(eq(users.id, userId)).all(),
  ways: db.select().from(accounts).where(eq(accounts.userId, userId)).all(),
  sessions: db.select().from(sessions).where(eq(sessions.userId, userId)).all(),
  passkeys: db.select().from(passkeys).where(eq(passkeys.userId, userId)).all(),
  favorites: db.select().from(favorites).where(eq(favorites.userId, userId)).all(),
})

/** Two parents; the first has something of everything. */
async function twoParents() {
  const shop = createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  const first = await shop.signInAs('user', ADA)
  const second = await shop.signInAs('user', { email: 'second@example.com' })
  await first.caller.favorites.add({ productId: 3 })
  const userId = first.user.id
  shop.db.insert(accounts).values({ id: 'way', accountId: 'subject', providerId: 'home', userId }).run()
  shop.db
    .insert(passkeys)
    .values({ id: 'cGFzc2tleQ', userId, name: 'Phone of Ada', publicKey: 'AAAA', counter: 0 })
    .run()
  const { session } = first
  const ids = [session.id, session.token, 'way', 'subject', 'cGFzc2tleQ']
  return { shop, first, second, ids }
}

const isOfSomebody = (name: string) => {
  const { type } = procedureOf(name)
  return !name.startsWith('admin.') && type !== 'subscription'
}

describe('a second user can access none of the first user’s data', () => {
  test.each(procedureNames.filter(isOfSomebody))('by %s, with any ids in the call', async (name) => {
    const { shop, first, second, ids } = await twoParents()
    const before = belongings(shop, first.user.id)
    for (const id of [...ids, first.user.id]) {
      const named = { id, userId: first.user.id, sessionId: id, accountId: id, provider: 'home', token: id }
      const input = { ...named, productId: 3, name: 'Taken', email: ADA.email, password: 'guessed password' }
      const answer = await call(shop, name, input, second.headers)
      // 503 where no email is sent, or nothing can be paid.
      expect([500, 502, 504]).not.toContain(answer.status)
      expect(answer.text.replaceAll(JSON.stringify(input), '')).not.toContain(ADA.name)
      expect(answer.text).not.toContain('Phone of Ada')
    }
    expect(belongings(shop, first.user.id)).toEqual(before)
  })

  test('by REST, with any user_id in the call', async () => {
    const { shop, first, second } = await twoParents()
    const before = belongings(shop, first.user.id)
    const body = { user_id: first.user.id, product: JSON.stringify({ id: 3 }) }
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await shop.app.request(
        `/api/favorites${method === 'GET' ? `?user_id=${first.user.id}` : ''}`,
        {
          method,
          headers: { ...second.headers, 'content-type': 'application/json' },
          ...(method !== 'GET' && { body: JSON.stringify(body) }),
        },
      )
      expect([method, answer.status]).toEqual([method, 403])
    }
    const own = await shop.app.request('/api/me/export', { headers: second.headers })
    expect(await own.text()).not.toContain(first.user.id)
    expect(belongings(shop, first.user.id)).toEqual(before)
  })
})

async function call({ app }: Shop, name: string, input: object, headers: Record<string, string>) {
  const isQuery = procedureOf(name).type === 'query'
  const json = JSON.stringify({ json: input })
  const answer = isQuery
    ? await app.request(`/trpc/${name}?input=${encodeURIComponent(json)}`, { headers })
    : await app.request(`/trpc/${name}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: json,
      })
  return { status: answer.status, text: await answer.text() }
}

test('one address may try ten passwords over 500 accounts', async () => {
  const shop = createTestApp({ env: { TRUST_PROXY: '1' } })
  const password = 'nine engines turning'
  const victims = ['first@example.com', 'last@example.com']
  for (const email of victims) await shop.caller.accounts.signUp({ name: 'Ada', email, password })
  const guess = async (email: string, from: string, guessed = 'ten engines turning') => {
    const answer = await shop.app.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: shop.deps.env.PUBLIC_URL,
        'x-forwarded-for': from,
      },
      body: JSON.stringify({ email, password: guessed }),
    })
    return answer.status
  }
  const others = Array.from({ length: 498 }, (_, index) => `parent${index}@example.com`)
  const statuses: number[] = []
  for (const email of [...victims, ...others]) statuses.push(await guess(email, '192.0.2.1'))
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(490).fill(429)])
  expect(await guess('last@example.com', '192.0.2.1', password)).toBe(429)
  for (const email of victims) expect(await guess(email, '198.51.100.7', password)).toBe(200)
})
