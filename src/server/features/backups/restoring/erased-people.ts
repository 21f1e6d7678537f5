import { inArray } from 'drizzle-orm'
import { erasureTest } from '#server/auth/erasures.ts'
import type { Environment } from '#server/config/env.ts'
import type { Database } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'

const AT_ONCE = 500

/** Erases from the backup everyone erased here since it was made; a new account of theirs stays. */
export function removeErased(candidate: Database, live: Database, env: Environment): number {
  const isErased = erasureTest(live, env)
  const { id, email } = subscribers
  const presentReaders = live.select({ email }).from(subscribers).all()
  const present = new Set(presentReaders.map((reader) => reader.email))
  const accounts = candidate.select({ id: users.id }).from(users).all()
  const readers = candidate.select({ id, email }).from(subscribers).all()
  const erasedAccounts = accounts.map((account) => account.id).filter((own) => isErased(`account:${own}`))
  const forgotten = readers.flatMap((reader) =>
    !present.has(reader.email) && isErased(`reader:${reader.email}`) ? [reader.id] : [],
  )
  for (const ids of inParts(erasedAccounts)) candidate.delete(users).where(inArray(users.id, ids)).run()
  for (const ids of inParts(forgotten))
    candidate.delete(subscribers).where(inArray(subscribers.id, ids)).run()
  return erasedAccounts.length + forgotten.length
}

/** Keeps the present list; a new installation keeps the backup's. Call inside `besideLive`. */
export function carryErasures({ $client }: Database): void {
  $client.exec(`
    delete from main.erasures where exists (select 1 from live.sealed_keys);
    delete from main.sealed_keys where exists (select 1 from live.sealed_keys);
    insert or ignore into main.erasures select * from live.erasures;
    insert or ignore into main.sealed_keys select * from live.sealed_keys`)
}

function inParts<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) =>
    all.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
}
