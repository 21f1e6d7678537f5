import { expect, test, vi } from 'vitest'
import { securityEvents } from '#server/db/schema/security.ts'
import { recordSecurityEvent } from '#server/features/accounts/security/recording/record-event.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

const from = (clientAddress: string) => ({ clientAddress, headers: new Headers() })

function shop() {
  const db = newDatabase()
  const lines: object[] = []
  const log = { info: (line: object) => lines.push(line), error: (line: object) => lines.push(line) }
  return { db, log, lines, rows: () => db.select().from(securityEvents).all() }
}

test('limits stored events from strangers but logs each to standard output', () => {
  const { db, log, lines, rows } = shop()
  for (let index = 0; index < 700; index += 1)
    recordSecurityEvent({ db, log, ...from(`198.51.${index % 250}.7`) }, { kind: 'sign-in.failed' })
  expect(rows()).toHaveLength(500)
  expect(lines).toHaveLength(700)
  recordSecurityEvent({ db, log, ...from('203.0.113.5') }, { kind: 'sign-in.succeeded', userId: 'ada' })
  expect(rows().at(-1)).toMatchObject({ kind: 'sign-in.succeeded', userId: 'ada' })
})

test('records a repeatedly reached limit once in fifteen minutes', () => {
  const { db, rows } = shop()
  const limited = (address: string, detail: string) =>
    recordSecurityEvent({ db, ...from(address) }, { kind: 'access.limited', detail })
  vi.useFakeTimers({ now: Date.now() })
  try {
    for (let index = 0; index < 5; index += 1) limited('198.51.100.7', 'accounts.signIn')
    limited('198.51.100.7', 'accounts.signUp')
    limited('203.0.113.9', 'accounts.signIn')
    expect(rows()).toHaveLength(3)
    vi.advanceTimersByTime(16 * 60_000)
    limited('198.51.100.7', 'accounts.signIn')
    expect(rows()).toHaveLength(4)
  } finally {
    vi.useRealTimers()
  }
})

test('logs an event that cannot be stored to standard output and continues', () => {
  const { db, log, lines } = shop()
  db.$client.exec('drop table security_events')
  recordSecurityEvent({ db, log }, { kind: 'password.changed', userId: 'ada' })
  expect(lines).toMatchObject([{ kind: 'password.changed', userId: 'ada' }, { kind: 'password.changed' }])
})
