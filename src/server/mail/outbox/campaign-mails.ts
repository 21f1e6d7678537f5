import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'

/** Queues one email for each confirmed subscriber; returns how many. A repetition adds nobody twice. */
export function queueCampaign(db: Database, campaignId: number): number {
  return db.run(sql`
    insert into ${outbox} (key, lane, campaign_id, subscriber_id)
    select 'campaign:' || ${String(campaignId)} || ':' || id, 'newsletter', ${campaignId}, id
    from ${subscribers} where status = 'confirmed'
    on conflict (key) do nothing`).changes
}

export function cancelCampaign(db: Database, campaignId: number): number {
  return db
    .update(outbox)
    .set({ state: 'canceled', finishedAt: new Date() })
    .where(and(eq(outbox.campaignId, campaignId), eq(outbox.state, 'waiting')))
    .run().changes
}

/** Emails in progress count as waiting until they have a result. */
const stage = sql<string>`case
  when ${outbox.state} in ('waiting', 'claimed') or ${outbox.finishedAt} is null then 'waiting'
  when ${outbox.state} = 'handed' then 'unanswered'
  else ${outbox.state} end`

export function campaignProgress(db: Database, campaignId: number) {
  const rows = db
    .select({ state: stage, count: sql<number>`count(*)` })
    .from(outbox)
    .where(eq(outbox.campaignId, campaignId))
    .groupBy(stage)
    .all()
  const count = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  return {
    total: rows.reduce((sum, row) => sum + row.count, 0),
    waiting: count('waiting'),
    sent: count('sent'),
    /** Handed over, but the relay never answered. */
    unanswered: count('unanswered'),
    failed: count('failed'),
    canceled: count('canceled'),
  }
}
