import { and, asc, eq, lt, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { authSecret } from '#server/auth/auth-secret.ts'
import { decryptText } from '#server/auth/encrypted-text.ts'
import { SEALED_FOR } from '#server/auth/sealed-columns.ts'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks.ts'
import { signedHeaders } from '#server/features/webhooks/delivering/signature.ts'
import { FetchError } from '#server/integrations/fetch-error.ts'
import { claimedWork, retryDelayMs } from '#server/operations/claimed-work.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { DAY_MS, MINUTE_MS } from '#shared/time/durations.ts'

const TIMEOUT_MS = 15_000
const ANSWER_MAX_BYTES = 64 * 1024
/** An endpoint is turned off when nothing has got through for this long. */
const FAILING_ALLOWED_MS = 3 * DAY_MS
const STATUS_REMOVED = 410
/** How long the result of a delivery may wait to be written. */
const SETTLE_LIMIT_MS = 10 * MINUTE_MS
const LONGEST_PUT_OFF_MS = 5 * MINUTE_MS
export const SECRET_PURPOSE = SEALED_FOR.webhooks

export type WebhookDeps = Pick<Deps, 'db' | 'env' | 'log' | 'fetchWebhook'>

type Due = NonNullable<ReturnType<ReturnType<typeof nextDue>['get']>>
/** Without a problem it was accepted. */
type Result = Pick<typeof webhookAttempts.$inferSelect, 'status' | 'durationMs' | 'problem'>

const messages = claimedWork(webhookDeliveries.id)

/**
 * Sends the next due message, signed as in `signature.ts`, to an endpoint that is not already receiving one. Failed ones
 * are retried for a day, as `operations/claimed-work.ts` schedules.
 */
export async function deliverNext(deps: WebhookDeps): Promise<'idle' | 'delivered' | 'failed'> {
  return messages.deliver(deps.db, claimNext(deps.db), (due) => deliver(deps, due))
}

async function deliver(deps: WebhookDeps, due: Due): Promise<'delivered' | 'failed'> {
  const result = await post(deps, due)
  await untilWritable(deps.db, SETTLE_LIMIT_MS)
  inTransaction(deps.db, (tx) => {
    tx.insert(webhookAttempts)
      .values({ deliveryId: due.id, at: new Date(), ...result })
      .run()
    if (result.problem === null) settleDelivered(tx, due)
    else settleFailed(tx, due, result)
  })
  return result.problem === null ? 'delivered' : 'failed'
}

const other = alias(webhookDeliveries, 'other')

const nextDue = preparedQuery((db) => {
  const underWay = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.endpointId, webhookDeliveries.endpointId), eq(other.state, 'claimed')))
  const isDue = and(
    eq(webhookDeliveries.state, 'waiting'),
    lte(webhookDeliveries.dueAt, sql.placeholder('now')),
    eq(webhookEndpoints.enabled, true),
    notExists(underWay),
  )
  return db
    .select({
      id: webhookDeliveries.id,
      endpointId: webhookDeliveries.endpointId,
      messageId: webhookDeliveries.messageId,
      payload: webhookDeliveries.payload,
      attempts: sql<number>`${webhookDeliveries.attempts} + 1`,
      url: webhookEndpoints.url,
      secret: webhookEndpoints.secret,
      previousSecret: sql<
        string | null
      >`iif(${webhookEndpoints.previousSecretUntil} > ${sql.placeholder('now')}, ${webhookEndpoints.previousSecret}, null)`,
      failingSince: webhookEndpoints.failingSince,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(isDue)
    .orderBy(asc(webhookDeliveries.dueAt), asc(webhookDeliveries.attempts), asc(webhookDeliveries.id))
    .limit(1)
})

/** Selects before it marks: a mark takes the database's only write lock, even when nothing is due. */
function claimNext(db: Database): Due | undefined {
  const due = nextDue(db).get({ now: Date.now() })
  if (!due) return undefined
  const { changes } = db
    .update(webhookDeliveries)
    .set({ state: 'claimed', attempts: due.attempts })
    .where(and(eq(webhookDeliveries.id, due.id), eq(webhookDeliveries.state, 'waiting')))
    .run()
  return changes === 1 ? due : undefined
}

