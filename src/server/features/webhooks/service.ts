import { isIP } from 'node:net'
import { asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { authSecret } from '#server/auth/auth-secret.ts'
import { encryptText } from '#server/auth/encrypted-text.ts'
import { type Environment, isLocalInstallation } from '#server/config/env.ts'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { countRows, pageOfRows } from '#server/db/page-of-rows.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/accounts/security/service.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { SECRET_PURPOSE } from '#server/features/webhooks/delivering/deliver.ts'
import { queueTest } from '#server/features/webhooks/delivering/queue.ts'
import { newWebhookSecret } from '#server/features/webhooks/delivering/signature.ts'
import { isPublicAddress } from '#server/integrations/public-address.ts'
import { DomainError } from '#shared/errors.ts'
import type { NewWebhook, WebhookChange, WebhookDeliveriesInput } from '#shared/inputs/webhooks.ts'
import { HOUR_MS } from '#shared/time/durations.ts'
import { ROTATED_SECRET_HOURS } from '#shared/webhook-events.ts'

export {
  deliverNext as deliverNextWebhook,
  recoverInterrupted as recoverInterruptedWebhooks,
} from '#server/features/webhooks/delivering/deliver.ts'
export {
  queueEvent,
  queueProductChanges,
  webhookLengths,
} from '#server/features/webhooks/delivering/queue.ts'

const MAX_ENDPOINTS = 20

type EndpointDeps = Pick<Deps, 'db' | 'env'>

export function listEndpoints(db: Database) {
  const { id, url, events, enabled, createdAt } = webhookEndpoints
  const { disabledReason, failingSince, previousSecretUntil } = webhookEndpoints
  const state = { disabledReason, failingSince, previousSecretUntil }
  const waiting = sql<number>`(select count(*) from webhook_deliveries d
    where d.endpoint_id = webhook_endpoints.id and d.state in ('waiting', 'claimed'))`
  return db
    .select({ id, url, events, enabled, createdAt, ...state, waiting })
    .from(webhookEndpoints)
    .orderBy(asc(id))
    .all()
    .map((endpoint) => {
      // Decided by the server's clock, since a browser's may be wrong.
      const until = endpoint.previousSecretUntil
      return { ...endpoint, previousSecretUntil: until && until.getTime() >= Date.now() ? until : null }
    })
}

export function addEndpoint({ db, env }: EndpointDeps, actor: Actor, { url, events }: NewWebhook) {
  requireReachable(url, env)
  const secret = newWebhookSecret()
  return inTransaction(db, (tx) => {
    if (countRows(tx, webhookEndpoints) >= MAX_ENDPOINTS)
      throw new DomainError('CONFLICT', `There are already ${MAX_ENDPOINTS} webhooks; remove one first`)
    const sealed = encryptText(secret, authSecret(env), SECRET_PURPOSE)
    const { id } = tx.insert(webhookEndpoints).values({ url, events, secret: sealed }).returning().get()
    const after = { url, events: events.join(', ') }
    recordChange(tx, actor, { action: 'webhook.added', targetId: id, targetName: url, after })
    return { id, secret }
  })
}

/** Turning an endpoint on again resets it: waiting messages are sent now. */
export function changeEndpoint({ db, env }: EndpointDeps, actor: Actor, change: WebhookChange) {
  const { id, url, events, enabled } = change
  requireReachable(url, env)
  return inTransaction(db, (tx) => {
    const existing = getEndpoint(tx, id)
    const isRevived = enabled && !existing.enabled
    tx.update(webhookEndpoints)
      .set({ url, events, enabled, ...(isRevived && { disabledReason: null, failingSince: null }) })
      .where(eq(webhookEndpoints.id, id))
      .run()
    const before = { url: existing.url, events: existing.events.join(', '), enabled: existing.enabled }
    const after = { url, events: events.join(', '), enabled }
    recordChange(tx, actor, { action: 'webhook.changed', targetId: id, targetName: url, before, after })
    return { success: true }
  })
}

/**
 * Gives an endpoint a new secret, returned only here. Messages are also signed with the previous one for a day. A
 * second rotation within that day ends the oldest at once.
 */
export function rotateSecret(deps: EndpointDeps & SecurityDeps, actor: Actor, id: number) {
  const secret = newWebhookSecret()
  const until = new Date(Date.now() + ROTATED_SECRET_HOURS * HOUR_MS)
  return inTransaction(deps.db, (tx) => {
    const { url, secret: previousSecret } = getEndpoint(tx, id)
    const sealed = encryptText(secret, authSecret(deps.env), SECRET_PURPOSE)
    tx.update(webhookEndpoints)
      .set({ secret: sealed, previousSecret, previousSecretUntil: until })
      .where(eq(webhookEndpoints.id, id))
      .run()
    const after = { oldWorksUntil: until.toISOString() }
    recordChange(tx, actor, { action: 'webhook.secret-rotated', targetId: id, targetName: url, after })
    const detail = new URL(url).host
    recordSecurityEvent(deps, { kind: 'webhook.secret-rotated', userId: actor.id, detail })
    return { secret, oldWorksUntil: until }
  })
}

export function removeEndpoint(db: Database, actor: Actor, id: number) {
  return inTransaction(db, (tx) => {
    const { url } = getEndpoint(tx, id)
    tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id)).run()
    recordChange(tx, actor, { action: 'webhook.removed', targetId: id, targetName: url })
    return { success: true }
  })
}

