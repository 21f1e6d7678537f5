import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import type { AuditAction } from '#shared/inputs/audit.ts'

/** Calls that leave no line: they change nothing that stays, or their work writes it when it is done. */
export const WITHOUT_LINE = [
  'admin.backups.restore',
  'admin.backups.restoreListed',
  'admin.backups.start',
  'admin.backups.uploadPlace',
  'admin.catalogue.startClear',
  'admin.feeds.categories',
  'admin.feeds.detect',
  'admin.feeds.preview',
  'admin.feeds.upload',
]

/** What a call is in the log when its service writes nothing itself. */
const ACTIONS: Record<string, AuditAction> = {
  'admin.backups.cancel': 'operation.cancelled',
  'admin.catalogue.sync': 'catalogue.synced',
  'admin.feeds.cancel': 'feed.cancelled',
  'admin.feeds.create': 'feed.added',
  'admin.feeds.remove': 'feed.deleted',
  'admin.feeds.rollback': 'feed.rolled-back',
  'admin.feeds.run': 'feed.run',
  'admin.feeds.syncAll': 'catalogue.synced',
  'admin.feeds.update': 'feed.edited',
  'admin.webhooks.sendAgain': 'webhook.sent-again',
  'admin.webhooks.sendTest': 'webhook.tested',
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
export function lineOfCall(db: Database, path: string, input: unknown) {
  const fields = fieldsOf(input)
  const action = ACTIONS[path] ?? 'other.changed'
  const { id = fields.runId } = fields
  const target = path.startsWith('admin.feeds.') ? feedName(db, fields) : undefined
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
