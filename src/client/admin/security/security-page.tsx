import { Table } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminPagination } from '#client/admin/kit/admin-pagination.tsx'
import { AdminTable, ColumnHeadings } from '#client/admin/kit/admin-table.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { ALARMING, detailText, EVENT_LABELS } from '#client/admin/security/event-labels.ts'
import { SecurityFilters } from '#client/admin/security/security-filters.tsx'
import { type SecurityEvent, trpc } from '#client/lib/trpc.ts'
import { RETENTION_DAYS } from '#shared/retention.ts'
import type { SecuritySearch } from '#shared/search-params/security.ts'

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

export function SecurityPage({ search }: { search: SecuritySearch }) {
  const list = trpc.admin.security.list.useQuery(search, { placeholderData: keepPreviousData })
  return (
    <AdminPage
      title="Security log"
      lead={`Sign-ins, keys, factors, and what was refused (UTC). Nothing here can be changed; it is kept for ${RETENTION_DAYS.securityLog} days.`}
    >
      <SecurityFilters search={search} />
      {list.data?.events.length === 0 && (
        <EmptyNote title="No matching events.">
          Sign-ins and whatever was refused are listed here. Choose more days or another subject.
        </EmptyNote>
      )}
      {list.data && list.data.events.length > 0 && (
        <AdminTable
          label="Security events"
          isWide
          headings={<ColumnHeadings names={['When', 'What', 'Account', 'From']} />}
        >
          {list.data.events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </AdminTable>
      )}
      {list.data && <AdminPagination {...list.data} noun="event" />}
    </AdminPage>
  )
}

function EventRow({ event }: { event: SecurityEvent }) {
  const { at, kind, detail, address, device } = event
  return (
    <Table.Row>
      <Table.Cell data-label="When" className={tableCss.number}>
        {timeFormat.format(at)}
      </Table.Cell>
      <Table.Cell data-label="What" className={tableCss.title}>
        <span>
          <b className={ALARMING.includes(kind) ? actionsCss.danger : undefined}>{EVENT_LABELS[kind]}</b>
          {detail && `: ${detailText(detail)}`}
        </span>
      </Table.Cell>
      <Table.Cell data-label="Account">{peopleOf(event)}</Table.Cell>
      <Table.Cell data-label="From">{[address, device].filter(Boolean).join(', ') || '–'}</Table.Cell>
    </Table.Row>
  )
}

/** Whose account it is, and who did it where that is somebody else. */
function peopleOf({ userId, email, actorId, actorEmail }: SecurityEvent): string {
  const account = email ?? (userId ? 'Deleted account' : 'Nobody known')
  return actorId ? `${account}, by ${actorEmail ?? actorName(actorId)}` : account
}

function actorName(actorId: string): string {
  if (actorId === 'command-line') return 'the command line'
  const [kind, provider] = actorId.split(':')
  return kind === 'provider' ? `the provider ${provider}` : 'a deleted account'
}
