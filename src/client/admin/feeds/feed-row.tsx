import { Button, IconButton } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dialectLabel } from '#client/admin/feeds/dialects.ts'
import { FeedFacts } from '#client/admin/feeds/feed-facts.tsx'
import * as feedsCss from '#client/admin/feeds/feeds.css.ts'
import { placeLabel } from '#client/admin/feeds/place-label.ts'
import { RemoveFeed } from '#client/admin/feeds/remove-feed.tsx'
import { RunStatus } from '#client/admin/feeds/run-status.tsx'
import { useStartRun } from '#client/admin/feeds/use-start-run.ts'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import type { FeedSource } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'

export function FeedRow({ feed }: { feed: FeedSource }) {
  return (
    <li className={`${adminCss.card} ${feedsCss.feedRow}`}>
      <div className={feedsCss.feedRowHead}>
        <div>
          <h2>
            <Link to="/admin/feeds/$feed" params={{ feed: String(feed.id) }}>
              {feed.name}
            </Link>
          </h2>
          <p className={feedsCss.feedPlace}>
            {dialectLabel(feed.dialectChosen ?? feed.dialect)} · <span>{placeLabel(feed)}</span>
          </p>
        </div>
        <FeedRowActions feed={feed} />
      </div>
      <FeedFacts feed={feed} />
      {feed.lastRun?.message && (
        <p className={feedsCss.runMessage}>
          <RunStatus status={feed.lastRun.status} /> {feed.lastRun.message}
        </p>
      )}
    </li>
  )
}

function FeedRowActions({ feed }: { feed: FeedSource }) {
  const [isRemoving, setIsRemoving] = useState(false)
  const navigate = useNavigate()
  const params = { feed: String(feed.id) }
  const start = useStartRun(() => navigate({ to: '/admin/feeds/$feed', params }))
  const isRunning = feed.lastRun?.status === 'running' || start.isPending
  return (
    <div className={adminCss.actions}>
      <Button variant="outline" size="sm" disabled={isRunning} onClick={() => start.mutate({ id: feed.id })}>
        <Icon icon={adminIcons.refreshCw} /> {isRunning ? 'Running...' : 'Run now'}
        <span className={baseCss.visuallyHidden}>: {feed.name}</span>
      </Button>
      <Button asChild variant="outline" size="sm">
        <Link to="/admin/feeds/$feed/edit" params={params}>
          <Icon icon={adminIcons.pencil} /> Edit<span className={baseCss.visuallyHidden}>: {feed.name}</span>
        </Link>
      </Button>
      <IconButton
        variant="outline"
        size="sm"
        className={adminCss.danger}
        aria-label={`Remove ${feed.name}`}
        onClick={() => setIsRemoving(true)}
      >
        <Icon icon={adminIcons.trash} />
      </IconButton>
      <RemoveFeed feed={feed} open={isRemoving} onClose={() => setIsRemoving(false)} />
    </div>
  )
}
