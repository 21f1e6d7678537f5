import { Table } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { AuditFilters } from '#client/admin/audit/audit-filters.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminPagination } from '#client/admin/kit/admin-pagination.tsx'
import { AdminTable, ColumnHeadings } from '#client/admin/kit/admin-table.tsx'
import * as changesCss from '#client/admin/kit/changes.css.ts'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { type AuditEntry, trpc } from '#client/lib/trpc.ts'
import type { AuditSearch } from '#shared/search-params/audit.ts'

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

export function AuditPage({ search }: { search: AuditSearch }) {
  const list = trpc.admin.audit.list.useQuery(search, { placeholderData: keepPreviousData })
  return (
    <AdminPage title="Audit log" lead="Who changed what in the admin area, and when (UTC).">
      <AuditFilters search={search} />
      {list.data?.entries.length === 0 && (
        <EmptyNote title="No matching changes">
          Every change made in the admin area is listed here. Choose more days or another subject.
        </EmptyNote>
      )}
      {list.data && list.data.entries.length > 0 && (
        <AdminTable
          label="Changes"
          isWide
          headings={<ColumnHeadings names={['When', 'Who', 'What', 'Change']} />}
        >
          {list.data.entries.map((entry) => (
            <Table.Row key={entry.id}>
              <Table.Cell data-label="When" className={tableCss.number}>
                {timeFormat.format(entry.at)}
              </Table.Cell>
              <Table.Cell data-label="Who">{entry.actorEmail}</Table.Cell>
              <Table.Cell data-label="What" className={tableCss.title}>
                <span>
                  {entry.action.replace('.', ' ').replaceAll('-', ' ')}: <b>{entry.targetName}</b>
                </span>
              </Table.Cell>
              <Table.Cell data-label="Change">
                <ChangedFields entry={entry} />
              </Table.Cell>
            </Table.Row>
          ))}
        </AdminTable>
      )}
      {list.data && <AdminPagination {...list.data} noun="change" />}
    </AdminPage>
  )
}

function ChangedFields({ entry: { before, after } }: { entry: AuditEntry }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return '–'
  return (
    <details>
      <summary>{names.length === 1 ? '1 field' : `${names.length} fields`}</summary>
      <dl className={changesCss.changes}>
        {names.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {before && Object.hasOwn(before, name) && <del>{String(before[name] ?? '–')}</del>}
              {after && Object.hasOwn(after, name) && <ins>{String(after[name] ?? '–')}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
