import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { ButtonLink } from '#client/admin/kit/buttons.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { FilterBar } from '#client/admin/kit/filter-bar.tsx'
import { useSelection } from '#client/admin/kit/row-selection.tsx'
import { SavedViews } from '#client/admin/kit/saved-views.tsx'
import { useFileDownload } from '#client/admin/kit/use-file-download.ts'
import * as adminNewsletterCss from '#client/admin/newsletter/admin-newsletter.css.ts'
import { ImportCard } from '#client/admin/newsletter/import-card.tsx'
import { SubscriberBulkActions } from '#client/admin/newsletter/subscriber-bulk-actions.tsx'
import { SUBSCRIBER_COLUMNS } from '#client/admin/newsletter/subscriber-columns.tsx'
import { SUBSCRIBER_LABELS } from '#client/admin/newsletter/subscriber-figures.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { SubscribersSearch } from '#shared/search-params/newsletter.ts'

export function SubscribersPage({ search }: { search: SubscribersSearch }) {
  const overview = trpc.admin.newsletter.subscribers.overview.useQuery()
  const { data: list, isError } = trpc.admin.newsletter.subscribers.list.useQuery(search, {
    placeholderData: keepPreviousData,
  })
  const selection = useSelection(search, list?.subscribers)
  const { download, isBusy } = useExport()
  return (
    <AdminPage
      title="Subscribers"
      lead="Everyone who signed up, and what they agreed to. Only confirmed subscribers get email."
      actions={
        <>
          <ButtonLink icon={adminIcons.mail} to="/admin/newsletter" activeOptions={{ exact: true }}>
            Campaigns
          </ButtonLink>
          <Button variant="outline" disabled={isBusy} onClick={download}>
            <Icon icon={adminIcons.download} /> Export CSV
          </Button>
        </>
      }
    >
      <SavedViews
        label="Views of the subscribers"
        views={[
          { label: 'All', search: {} },
          ...(overview.data?.counts ?? []).map(({ status, count }) => ({
            label: SUBSCRIBER_LABELS[status],
            search: { status },
            count,
          })),
        ]}
        current={search}
      />
      <FilterBar label="Search email or name" current={search} />
      <AdminList
        label="Subscribers"
        noun="subscriber"
        isError={isError}
        rows={list?.subscribers}
        pages={list?.total ? { ...list, totalPages: Math.ceil(list.total / list.pageSize) } : undefined}
        selection={selection}
        bulk={<SubscriberBulkActions selection={selection} />}
        columns={SUBSCRIBER_COLUMNS}
        sort={search.sort ?? 'newest'}
        empty={<NoSubscribers isFiltered={Boolean(search.search || search.status)} />}
      />
      <div className={adminNewsletterCss.newsletterImport}>
        <ImportCard />
      </div>
    </AdminPage>
  )
}

function NoSubscribers({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyNote title="No matching subscribers">Try another status, or part of the email address.</EmptyNote>
  ) : (
    <EmptyNote title="No subscribers yet">
      People who sign up in the shop are listed here. You can also import a file below.
    </EmptyNote>
  )
}

function useExport() {
  const { export: exported } = trpc.useUtils().admin.newsletter.subscribers
  return useFileDownload(async () => {
    const { csv } = await exported.fetch(undefined, { staleTime: 0 })
    return { name: 'subscribers.csv', type: 'text/csv', content: csv }
  })
}
