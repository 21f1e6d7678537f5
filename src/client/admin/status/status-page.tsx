import { Link } from '@tanstack/react-router'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { RunsCard } from '#client/admin/status/runs-card.tsx'
import * as statusCss from '#client/admin/status/status.css.ts'
import { MachineCard, QueuesCard, TrafficCard } from '#client/admin/status/status-facts.tsx'
import { REASON_LINKS } from '#client/admin/status/status-texts.ts'
import { TestsCard } from '#client/admin/status/tests-card.tsx'
import { TrafficCharts } from '#client/admin/status/traffic-charts.tsx'
import { type StatusReport, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { Moment } from '#client/ui/moment.tsx'
import { READINESS_SENTENCES } from '#shared/site/readiness.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'

const LEAD =
  'How the server is doing, and what needs your attention. Monitors can read the same at /api/ready, and Prometheus at /metrics once METRICS_TOKEN is set.'

export function StatusPage() {
  const { data: report } = trpc.admin.status.report.useQuery(undefined, { refetchInterval: MINUTE_MS })
  return (
    <AdminPage title="Status" lead={LEAD} hasDocs>
      {report && (
        <div className={adminPageCss.stack}>
          <ReasonsCard reasons={report.reasons} />
          <div className={adminPageCss.areaCards}>
            <MachineCard report={report} />
            <TrafficCard report={report} />
            <QueuesCard report={report} />
            <TestsCard sendsMail={report.sendsMail} />
          </div>
          <TrafficCharts stretches={report.history} />
          <RunsCard runs={report.runs} />
          <ErrorsCard errors={report.errors} />
        </div>
      )}
    </AdminPage>
  )
}

function ErrorsCard({ errors }: Pick<StatusReport, 'errors'>) {
  return (
    <AdminCard title="Latest errors" lead="Since the server started. The log has them all, with details.">
      {errors.length === 0 ? (
        <p className={notesCss.note}>No errors since startup</p>
      ) : (
        <ol className={statusCss.errors} reversed>
          {errors.map(({ id, at, message, reason }) => (
            <li key={id} className={statusCss.error}>
              <span className={notesCss.small}>
                <Moment at={at} />
              </span>
              <b>{message}</b>
              {reason && <span className={baseCss.muted}>{reason}</span>}
            </li>
          ))}
        </ol>
      )}
    </AdminCard>
  )
}

function ReasonsCard({ reasons }: Pick<StatusReport, 'reasons'>) {
  return (
    <AdminCard title="Needs attention">
      {reasons.length === 0 ? (
        <p className={statusCss.allWell}>
          <Icon icon={deferredIcons.check} /> All is well. Nothing needs your attention.
        </p>
      ) : (
        <ul className={listsCss.points}>
          {reasons.map((reason) => (
            <li key={reason}>
              <Reason reason={reason} />
            </li>
          ))}
        </ul>
      )}
    </AdminCard>
  )
}

function Reason({ reason }: { reason: StatusReport['reasons'][number] }) {
  const link = REASON_LINKS[reason]
  const sentence = READINESS_SENTENCES[reason]
  if (!link) return sentence
  return (
    <Link {...link} className={notesCss.link} preload={false}>
      {sentence}
    </Link>
  )
}
