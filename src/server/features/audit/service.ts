import { AsyncLocalStorage } from 'node:async_hooks'
import { and, desc, eq, like, lt, sql } from 'drizzle-orm'
import { betweenDays } from '#server/db/between-days.ts'
import type { Database } from '#server/db/client.ts'
import { foldedSearch } from '#server/db/folded-search.ts'
import { countRows, pageOfRows } from '#server/db/page-of-rows.ts'
import { auditLog } from '#server/db/schema/administration.ts'
import { changedFields, summary } from '#server/features/audit/changed-fields.ts'
import { lineOfCall } from '#server/features/audit/line-of-call.ts'
import type { AuditAction, AuditListInput } from '#shared/inputs/audit.ts'

export type AuditLine =
  /** An entry made from the successful call. */
  | AuditAction
  /** The service's own entry, written with the change itself: one of these. */
  | { byService: AuditAction | AuditAction[] }
  /** An entry written by the started work when it is done. */
  | { byWork: AuditAction }
  | { none: string }

export interface Actor {
  id: string
  email: string
}

interface AdminCall {
  db: Database
  actor: Actor
  path: string
  input: unknown
  audit: AuditLine | undefined
}

interface Change {
  action: AuditAction
  targetId?: string | number | undefined
  targetName: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

const calls = new AsyncLocalStorage<{ isRecorded: boolean }>()

/**
 * Runs an administrator's change and ensures its log entry. The service writes its own with the change; otherwise the
 * entry is made from the call. No new procedure can therefore change anything unseen.
 */
export async function recordingChange<Result extends { ok: boolean }>(
  { db, actor, path, input, audit }: AdminCall,
  work: () => Promise<Result>,
): Promise<Result> {
  const action = actionOfCall(audit)
  if (!action) return work()
  const line = lineOfCall(db, { path, action, input })
  const call = { isRecorded: false }
  const result = await calls.run(call, work)
  if (result.ok && !call.isRecorded) recordChange(db, actor, line)
  return result
}

/** Records a change. Call it inside the change's own transaction, so that both succeed or fail together. */
export function recordChange(tx: Database, actor: Actor, { targetId, before, after, ...change }: Change) {
  const call = calls.getStore()
  if (call) call.isRecorded = true
  const fields = before && after ? changedFields(before, after) : {}
  tx.insert(auditLog)
    .values({
      actorId: actor.id,
      actorEmail: actor.email,
      ...change,
      targetId: targetId === undefined ? null : String(targetId),
      ...(before && { before: summary(before) }),
      ...(after && { after: summary(after) }),
      ...fields,
    })
    .run()
}

export function listChanges(db: Database, { subject, actor, search, page, ...days }: AuditListInput) {
  const words = sql`replace(replace(${auditLog.action}, '.', ' '), '-', ' ')`
  const where = and(
    subject ? like(auditLog.action, `${subject}.%`) : undefined,
    actor ? eq(auditLog.actorEmail, actor) : undefined,
    betweenDays(auditLog.at, days),
    foldedSearch(
      [words, auditLog.actorEmail, auditLog.targetName, auditLog.targetId, auditLog.before, auditLog.after],
      search,
    ),
  )
  const newest = db.select().from(auditLog).where(where).orderBy(desc(auditLog.id))
  const { rows: entries, place } = pageOfRows(newest, page, countRows(db, auditLog, where))
  return { entries, ...place }
}

/** Undefined when the call itself makes no entry. */
function actionOfCall(line: AuditLine | undefined): AuditAction | undefined {
  if (typeof line === 'string') return line
  return line && !('byService' in line) ? undefined : 'other.changed'
}

export function pruneChanges(db: Database, before: Date): void {
  db.delete(auditLog).where(lt(auditLog.at, before)).run()
}

const MAX_ACTORS = 200

export function listActors(db: Database): string[] {
  return db
    .selectDistinct({ email: auditLog.actorEmail })
    .from(auditLog)
    .orderBy(auditLog.actorEmail)
    .limit(MAX_ACTORS)
    .all()
    .map(({ email }) => email)
}
