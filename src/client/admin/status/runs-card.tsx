import { Link } from '@tanstack/react-router'
import { RunStatus } from '#client/admin/feeds/run-status.tsx'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminTable } from '#client/admin/kit/admin-table.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import * as tableCss from '#client/admin/kit/table.css.ts'
import type { StatusReport } from '#client/lib/trpc.ts'
import { Moment } from '#client/ui/moment.tsx'
import { formatNumber } from '#shared/messages/formats.ts'

export function RunsCard({ runs }: Pick<StatusReport, 'runs'>) {
  return (
    <AdminCard title="Latest imports">
      {runs.length === 0 ? (
        <p className={notesCss.note}>No feed has been imported yet.</p>
      ) : (
        <AdminTable
          label="Imports, newest first"
          rows={runs}
          columns={[
            {
              name: 'Feed',
              className: tableCss.title,
              cell: ({ feedId, feed }) => (
                <Link
                  className={tableCss.rowLink}
                  to="/admin/feeds/$feed"
                  params={{ feed: String(feedId) }}
                  preload={false}
                >
                  {feed}
                </Link>
              ),
            },
            { name: 'Started', className: tableCss.time, cell: ({ startedAt }) => <Moment at={startedAt} /> },
            {
              name: 'Rows',
              className: tableCss.amount,
              cell: ({ records }) => formatNumber(records),
            },
            { name: 'Result', cell: ({ status }) => <RunStatus status={status} /> },
          ]}
        />
      )}
    </AdminCard>
  )
}
