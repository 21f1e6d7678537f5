import { keepPreviousData } from '@tanstack/react-query'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import * as changesCss from '#client/admin/kit/changes.css.ts'
import { counted } from '#client/admin/kit/counted.ts'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { FilterBar } from '#client/admin/kit/filter-bar.tsx'
import { SavedViews } from '#client/admin/kit/saved-views.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { type AuditEntry, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatMoment } from '#shared/messages/formats.ts'
import { AUDIT_SUBJECTS, type AuditSearch } from '#shared/search-params/audit.ts'

const SUBJECTS = AUDIT_SUBJECTS.map(({ subject, label }) => [subject, label] as const)

const COLUMNS: Column<AuditEntry>[] = [
  { name: 'When', className: tableCss.number, cell: ({ at }) => formatMoment(at, 'UTC') },
  { name: 'Who', cell: ({ actorEmail }) => actorEmail },
  {
    name: 'What',
    className: tableCss.title,
    cell: ({ action, targetName }) => (
      <span>
        {action.replace('.', ' ').replaceAll('-', ' ')}: <b>{targetName}</b>
      </span>
    ),
  },
  { name: 'Change', cell: (entry) => <ChangedFields entry={entry} /> },
]

export function AuditPage({ search }: { search: AuditSearch }) {
  const list = trpc.admin.audit.list.useQuery(search, { placeholderData: keepPreviousData })
  const { data: actors = [] } = trpc.admin.audit.actors.useQuery()
  const people = [...new Set([...actors, ...(search.actor ? [search.actor] : [])])]
  return (
    <AdminPage title="Audit log" lead="Who changed what in the admin area, and when (UTC).">
      <SavedViews label="Views of the changes" current={search} />
      <FilterBar
        label="Search changes"
        current={search}
        filters={[
          { name: 'from', label: 'From' },
          { name: 'to', label: 'To' },
          {
            name: 'actor',
            label: 'Who',
            options: [['', 'Everyone'], ...people.map((email) => [email, email] as const)],
          },
          { name: 'subject', label: 'About', options: [['', 'Everything'], ...SUBJECTS] },
        ]}
      />
      <AdminList
        label="Changes"
        noun="change"
        isError={list.isError}
        rows={list.data?.entries}
        pages={list.data}
        columns={COLUMNS}
        empty={
          <EmptyNote title="No matching changes">
            Every change made in the admin area is listed here. Choose a longer period or another subject.
          </EmptyNote>
        }
      />
    </AdminPage>
  )
}

function ChangedFields({ entry: { before, after } }: { entry: AuditEntry }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return null
  return (
    <details>
      <summary>{counted(names.length, 'field')}</summary>
      <dl className={changesCss.changes}>
        {names.map((name) => (
          <div key={name}>
            <dt className={changesCss.field}>{name}</dt>
            <dd className={changesCss.values}>
              {before && Object.hasOwn(before, name) && (
                <del className={baseCss.muted}>{String(before[name] ?? '–')}</del>
              )}
              {after && Object.hasOwn(after, name) && (
                <ins className={changesCss.after}>{String(after[name] ?? '–')}</ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
