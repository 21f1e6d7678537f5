import { Button } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { FeedRow } from '#client/admin/feeds/feed-row.tsx'
import * as feedsCss from '#client/admin/feeds/feeds.css.ts'
import { useSync } from '#client/admin/feeds/use-sync.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as statesCss from '#client/ui/states.late.css.ts'

const RUNNING_POLL_MS = 2_000

export function FeedsPage() {
  const feeds = trpc.admin.feeds.list.useQuery(undefined, {
    refetchInterval: ({ state }) =>
      state.data?.some(({ lastRun }) => lastRun?.status === 'running') ? RUNNING_POLL_MS : false,
  })
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
        <ul className={feedsCss.feedList} aria-label="Feeds">
          {feeds.data.map((feed) => (
            <FeedRow key={feed.id} feed={feed} />
          ))}
        </ul>
      )}
    </AdminPage>
  )
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
      <AddFeedLink />
    </>
  )
}

function AddFeedLink() {
  return (
    <Button asChild>
      <Link to="/admin/feeds/new">
        <Icon icon={adminIcons.plus} /> Add a feed
      </Link>
    </Button>
  )
}

function NoFeeds() {
  return (
    <div className={feedsCss.feedsEmpty}>
      <Icon icon={adminIcons.rss} />
      <h2>No feeds yet</h2>
      <p>
        Enter the URL of a network’s product feed, or upload a file. You’ll see what it would do before
        anything goes live.
      </p>
    </div>
  )
}
