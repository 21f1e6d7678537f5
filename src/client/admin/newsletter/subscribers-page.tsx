import { Input, NativeSelect } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { ImportCard } from '#client/admin/newsletter/import-card.tsx'
import { SubscriberFigures } from '#client/admin/newsletter/subscriber-figures.tsx'
import { SubscriberRow } from '#client/admin/newsletter/subscriber-row.tsx'
import { useExport } from '#client/admin/newsletter/use-export.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import { SUBSCRIBER_STATUSES } from '#shared/subscriber-statuses.ts'
import type { SubscribersSearch } from '#shared/subscribers-search.ts'

export function SubscribersPage({ search }: { search: SubscribersSearch }) {
  const { data: overview } = trpc.admin.newsletter.subscribers.overview.useQuery()
  const { data: list } = trpc.admin.newsletter.subscribers.list.useQuery(search, {
    placeholderData: keepPreviousData,
  })
  const { download, isBusy } = useExport()
  return (
    <AdminPage
      title="Subscribers"
      actions={
        <>
          <Link to="/admin/newsletter" className="btn btn-outline btn-sm">
            <Icon name="mail" /> Campaigns
          </Link>
          <button type="button" className="btn btn-outline btn-sm" disabled={isBusy} onClick={download}>
            <Icon name="download" /> Export CSV
          </button>
        </>
      }
    >
      {overview && <SubscriberFigures counts={overview.counts} />}
      <div className="admin-columns">
        <AdminCard title="Everyone who signed up">
          <Filters search={search} />
          {list && list.total === 0 && <p className="newsletter-note">Nobody matches.</p>}
          <ul className="newsletter-rows">
            {list?.subscribers.map((subscriber) => (
              <SubscriberRow key={subscriber.id} subscriber={subscriber} />
            ))}
          </ul>
          {list && <Pagination page={list.page} totalPages={Math.ceil(list.total / list.pageSize)} />}
        </AdminCard>
        <ImportCard />
      </div>
    </AdminPage>
  )
}

function Filters({ search }: { search: SubscribersSearch }) {
  const navigate = useNavigate({ from: '/admin/newsletter/subscribers' })
  return (
    <form
      className="newsletter-filters"
      aria-label="Subscribers"
      onSubmit={(event) => {
        event.preventDefault()
        const text = String(new FormData(event.currentTarget).get('search') ?? '').trim()
        navigate({ search: { ...search, search: text || undefined, page: undefined } })
      }}
    >
      <Input
        name="search"
        type="search"
        aria-label="Search"
        placeholder="Search address or name"
        defaultValue={search.search}
      />
      <NativeSelect.Root>
        <NativeSelect.Field
          aria-label="State"
          value={search.status ?? ''}
          onChange={(event) =>
            navigate({ search: { ...search, page: undefined, status: asStatus(event.currentTarget.value) } })
          }
        >
          <option value="">All states</option>
          <option value="confirmed">Confirmed</option>
          <option value="unconfirmed">Unconfirmed</option>
          <option value="unsubscribed">Unsubscribed</option>
          <option value="bounced">Bounced</option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </form>
  )
}

function asStatus(value: string): SubscribersSearch['status'] {
  return SUBSCRIBER_STATUSES.find((status) => status === value)
}
