import { Table } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { RunStatus } from '#client/admin/feeds/run-status.tsx'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminTable, ColumnHeadings } from '#client/admin/kit/admin-table.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useSite } from '#client/lib/site.ts'
import type { StatusReport } from '#client/lib/trpc.ts'
import { Moment } from '#client/ui/moment.tsx'
import { formatCount } from '#shared/money.ts'

export function RunsCard({ runs }: Pick<StatusReport, 'runs'>) {
  const { locale } = useSite()
  return (
    <AdminCard title="Latest imports">
      {runs.length === 0 ? (
        <p className={notesCss.note}>No feed has been imported yet.</p>
      ) : (
        <AdminTable
          label="Imports, newest first"
          headings={<ColumnHeadings names={['Feed', 'Started', 'Rows', 'Result']} amounts={['Rows']} />}
        >
          {runs.map(({ id, feedId, feed, startedAt, records, status }) => (
            <Table.Row key={id}>
              <Table.Cell className={tableCss.title} data-label="Feed">
                <Link
                  className={tableCss.rowLink}
                  to="/admin/feeds/$feed"
                  params={{ feed: String(feedId) }}
                  preload={false}
                >
                  {feed}
                </Link>
              </Table.Cell>
              <Table.Cell data-label="Started" className={tableCss.time}>
                <Moment at={startedAt} />
              </Table.Cell>
              <Table.Cell className={tableCss.amount} data-label="Rows">
                {formatCount(records, locale)}
              </Table.Cell>
              <Table.Cell data-label="Result">
                <RunStatus status={status} />
              </Table.Cell>
            </Table.Row>
          ))}
        </AdminTable>
      )}
    </AdminCard>
  )
}