async function post({ env, log, fetchWebhook }: WebhookDeps, due: Due): Promise<Result> {
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  const secrets = secretsOf(due, authSecret(env))
  if (secrets.length === 0) {
    const problem = 'Its secret can’t be read: BETTER_AUTH_SECRET has changed'
    return { status: null, durationMs: 0, problem }
  }
  const signed = signedHeaders({ id: due.messageId, payload: due.payload, secrets, sentAt: new Date() })
  try {
    const { status, body } = await fetchWebhook(due.url, {
      timeoutMs: TIMEOUT_MS,
      maxBytes: ANSWER_MAX_BYTES,
      headers: { 'content-type': 'application/json', ...signed },
      post: due.payload,
    })
    body.destroy()
    const isAccepted = status >= 200 && status < 300
    return { status, durationMs: took(), problem: isAccepted ? null : `It answered ${status}` }
  } catch (error) {
    if (!(error instanceof FetchError)) log.error({ err: error, webhook: due.endpointId }, 'webhook failed')
    const problem = error instanceof FetchError ? error.message : 'It couldn’t be sent'
    return { status: null, durationMs: took(), problem }
  }
}

/** The signing secrets; empty when the current one cannot be read. */
function secretsOf({ secret, previousSecret }: Due, key: string): string[] {
  const opened = [secret, previousSecret].map((sealed) =>
    sealed === null ? undefined : decryptText(sealed, key, SECRET_PURPOSE),
  )
  return opened[0] === undefined ? [] : opened.filter((openedSecret) => openedSecret !== undefined)
}

function settleDelivered(tx: Database, { id, endpointId, failingSince }: Due) {
  tx.update(webhookDeliveries).set({ state: 'delivered' }).where(eq(webhookDeliveries.id, id)).run()
  if (failingSince === null) return
  tx.update(webhookEndpoints).set({ failingSince: null }).where(eq(webhookEndpoints.id, endpointId)).run()
}

function settleFailed(tx: Database, due: Due, { status }: Result) {
  const now = Date.now()
  const delayMs = retryDelayMs('webhook', due.attempts)
  const isOver = delayMs === undefined || status === STATUS_REMOVED
  tx.update(webhookDeliveries)
    .set(isOver ? { state: 'failed' } : { state: 'waiting', dueAt: new Date(now + delayMs) })
    .where(eq(webhookDeliveries.id, due.id))
    .run()
  if (isDown(status)) putOff(tx, due, now)
  const failingSince = due.failingSince ?? new Date(now)
  const disabledReason = reasonToDisable(status, now - failingSince.getTime())
  tx.update(webhookEndpoints)
    .set({ failingSince, ...(disabledReason !== undefined && { enabled: false, disabledReason }) })
    .where(eq(webhookEndpoints.id, due.endpointId))
    .run()
}

function isDown(status: number | null): boolean {
  return status === null || status === 429 || status >= 500
}

/** Postpones the other messages of an unreachable endpoint: it then gets one request, not the whole queue. */
function putOff(tx: Database, { endpointId, attempts }: Due, now: number) {
  const delayMs = retryDelayMs('webhook', attempts) ?? LONGEST_PUT_OFF_MS
  const until = new Date(now + Math.min(delayMs, LONGEST_PUT_OFF_MS))
  const isSooner = and(
    eq(webhookDeliveries.endpointId, endpointId),
    eq(webhookDeliveries.state, 'waiting'),
    lt(webhookDeliveries.dueAt, until),
  )
  tx.update(webhookDeliveries).set({ dueAt: until }).where(isSooner).run()
}

function reasonToDisable(status: number | null, failingMs: number): string | undefined {
  if (status === STATUS_REMOVED) return 'It answered 410 (permanently removed)'
  return failingMs >= FAILING_ALLOWED_MS ? 'Nothing was delivered for three days' : undefined
}

/** Queues again what an ended process left in the middle: whether it arrived is unknown. Returns how many. */
export function recoverInterrupted(db: Database): number {
  const isLost = and(eq(webhookDeliveries.state, 'claimed'), messages.isLost(db))
  if (!db.select({ id: webhookDeliveries.id }).from(webhookDeliveries).where(isLost).limit(1).get()) return 0
  return db.update(webhookDeliveries).set({ state: 'waiting' }).where(isLost).run().changes
}
