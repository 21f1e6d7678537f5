import { ageText } from '#client/admin/backups/backup-texts.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { Fact } from '#client/admin/kit/fact.tsx'
import * as statusCss from '#client/admin/status/status.css.ts'
import { durationText, shareText, sizeText, withinText } from '#client/admin/status/status-texts.ts'
import type { StatusReport } from '#client/lib/trpc.ts'
import { formatNumber } from '#shared/messages/formats.ts'

interface FactsProps {
  report: StatusReport
}

export function MachineCard({ report }: FactsProps) {
  const { versions, readAt, startedAt, traffic, disk, backup } = report
  return (
    <AdminCard title="Server">
      <dl className={statusCss.facts}>
        <Fact label="Version">{versions.program}</Fact>
        <Fact label="Node">{versions.node}</Fact>
        <Fact label="Uptime">{durationText(readAt - startedAt)}</Fact>
        {traffic.processes > 1 && <Fact label="Processes">{String(traffic.processes)}</Fact>}
        <Fact label="Memory">{sizeText(traffic.memoryBytes)}</Fact>
        <Fact label="Database">{sizeText(disk.databaseBytes)}</Fact>
        <Fact label="Free disk space">{sizeText(disk.freeBytes)}</Fact>
        <Fact label="Last good backup">
          {backup.lastGoodAt === null ? 'None yet' : ageText(readAt - backup.lastGoodAt)}
        </Fact>
        {backup.sent && (
          <Fact label={`Last in ${backup.sent.to}`}>
            {backup.sent.madeAt === null ? 'None yet' : ageText(readAt - backup.sent.madeAt)}
          </Fact>
        )}
        <Fact label="Backup every">{backup.everyMs === null ? 'Off' : durationText(backup.everyMs)}</Fact>
      </dl>
    </AdminCard>
  )
}

export function TrafficCard({ report: { traffic } }: FactsProps) {
  return (
    <AdminCard title="Requests since startup">
      <dl className={statusCss.facts}>
        <Fact label="Answered">{formatNumber(traffic.requests)}</Fact>
        <Fact label="Server errors">{formatNumber(traffic.serverErrors)}</Fact>
        <Fact label="Time to first byte (p95)">{withinText(traffic.mostWithin)}</Fact>
        <Fact label="Pages from the cache">{shareText(traffic.cachedShare)}</Fact>
        <Fact label="Event loop lag (p95)">{withinText(traffic.mostLagWithin)}</Fact>
      </dl>
    </AdminCard>
  )
}

export function QueuesCard({ report: { queues, priceAlerts } }: FactsProps) {
  const { mails, webhooks } = queues
  return (
    <AdminCard title="Waiting">
      <dl className={statusCss.facts}>
        <Fact label="Emails">{formatNumber(mails.mail)}</Fact>
        <Fact label="Late emails">{formatNumber(mails.delayed)}</Fact>
        <Fact label="Webhook messages">{formatNumber(webhooks.waiting)}</Fact>
        <Fact label="Late messages">{formatNumber(webhooks.delayed)}</Fact>
        <Fact label="Newsletter emails">{formatNumber(mails.newsletter)}</Fact>
        <Fact label="Price alerts">{alertsText(priceAlerts)}</Fact>
      </dl>
    </AdminCard>
  )
}

/** Gives counts only; names nobody. */
function alertsText({ alerts, readers }: StatusReport['priceAlerts']): string {
  if (alerts === 0) return 'None yet'
  return `${formatNumber(alerts)} (${formatNumber(readers)} ${readers === 1 ? 'person' : 'people'})`
}
