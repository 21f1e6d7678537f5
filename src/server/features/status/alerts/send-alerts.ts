import { activeAdministrators } from '#server/db/active-administrators.ts'
import { type AlertDeps, findAlerts } from '#server/features/status/alerts/find-alerts.ts'
import { hasMail, queueMail } from '#server/mail/outbox/queueing.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { siteOf } from '#server/site/site.ts'
import { utcDay } from '#shared/time/days.ts'
import { DAY_MS, MINUTE_MS } from '#shared/time/durations.ts'

/** Mails every administrator about current problems, once a day (UTC) for each cause. Returns the number of mails. */
export async function sendAlerts(deps: AlertDeps, now = Date.now()): Promise<number> {
  const { db, env } = deps
  const day = utcDay(new Date(now))
  const site = siteOf(env)
  let queued = 0
  for (const { cause, ...alert } of await findAlerts(deps, now)) {
    const unnotified = activeAdministrators(db)
      .map(({ id, email }) => ({ key: `alert:${cause}:${day}:${id}`, to: email }))
      .filter(({ key }) => !hasMail(db, key))
    if (unnotified.length === 0) continue
    const { administratorNoticeMail } = await import('#server/mail/templates/notices.tsx')
    const heading = `${site.name}: ${alert.heading}`
    const content = await administratorNoticeMail({ ...alert, site, heading })
    await untilWritable(db, MINUTE_MS)
    for (const { key, to } of unnotified)
      if (queueMail(deps, { key, to, content, giveUpAt: new Date(now + DAY_MS) })) queued += 1
  }
  return queued
}
