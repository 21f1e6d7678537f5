import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminPagination } from '#client/admin/kit/admin-pagination.tsx'
import { AdminTable, ColumnHeadings } from '#client/admin/kit/admin-table.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { FilterBar } from '#client/admin/kit/filter-bar.tsx'
import { SavedViews } from '#client/admin/kit/saved-views.tsx'
import { SortHeading } from '#client/admin/kit/sort-heading.tsx'
import * as adminNewsletterCss from '#client/admin/newsletter/admin-newsletter.css.ts'
import { ImportCard } from '#client/admin/newsletter/import-card.tsx'
import { SubscriberFigures } from '#client/admin/newsletter/subscriber-figures.tsx'
import { SubscriberRow } from '#client/admin/newsletter/subscriber-row.tsx'
import { useExport } from '#client/admin/newsletter/use-export.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { SubscriberSort, SubscribersSearch } from '#shared/search-params/newsletter.ts'

const VIEWS = [
  { label: 'All', search: {} },
  { label: 'Confirmed', search: { status: 'confirmed' } },
  { label: 'Unconfirmed', search: { status: 'unconfirmed' } },
  { label: 'Unsubscribed', search: { status: 'unsubscribed' } },
  { label: 'Bounced', search: { status: 'bounced' } },
]

export function SubscribersPage({ search }: { search: SubscribersSearch }) {
  const { data: overview } = trpc.admin.newsletter.subscribers.overview.useQuery()
  const { data: list } = trpc.admin.newsletter.subscribers.list.useQuery(search, {
    placeholderData: keepPreviousData,
  })
  const navigate = useNavigate({ from: '/admin/newsletter/subscribers' })
  const { download, isBusy } = useExport()
  return (
    <AdminPage
      title="Subscribers"
      lead="Everyone who signed up, and what they agreed to. Only confirmed subscribers get email."
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
      <SavedViews
        label="Views of the subscribers"
        to="/admin/newsletter/subscribers"
        views={VIEWS}
        current={{ status: search.status, search: search.search }}
      />
      <FilterBar
        label="Search address or name"
        current={search}
        onSearch={(text) =>
          navigate({ search: { status: search.status, sort: search.sort, search: text }, replace: true })
        }
      />
      {list?.total === 0 && <NoSubscribers isFiltered={Boolean(search.search || search.status)} />}
      {list && list.total > 0 && (
        <AdminTable label="Subscribers" headings={<SubscriberHeadings sort={search.sort} />} isWide>
          {list.subscribers.map((subscriber) => (
            <SubscriberRow key={subscriber.id} subscriber={subscriber} />
          ))}
        </AdminTable>
      )}
      {list && list.total > 0 && (
        <AdminPagination
          page={list.page}
          totalPages={Math.ceil(list.total / list.pageSize)}
          total={list.total}
          noun="subscriber"
        />
      )}
      <div className={adminNewsletterCss.newsletterImport}>
        <ImportCard />
      </div>
    </AdminPage>
  )
}

function SubscriberHeadings({ sort = 'newest' }: { sort: SubscriberSort | undefined }) {
  return (
    <>
      <SortHeading up="email" down="email-down" sort={sort}>
        Email
      </SortHeading>
      <ColumnHeadings names={['Name', 'Status']} />
      <SortHeading up="oldest" down="newest" sort={sort} isDownFirst>
        Signed up
      </SortHeading>
      <ColumnHeadings names={['Actions']} />
    </>
  )
}

function NoSubscribers({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyNote title="No matching subscribers">Try another status, or part of the address.</EmptyNote>
  ) : (
    <EmptyNote title="No subscribers yet">
      Whoever signs up in the shop is listed here. You can also import a file below.
    </EmptyNote>
  )
}
