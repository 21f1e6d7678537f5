import { Button } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { FEED_COLUMNS } from '#client/admin/feeds/feed-columns.tsx'
import { FeedPlaces } from '#client/admin/feeds/feed-places.tsx'
import * as feedsCss from '#client/admin/feeds/feeds.css.ts'
import { sortedFeeds } from '#client/admin/feeds/sorted-feeds.ts'
import { useSync } from '#client/admin/feeds/use-sync.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminTable } from '#client/admin/kit/admin-table.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { SavedViews } from '#client/admin/kit/saved-views.tsx'
import { type FeedSource, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as statesCss from '#client/ui/states.late.css.ts'
import type { FeedsSearch } from '#shared/search-params/feeds.ts'

const RUNNING_POLL_MS = 2_000

const VIEWS = [
  { label: 'All feeds', state: undefined },
  { label: 'Failing', state: 'failing' },
  { label: 'Overdue', state: 'overdue' },
] as const

export function FeedsPage({ search }: { search: FeedsSearch }) {
  const feeds = trpc.admin.feeds.list.useQuery(undefined, {
    refetchInterval: ({ state }) =>
      state.data?.some(({ lastRun }) => lastRun?.status === 'running') ? RUNNING_POLL_MS : false,
  })
  const byState = useFeedsByState(feeds.data)
  const visible = sortedFeeds(byState[search.state ?? 'all'], search.sort)
  return (
    <AdminPage
      title="Feeds"
      lead="Import products from your partner networks. Every run can be rolled back."
      actions={<FeedActions hasFeeds={(feeds.data?.length ?? 0) > 0} />}
    >
      {feeds.isPending && <p className={statesCss.loadingLine}>Loading feeds...</p>}
      {feeds.isError && <p role="alert">The feeds could not be loaded.</p>}
      {feeds.data?.length === 0 && <NoFeeds />}
      {feeds.data && feeds.data.length > 0 && (
        <SavedViews
          label="Views of the feeds"
          views={VIEWS.map(({ label, state }) => ({
            label,
            search: { state },
            count: byState[state ?? 'all'].length,
          }))}
          current={search}
        />
      )}
      {feeds.data && feeds.data.length > 0 && visible.length === 0 && (
        <EmptyNote title="No feeds here">Every feed is doing fine.</EmptyNote>
      )}
      {visible.length > 0 && (
        <AdminTable label="Feeds" columns={FEED_COLUMNS} rows={visible} sort={search.sort ?? 'name'} isWide />
      )}
    </AdminPage>
  )
}

function useFeedsByState(feeds: FeedSource[] = []) {
  const failing = trpc.admin.feeds.needingAttention.useQuery().data ?? []
  return {
    all: feeds,
    overdue: feeds.filter((feed) => feed.isOverdue),
    failing: feeds.filter(({ id }) => failing.some((feed) => feed.id === id)),
  }
}

function FeedActions({ hasFeeds }: { hasFeeds: boolean }) {
  const sync = useSync()
  return (
    <>
      {hasFeeds && (
        <Button variant="outline" disabled={sync.isPending} onClick={() => sync.mutate()}>
          <Icon icon={adminIcons.refreshCw} /> {sync.isPending ? 'Syncing...' : 'Sync all'}
        </Button>
      )}
      <Button asChild>
        <Link to="/admin/feeds/new">
          <Icon icon={adminIcons.plus} /> Add a feed
        </Link>
      </Button>
    </>
  )
}

function NoFeeds() {
  return (
    <div className={feedsCss.feedsEmpty}>
      <Icon icon={adminIcons.rss} />
      <h2 className={baseCss.h3}>No feeds yet</h2>
      <p className={feedsCss.feedsEmptyText}>
        Enter the URL of a network’s product feed, or upload a file. You’ll see what it would do before
        anything goes live.
      </p>
      <FeedPlaces />
    </div>
  )
}
