import { Input, NativeSelect } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import * as adminNewsletterCss from '#client/admin/newsletter/admin-newsletter.css.ts'
import { ImportCard } from '#client/admin/newsletter/import-card.tsx'
import { SubscriberFigures } from '#client/admin/newsletter/subscriber-figures.tsx'
import { SubscriberRow } from '#client/admin/newsletter/subscriber-row.tsx'
import { useExport } from '#client/admin/newsletter/use-export.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
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
      lead="Everyone who signed up, and what they agreed to. Only those who confirmed their address get mail."
      actions={
        <>
          <Link to="/admin/newsletter" className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm}`}>
            <Icon icon={adminIcons.mail} /> Campaigns
          </Link>
          <button
            type="button"
            className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm}`}
            disabled={isBusy}
            onClick={download}
          >
            <Icon icon={adminIcons.download} /> Export CSV
          </button>
        </>
      }
    >
      {overview && <SubscriberFigures counts={overview.counts} />}
      <div className={adminCss.columns}>
        <AdminCard title="Everyone who has signed up">
          <Filters search={search} />
          {list && list.total === 0 && (
            <p className={adminNewsletterCss.newsletterNote}>No matching subscribers.</p>
          )}
          <ul className={adminNewsletterCss.newsletterRows}>
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
      className={adminNewsletterCss.newsletterFilters}
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
          <option value="">All statuses</option>
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
