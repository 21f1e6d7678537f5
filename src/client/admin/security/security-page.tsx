import { keepPreviousData } from '@tanstack/react-query'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { type Filter, FilterBar } from '#client/admin/kit/filter-bar.tsx'
import { SavedViews } from '#client/admin/kit/saved-views.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { ALARMING, detailText, EVENT_LABELS } from '#client/admin/security/event-labels.ts'
import { type SecurityEvent, trpc } from '#client/lib/trpc.ts'
import { SECURITY_SUBJECTS } from '#shared/accounts/security-events.ts'
import { formatMoment } from '#shared/messages/formats.ts'
import { RETENTION_DAYS } from '#shared/retention.ts'
import type { SecuritySearch } from '#shared/search-params/security.ts'

const FILTERS: Filter<SecuritySearch>[] = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
  {
    name: 'subject',
    label: 'About',
    options: [
      ['', 'Everything'],
      ...SECURITY_SUBJECTS.map(({ subject, label }) => [subject, label] as const),
    ],
  },
]

const COLUMNS: Column<SecurityEvent>[] = [
  { name: 'When', className: tableCss.number, cell: ({ at }) => formatMoment(at, 'UTC') },
  {
    name: 'What',
    className: tableCss.title,
    cell: ({ kind, detail }) => (
      <span>
        <b className={ALARMING.includes(kind) ? actionsCss.danger : undefined}>{EVENT_LABELS[kind]}</b>
        {detail && `: ${detailText(detail)}`}
      </span>
    ),
  },
  { name: 'Account', cell: peopleOf },
  { name: 'From', cell: ({ address, device }) => [address, device].filter(Boolean).join(', ') },
]

export function SecurityPage({ search }: { search: SecuritySearch }) {
  const list = trpc.admin.security.list.useQuery(search, { placeholderData: keepPreviousData })
  return (
    <AdminPage
      title="Security log"
      lead={`Sign-ins, keys, second factors, and refused requests (UTC). Entries can’t be changed and are kept for ${RETENTION_DAYS.securityLog} days.`}
    >
      <SavedViews label="Views of the events" current={search} />
      <FilterBar label="Search events" current={search} filters={FILTERS} />
      <AdminList
        label="Security events"
        noun="event"
        isError={list.isError}
        rows={list.data?.events}
        pages={list.data}
        columns={COLUMNS}
        empty={
          <EmptyNote title="No matching events">
            Sign-ins and refused requests are listed here. Choose a longer period or another subject.
          </EmptyNote>
        }
      />
    </AdminPage>
  )
}

function peopleOf({ userId, email, actorId, actorEmail }: SecurityEvent): string {
  const account = email ?? (userId ? 'Deleted account' : 'Unknown')
  return actorId ? `${account}, by ${actorEmail ?? actorName(actorId)}` : account
}

function actorName(actorId: string): string {
  if (actorId === 'command-line') return 'the command line'
  const [kind, provider] = actorId.split(':')
  return kind === 'provider' ? `the provider ${provider}` : 'a deleted account'
}
