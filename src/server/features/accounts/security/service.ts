import { and, count, desc, eq, like, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { betweenDays } from '#server/db/between-days.ts'
import type { Database } from '#server/db/client.ts'
import { foldedSearch } from '#server/db/folded-search.ts'
import { pageOfRows } from '#server/db/page-of-rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { securityEvents } from '#server/db/schema/security.ts'
import type { SecurityEventKind } from '#shared/accounts/security-events.ts'
import type { Role } from '#shared/inputs/accounts.ts'
import type { SecurityListInput } from '#shared/inputs/security.ts'

export { securityMail } from '#server/features/accounts/security/mails/security-mail.ts'
export {
  recordSecurityEvent,
  type SecurityDeps,
} from '#server/features/accounts/security/recording/record-event.ts'

interface WrittenByCall {
  /** Concerns the requesting account, when the call succeeded. */
  done?: SecurityEventKind
  /** Concerns the requesting account, if any, when the call was refused. */
  refused?: SecurityEventKind
  detail?: string
}

export type SecurityLine =
  | WrittenByCall
  /** Written by the service, which knows more: one of these. */
  | { byService: SecurityEventKind[] }
  | { none: string }

export function lineOfEnd(
  line: SecurityLine | undefined,
  isDone: boolean,
): { kind: SecurityEventKind; detail?: string } | undefined {
  if (!line || 'none' in line || 'byService' in line) return undefined
  const kind = isDone ? line.done : line.refused
  return kind && { kind, ...(line.detail !== undefined && { detail: line.detail }) }
}

/** Anyone who can run a command on the machine needs no account. */
export const COMMAND_LINE = { id: 'command-line', email: 'command line' }

export function roleEvent(role: Role): SecurityEventKind {
  return role === 'admin' ? 'account.became-administrator' : 'account.lost-administrator'
}

const owners = alias(users, 'owners')
const actors = alias(users, 'actors')

export function listSecurityEvents(db: Database, { subject, search, page, ...days }: SecurityListInput) {
  const { id, at, kind, userId, actorId, detail, address, device } = securityEvents
  const words = sql`replace(replace(${kind}, '.', ' '), '-', ' ')`
  const where = and(
    subject ? like(kind, `${subject}.%`) : undefined,
    betweenDays(at, days),
    foldedSearch([words, owners.email, owners.name, actors.email, actorId, detail, address, device], search),
  )
  const total =
    db
      .select({ total: count() })
      .from(securityEvents)
      .leftJoin(owners, eq(owners.id, userId))
      .leftJoin(actors, eq(actors.id, actorId))
      .where(where)
      .get()?.total ?? 0
  const emails = { email: owners.email, actorEmail: actors.email }
  const newest = db
    .select({ id, at, kind, userId, actorId, detail, address, device, ...emails })
    .from(securityEvents)
    .leftJoin(owners, eq(owners.id, userId))
    .leftJoin(actors, eq(actors.id, actorId))
    .where(where)
    .orderBy(desc(id))
  const { rows: events, place } = pageOfRows(newest, page, total)
  return { events, ...place }
}

/** Deletes earlier events; the database itself refuses to delete the last 30 days. */
export function pruneSecurityEvents(db: Database, before: Date): void {
  db.delete(securityEvents).where(lt(securityEvents.at, before)).run()
}
