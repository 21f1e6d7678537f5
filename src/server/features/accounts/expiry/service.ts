import { lt } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { sessions, verifications } from '#server/db/schema/accounts.ts'

export function forgetExpired(db: Database, before: Date): void {
  db.delete(sessions).where(lt(sessions.expiresAt, before)).run()
  db.delete(verifications).where(lt(verifications.expiresAt, before)).run()
}
