import { securityEvents } from '#server/db/schema/security.ts'
import { at, daysAgo, type Month, type Somebody, storeMany } from '#server/demo/month/month.ts'
import { SECURITY_EVENTS, type SecurityEventKind } from '#shared/accounts/security-events.ts'

const EVENTS = 10_000
const DAYS = 150
const ADDRESSES = ['203.0.113.77', '198.51.100.0/24', '2001:db8:4c1f:8800::', '2001:db8:77::/48'] as const
const DEVICES = ['Firefox on Windows', 'Safari on iPhone', 'Chrome on Android', 'Unknown browser'] as const
const DETAILS: Partial<Record<SecurityEventKind, readonly [string, ...string[]]>> = {
  'sign-in.succeeded': ['password', 'passkey', 'provider', 'email-link'],
  'sign-in.new-browser': ['password', 'passkey'],
  'sign-in.failed': ['password', 'second step', 'passkey'],
  'factor.added': ['authenticator app', 'passkey', 'provider'],
  'factor.removed': ['authenticator app', 'all of them'],
  'api-key.created': ['Nightly price comparison of the partner with the long name', '<b>Till</b>', 'مفتاح'],
  'access.limited': ['accounts.signIn', 'newsletter.subscribe'],
  'access.refused': ['admin.newsletter.subscribers.export'],
  'data.backup-downloaded': ['tuckling-2026-01-15T03-00-00-000Z-before-clear.db'],
  'data.feed-file-read': ['partners/nordic/a-file-with-a-very-long-name-that-nobody-has-shortened-yet.xml'],
}
const BY_ADMINISTRATORS = ['account.became-administrator', 'account.lost-administrator', 'account.blocked']

/** Ten thousand events of every kind, sign-ins more often than the rest, the last of them today. */
export function fillSecurity(month: Month, administrators: Somebody[], others: Somebody[]): void {
  const { db, chance } = month
  storeMany(
    month,
    EVENTS,
    (index) => {
      const kind =
        index % 3 === 0 ? at([...SECURITY_EVENTS], index % SECURITY_EVENTS.length) : 'sign-in.succeeded'
      const isDeleted = index % 97 === 0
      const isNobody = kind === 'access.limited' || index % 101 === 0
      const person = isDeleted ? chance.uuid() : at(others, chance.below(others.length)).id
      return {
        at: daysAgo(month, DAYS * (1 - index / EVENTS)),
        kind,
        userId: isNobody ? null : person,
        actorId: BY_ADMINISTRATORS.includes(kind)
          ? chance.pick([
              at(administrators, chance.below(administrators.length)).id,
              'command-line',
              'provider:home',
            ])
          : null,
        detail: DETAILS[kind] ? chance.pick(DETAILS[kind]) : null,
        address: chance.pick(ADDRESSES),
        device: chance.pick(DEVICES),
      }
    },
    (rows) => db.insert(securityEvents).values(rows).run(),
  )
}
