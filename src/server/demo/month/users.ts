import { users } from '#server/db/schema/accounts.ts'
import type { Chance } from '#server/demo/month/chance.ts'
import { at, daysAgo, type Month, storeMany } from '#server/demo/month/month.ts'
import { type Person, personOf } from '#server/demo/month/people.ts'

const DAYS = 90
const EVERY_BLOCKED = 250

interface Crowd {
  count: number
  administrators: number
  person?: (chance: Chance, index: number) => Person
}

/** Accounts of three months, the administrators first. */
export function fillUsers(month: Month, { count, administrators, person = personOf }: Crowd) {
  const { db, chance } = month
  const made = Array.from({ length: count }, (_, index) => {
    const createdAt = daysAgo(month, chance.next() * DAYS)
    const isBlocked = index % EVERY_BLOCKED === 7
    return {
      id: chance.uuid(),
      ...person(chance, index),
      emailVerified: chance.happens(0.8),
      role: index < administrators ? ('admin' as const) : ('user' as const),
      banned: isBlocked,
      banReason: isBlocked ? 'Wrote unkind messages' : null,
      createdAt,
      updatedAt: createdAt,
    }
  })
  storeMany(
    month,
    count,
    (index) => at(made, index),
    (rows) => db.insert(users).values(rows).run(),
  )
  return made
}
