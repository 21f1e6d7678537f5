import { hashPassword } from 'better-auth/crypto'
import { accounts, apiKeys, sessions, users } from '#server/db/schema/accounts.ts'
import { at, daysAgo, type Month, type Somebody, storeMany } from '#server/demo/month/month.ts'
import { fillUsers } from '#server/demo/month/users.ts'
import { API_KEY_SCOPES } from '#shared/accounts/api-key-scopes.ts'
import { personOf } from './people.ts'

const USERS = 10_000
const SESSIONS = 400
const API_KEYS = 24
const DAYS = 90
const PASSWORD = 'a-month-of-use'
const ADMINISTRATORS = 4
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

interface Accounts {
  administrators: Somebody[]
  others: Somebody[]
}

/** With the first administrator, who is there already, ten thousand accounts, their sessions and API keys. */
export async function fillAccounts(month: Month): Promise<Accounts> {
  const { db, chance } = month
  const password = await hashPassword(PASSWORD)
  const made = fillUsers(month, { count: USERS - 1, administrators: ADMINISTRATORS, person: personOf })
  storeMany(
    month,
    made.length,
    (index) => {
      const { id, createdAt } = at(made, index)
      return { id: chance.uuid(), accountId: id, providerId: 'credential', userId: id, password, createdAt }
    },
    (rows) => db.insert(accounts).values(rows).run(),
  )
  fillSessions(month, made)
  const administrators = db
    .select()
    .from(users)
    .all()
    .filter(({ role }) => role === 'admin')
  fillApiKeys(month, administrators)
  return { administrators, others: made.filter(({ role }) => role === 'user') }
}

function fillSessions(month: Month, made: Somebody[]) {
  const { db, chance } = month
  storeMany(
    month,
    SESSIONS,
    () => ({
      id: chance.uuid(),
      token: chance.uuid(),
      userId: at(made, chance.below(made.length)).id,
      expiresAt: daysAgo(month, chance.next() * 14 - 7),
      createdAt: daysAgo(month, 8),
      ipAddress: `192.0.2.${chance.below(255)}`,
      userAgent: USER_AGENT,
    }),
    (rows) => db.insert(sessions).values(rows).run(),
  )
}

function fillApiKeys(month: Month, owners: Somebody[]) {
  const { db, chance } = month
  storeMany(
    month,
    API_KEYS,
    (index) => ({
      id: chance.uuid(),
      name:
        index % 5 === 0
          ? `Nightly price comparison of the partner with the long name ${index}`
          : `Key ${index}`,
      start: index % 6 === 0 ? chance.uuid().slice(0, 6) : `tuckling_${chance.uuid().slice(0, 4)}`,
      key: chance.uuid(),
      referenceId: at(owners, index % owners.length).id,
      rateLimitMax: 300,
      permissions: JSON.stringify({ shop: API_KEY_SCOPES.slice(0, 1 + (index % API_KEY_SCOPES.length)) }),
      createdAt: daysAgo(month, chance.next() * DAYS),
      expiresAt: endOf(month, index),
      lastRequest: index % 4 === 0 ? null : daysAgo(month, chance.next() * 10),
      lastUsedFrom: index % 4 < 2 ? null : `203.0.${chance.below(255)}.0/24`,
      replacedBy: index === 1 ? 'its-successor' : null,
    }),
    (rows) => db.insert(apiKeys).values(rows).run(),
  )
}

/** Some without an end, one that was rotated and ends today, the rest around now. */
function endOf(month: Month, index: number): Date | null {
  if (index === 1) return daysAgo(month, -0.7)
  return index % 3 === 0 ? null : daysAgo(month, month.chance.next() * 120 - 90)
}
