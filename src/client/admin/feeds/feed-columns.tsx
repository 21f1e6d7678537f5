import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dialectLabel } from '#client/admin/feeds/dialects.ts'
import { ClaimsLink, NextRun } from '#client/admin/feeds/feed-facts.tsx'
import * as feedsCss from '#client/admin/feeds/feeds.css.ts'
import { placeLabel } from '#client/admin/feeds/place-label.ts'
import { RunStatus } from '#client/admin/feeds/run-status.tsx'
import { useStartRun } from '#client/admin/feeds/use-start-run.ts'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { RowMenu } from '#client/admin/kit/row-menu.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { type FeedSource, trpc } from '#client/lib/trpc.ts'
import { Moment } from '#client/ui/moment.tsx'
import { formatNumber } from '#shared/messages/formats.ts'
import type { FeedSort } from '#shared/search-params/feeds.ts'

export const FEED_COLUMNS: Column<FeedSource, FeedSort>[] = [
  {
    name: 'Feed',
    className: tableCss.title,
    sort: { up: 'name', down: 'name-down' },
    cell: (feed) => <FeedTitle feed={feed} />,
  },
  {
    name: 'Products',
    className: tableCss.amount,
    sort: { up: 'products', down: 'products-down', isDownFirst: true },
    cell: ({ products }) => formatNumber(products),
  },
  {
    name: 'Claims',
    narrow: 'hidden',
    className: tableCss.amount,
    cell: (feed) => feed.claims > 0 && <ClaimsLink feed={feed} />,
  },
  {
    name: 'Last run',
    className: tableCss.time,
    sort: { up: 'run', down: 'run-down', isDownFirst: true },
    cell: (feed) => <LastRun feed={feed} />,
  },
  { name: 'Next run', narrow: 'hidden', className: tableCss.time, cell: (feed) => <NextRun feed={feed} /> },
  { name: 'Actions', cell: (feed) => <FeedRowActions feed={feed} /> },
]

function FeedTitle({ feed }: { feed: FeedSource }) {
  return (
    <>
      <Link className={tableCss.rowLink} to="/admin/feeds/$feed" params={{ feed: String(feed.id) }}>
        {feed.name}
      </Link>
      <p className={feedsCss.feedPlace}>
        {dialectLabel(feed.dialectChosen ?? feed.dialect)} · <span>{placeLabel(feed)}</span>
      </p>
      {feed.lastRun?.message && <p className={feedsCss.feedPlace}>{feed.lastRun.message}</p>}
    </>
  )
}

function LastRun({ feed: { lastRun } }: { feed: FeedSource }) {
  if (!lastRun) return 'Never'
  return (
    <span className={feedsCss.lastRun}>
      <RunStatus status={lastRun.status} /> <Moment at={lastRun.startedAt} />
    </span>
  )
}

function FeedRowActions({ feed }: { feed: FeedSource }) {
  const [isRemoving, setIsRemoving] = useState(false)
  const navigate = useNavigate()
  const params = { feed: String(feed.id) }
  const start = useStartRun(() => navigate({ to: '/admin/feeds/$feed', params }))
  const isRunning = feed.lastRun?.status === 'running' || start.isPending
  return (
    <>
      <RowMenu
        name={feed.name}
        acts={[
          { label: 'Run now', disabled: isRunning, onClick: () => start.mutate({ id: feed.id }) },
          { label: 'Edit', onClick: () => void navigate({ to: '/admin/feeds/$feed/edit', params }) },
          { label: 'Remove', isDangerous: true, onClick: () => setIsRemoving(true) },
        ]}
      />
      <RemoveFeed feed={feed} open={isRemoving} onClose={() => setIsRemoving(false)} />
    </>
  )
}

interface RemoveFeedProps {
  feed: FeedSource
  open: boolean
  onClose: () => void
}

function RemoveFeed({ feed, open, onClose }: RemoveFeedProps) {
  const toasts = useAdminToasts()
  const remove = trpc.admin.feeds.delete.useMutation({
    ...toasts(`${feed.name} was removed`),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open={open}
      title={`Remove ${feed.name}`}
      action="Remove"
      busy="Removing..."
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: feed.id })}
      onClose={onClose}
    >
      <p>
        This removes the feed, its settings, and its run history, so its runs can no longer be rolled back.
      </p>
      <p>Its products stay in the shop as they are.</p>
    </ConfirmDialog>
  )
}