export function sendTest(db: Database, id: number) {
  requireEnabled(db, id)
  queueTest(db, id)
  return { success: true }
}

export function listDeliveries(db: Database, { endpointId, page }: WebhookDeliveriesInput) {
  const where = endpointId === undefined ? undefined : eq(webhookDeliveries.endpointId, endpointId)
  const { id, messageId, event, payload, state, attempts, dueAt, createdAt } = webhookDeliveries
  const ofEndpoint = { url: webhookEndpoints.url, isOn: webhookEndpoints.enabled }
  const newest = db
    .select({ id, messageId, event, payload, state, attempts, dueAt, createdAt, ...ofEndpoint })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(where)
    .orderBy(desc(id))
  const { rows, place } = pageOfRows(newest, page, countRows(db, webhookDeliveries, where))
  const ids = rows.map((row) => row.id)
  const ofRows = inArray(webhookAttempts.deliveryId, ids)
  const attemptsOfRows = db
    .select()
    .from(webhookAttempts)
    .where(ofRows)
    .orderBy(asc(webhookAttempts.id))
    .all()
  const tries = Map.groupBy(attemptsOfRows, ({ deliveryId }) => deliveryId)
  const deliveries = rows.map((row) => ({ ...row, tries: tries.get(row.id) ?? [] }))
  return { deliveries, ...place }
}

export function sendAgain(db: Database, id: number) {
  return inTransaction(db, (tx) => {
    const delivery = tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)).get()
    if (!delivery) throw new DomainError('NOT_FOUND', 'That message is no longer in the log')
    if (delivery.state === 'claimed')
      throw new DomainError('CONFLICT', 'This message is being sent right now')
    requireEnabled(tx, delivery.endpointId)
    tx.update(webhookDeliveries)
      .set({ state: 'waiting', attempts: 0, dueAt: new Date() })
      .where(eq(webhookDeliveries.id, id))
      .run()
    return { success: true }
  })
}

export function forgetDeliveries(db: Database, before: Date): void {
  db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before)).run()
}

function getEndpoint(db: Database, id: number) {
  const existing = db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).get()
  if (!existing) throw new DomainError('NOT_FOUND', 'That webhook has already been removed')
  return existing
}

function requireEnabled(db: Database, id: number) {
  if (!getEndpoint(db, id).enabled)
    throw new DomainError('CONFLICT', 'This webhook is turned off; turn it on first')
}

const LOOPBACK = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Accepts https on the open internet, and localhost when the shop runs there. This is an early check; each connection
 * checks its address again (integrations/safe-fetch.ts).
 */
function requireReachable(address: string, env: Environment): void {
  const { protocol, hostname, port } = new URL(address)
  if (LOOPBACK.test(hostname)) {
    if (isLocalInstallation(env)) return
    throw new DomainError('BAD_REQUEST', 'localhost only works when the shop itself runs on localhost')
  }
  if (protocol !== 'https:') throw new DomainError('BAD_REQUEST', 'Enter a URL that begins with https://')
  if (port !== '') throw new DomainError('BAD_REQUEST', 'Only the standard https port can be used')
  const ip = hostname.replace(/^\[|\]$/g, '')
  if (isIP(ip) && !isPublicAddress(ip))
    throw new DomainError('BAD_REQUEST', 'This isn’t a public internet address')
}
