import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import type { AuditAction } from '#shared/inputs/audit.ts'

export interface Call {
  path: string
  action: AuditAction
  input: unknown
}

const NAMES: Partial<Record<AuditAction, string>> = {
  'catalog.synced': 'All feeds',
  'operation.canceled': 'Long-running tasks',
}

/** Input fields that cannot contain secrets or personal data. */
const PLAIN_FIELDS = ['id', 'runId', 'name', 'enabled', 'schedule', 'dialect', 'overrideSafetyLimits']
/** Listed by name only, without their values: addresses and credentials of feeds are secrets. */
const NAMED_FIELDS = ['place', 'credentials', 'options']

/** Makes the entry before the call, since a deleted object has no name afterwards. */
export function lineOfCall(db: Database, { path, action, input }: Call) {
  const fields = fieldsOf(input)
  const { id = fields.runId } = fields
  const target = action.startsWith('feed.') ? feedName(db, fields) : undefined
  return {
    action,
    ...((typeof id === 'number' || typeof id === 'string') && { targetId: id }),
    targetName: target ?? NAMES[action] ?? path,
    after: summaryOf(fields),
  }
}

function fieldsOf(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? { ...input } : {}
}

function summaryOf(fields: Record<string, unknown>) {
  const plain = PLAIN_FIELDS.flatMap((name) => (isPlain(fields[name]) ? [[name, fields[name]] as const] : []))
  const named = NAMED_FIELDS.filter((name) => fields[name] !== undefined)
  return { ...Object.fromEntries(plain), ...(named.length > 0 && { sent: named.join(', ') }) }
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function feedName(db: Database, { id, runId, name }: Record<string, unknown>): string | undefined {
  if (typeof id === 'number')
    return db.select({ name: feeds.name }).from(feeds).where(eq(feeds.id, id)).get()?.name
  if (typeof runId !== 'number') return typeof name === 'string' ? name : undefined
  return db
    .select({ name: feeds.name })
    .from(feedRuns)
    .innerJoin(feeds, eq(feeds.id, feedRuns.feedId))
    .where(eq(feedRuns.id, runId))
    .get()?.name
}
