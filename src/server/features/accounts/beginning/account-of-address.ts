import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'

export function accountIdOf(db: Database, email: string): string | undefined {
  const byEmail = eq(users.email, email.toLowerCase())
  return db.select({ id: users.id }).from(users).where(byEmail).get()?.id
}

export function emailLanguageOf(db: Database, userId: string): string {
  return db.select({ code: users.language }).from(users).where(eq(users.id, userId)).get()?.code ?? ''
}
