import { count, desc, like, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { auditLog } from '#server/db/schema/administration.ts'
import { changedFields, summary } from '#server/features/audit/changed-fields.ts'
import { AUDIT_PAGE_SIZE, type AuditAction, type AuditListInput } from '#shared/audit.ts'

/** The administrator in whose name something is done. */
export interface Actor {
  id: string
  email: string
}

interface Change {
  action: AuditAction
  targetId?: string | number | undefined
  targetName: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes down a change. Call it inside the change's own transaction: the two stand or fall together. */
export function recordChange(tx: Database, actor: Actor, { targetId, before, after, ...change }: Change) {
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

/** One page of what was changed, the newest first. */
export function listChanges(db: Database, { subject, page }: AuditListInput) {
  const where: SQL | undefined = subject ? like(auditLog.action, `${subject}.%`) : undefined
  const total = db.select({ total: count() }).from(auditLog).where(where).get()?.total ?? 0
  const entries = db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(AUDIT_PAGE_SIZE)
    .offset((page - 1) * AUDIT_PAGE_SIZE)
    .all()
  return { entries, page, total, totalPages: Math.ceil(total / AUDIT_PAGE_SIZE) }
}
