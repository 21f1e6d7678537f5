import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import type { AuditAction } from '#shared/inputs/audit.ts'

/** What an administrator called. */
export interface Call {
  path: string
  /** What the line says was done. */
  action: AuditAction
  input: unknown
}

const NAMES: Partial<Record<AuditAction, string>> = {
  'catalogue.synced': 'All feeds',
  'operation.cancelled': 'Work under way',
}

/** Of an input only what can be no secret and no person. */
const PLAIN_FIELDS = ['id', 'runId', 'name', 'enabled', 'schedule', 'dialect', 'overrideSafetyLimits']
/** Named when sent, without what stands in them: addresses and credentials of feeds are secrets. */
const NAMED_FIELDS = ['place', 'credentials', 'options']

/** The line for a call whose service writes none. Made before the call, since what it deletes has no name afterwards. */
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
