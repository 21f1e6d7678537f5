import type { Database } from '#server/db/client.ts'
import { carryIdentity } from '#server/features/backups/restoring/carry-identity.ts'

const REASON = 'A backup was restored before this was sent'
const SUBSCRIBER_COLUMNS = `email, name, status, consent_text, consent_at, consent_address_hash, confirmed_at,
  unsubscribed_at, link_key, mailbox, confirmation_mailed_at, bounced_at, bounce_reason, created_at`

/**
 * Runs `work` while the present database is readable beside the candidate, as `live`. Its own connection is not used:
 * this way one statement compares thousands of rows.
 */
export async function besideLive<T>(
  candidate: Database,
  livePath: string,
  work: () => Promise<T>,
): Promise<T> {
  candidate.$client.prepare('attach ? as live').run(livePath)
  try {
    return await work()
  } finally {
    candidate.$client.exec('detach live')
  }
}

export function hasAdministratorAfterwards({ $client }: Database): boolean {
  const administrator = `select 1 from users u left join live.users l on l.id = u.id
    where iif(l.id is null, u.role, l.role) = 'admin' and iif(l.id is null, u.banned, l.banned) is not 1 limit 1`
  return $client.prepare(administrator).get() !== undefined
}

/**
 * Call inside `besideLive`. Accounts are matched by id. Accounts and campaigns of a new installation are unrelated to
 * the backup's.
 */
export function carryOver(candidate: Database, isStranger: boolean) {
  carrySecurityLog(candidate)
  endPreviewLinks(candidate)
  return {
    accounts: isStranger ? 0 : carryAccess(candidate) + carryPasswords(candidate),
    identities: isStranger ? 0 : carryIdentity(candidate),
    suppressed: carrySuppressions(candidate),
    alerts: isStranger ? 0 : carryPriceAlerts(candidate),
    ...closeUnsent(candidate),
    campaigns: closeCampaigns(candidate, isStranger),
  }
}

/** Carries over the whole present log with its own ids: a restore cannot hide earlier actions. */
function carrySecurityLog({ $client }: Database): void {
  $client.exec('insert into security_events select * from live.security_events')
}

/** Only draft links that are valid now remain valid. */
function endPreviewLinks({ $client }: Database): void {
  $client.exec(`delete from main.article_preview_links
    where not exists (select 1 from live.article_preview_links l
      where l.token_hash = article_preview_links.token_hash and l.ends_at = article_preview_links.ends_at)`)
}

function changesOf({ $client }: Database, statement: string): number {
  return $client.prepare(statement).run().changes
}

function carryAccess(candidate: Database): number {
  const access = 'role, role_provider, role_until, banned, ban_reason, ban_expires'
  return changesOf(
    candidate,
    `update users set (${access}) = (select ${access} from live.users l where l.id = users.id)
     where exists (select 1 from live.users l
       where l.id = users.id and (l.role <> users.role or l.role_until is not users.role_until or l.banned is not users.banned))`,
  )
}

function carryPasswords(candidate: Database): number {
  return changesOf(
    candidate,
    `update accounts set password = l.password, is_temporary = l.is_temporary, updated_at = l.updated_at from live.accounts l
     where l.user_id = accounts.user_id and l.provider_id = 'credential' and accounts.provider_id = 'credential'
       and l.password is not accounts.password and l.updated_at >= accounts.updated_at`,
  )
}

/** Subscribers who unsubscribed or bounced stay out, unless the backup holds a later confirmation. */
function carrySuppressions(candidate: Database): number {
  const changed = changesOf(
    candidate,
    `update subscribers set status = l.status, unsubscribed_at = l.unsubscribed_at, bounced_at = l.bounced_at,
       bounce_reason = l.bounce_reason
     from live.subscribers l
     where l.email = subscribers.email and l.status in ('unsubscribed', 'bounced')
       and subscribers.status not in ('unsubscribed', 'bounced')
       and coalesce(l.unsubscribed_at, l.bounced_at, 9e15) >= coalesce(subscribers.confirmed_at, 0)`,
  )
  const added = changesOf(
    candidate,
    `insert into subscribers (${SUBSCRIBER_COLUMNS}) select ${SUBSCRIBER_COLUMNS} from live.subscribers
     where status in ('unsubscribed', 'bounced') and email not in (select email from main.subscribers)`,
  )
  return changed + added
}

/**
 * Present price alerts take precedence: alerts that were stopped or deleted do not come back. Returns how many of the
 * backup's were removed.
 */
function carryPriceAlerts(candidate: Database): number {
  const removed = changesOf(
    candidate,
    `delete from main.price_alerts where reader_id in (
       select r.id from main.price_alert_readers r join live.users u on u.id = r.user_id
     ) and not exists (
       select 1 from live.price_alerts a join live.price_alert_readers r on r.id = a.reader_id
       where a.product_id = price_alerts.product_id and a.kind = price_alerts.kind
         and r.user_id = (select user_id from main.price_alert_readers m where m.id = price_alerts.reader_id))`,
  )
  candidate.$client.exec(`
    update price_alerts set base_minor = coalesce(mailed_minor, base_minor), mail_id = iif(kind = 'stock', mail_id, null),
      mailed_minor = null;
    update price_alert_readers set paused_at = l.paused_at, link_key = l.link_key from live.price_alert_readers l
      where l.user_id = price_alert_readers.user_id`)
  return removed
}

/** Messages waiting at the time of the backup have since been sent, or are useless by now. */
function closeUnsent(candidate: Database) {
  const finished = `finished_at = ${Date.now()}, reason = '${REASON}', content = null`
  const unsentMails = changesOf(
    candidate,
    `update outbox set state = 'canceled', ${finished}, recipient = null, claim = null
     where state in ('waiting', 'claimed')`,
  )
  const unsentWebhooks = changesOf(
    candidate,
    `update webhook_deliveries set state = 'failed' where state in ('waiting', 'claimed')`,
  )
  candidate.$client.exec(`
    update outbox set ${finished} where state = 'handed' and finished_at is null;
    delete from product_changes; delete from verifications`)
  return { unsentMails, unsentWebhooks }
}

/** A campaign that was partly sent, or has gone out since, is never sent again from the start. */
function closeCampaigns({ $client }: Database, isStranger: boolean): string[] {
  const sentSince = `select l.id from live.campaigns l join main.campaigns c on c.id = l.id
    where ${isStranger ? 'false' : 'true'} and l.created_at = c.created_at and l.status <> 'draft' and c.status = 'draft'`
  const now = Date.now()
  return $client
    .prepare<[number, number], string>(
      `update campaigns set status = 'stopped', started_at = coalesce(started_at, ?), finished_at = ?
       where status = 'sending' or id in (${sentSince}) returning subject`,
    )
    .pluck()
    .all(now, now)
}
