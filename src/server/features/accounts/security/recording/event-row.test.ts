import { expect, test } from 'vitest'
import { rowOf } from '#server/features/accounts/security/recording/event-row.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const from = (clientAddress: string) => ({ clientAddress, headers: new Headers({ 'user-agent': FIREFOX }) })

test('stores the full address of signed-in users and the network of others', () => {
  const own = rowOf({ kind: 'password.changed', userId: 'ada' }, from('203.0.113.77'))
  expect(own).toMatchObject({ address: '203.0.113.77', device: 'Firefox on Windows' })
  const guess = { kind: 'sign-in.failed' as const, userId: 'ada' }
  expect(rowOf(guess, from('203.0.113.77')).address).toBe('203.0.113.0/24')
  expect(rowOf(guess, from('2001:db8:1:2:3::4')).address).toBe('2001:db8:1::/48')
})

test('names the owner of an account once and shortens details', () => {
  const event = { kind: 'api-key.revoked' as const, userId: 'ada', actorId: 'ada', detail: 'x'.repeat(500) }
  expect(rowOf(event, {})).toEqual({
    kind: 'api-key.revoked',
    userId: 'ada',
    actorId: null,
    detail: 'x'.repeat(200),
    address: null,
    device: null,
  })
})
