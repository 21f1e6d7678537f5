import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { ErrorsCard } from '#client/admin/status/errors-card.tsx'
import { ReasonsCard } from '#client/admin/status/reasons-card.tsx'
import { RunsCard } from '#client/admin/status/runs-card.tsx'
import { MachineCard, QueuesCard, TrafficCard } from '#client/admin/status/status-facts.tsx'
import { TestsCard } from '#client/admin/status/tests-card.tsx'
import { TrafficCharts } from '#client/admin/status/traffic-charts.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'

const LEAD =
  'How the server is doing, and what needs your attention. Monitors can read the same at /api/ready, and Prometheus at /metrics once METRICS_TOKEN is set.'

export function StatusPage() {
  const { data: report } = trpc.admin.status.report.useQuery(undefined, { refetchInterval: MINUTE_MS })
  return (
    <AdminPage title="Status" lead={LEAD} docs={{ href: '/api/docs', label: 'Read the API docs' }}>
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
