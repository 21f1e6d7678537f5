import { Button, IconButton, Table } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dialectLabel } from '#client/admin/feeds/dialects.ts'
import { ClaimsLink, NextRun } from '#client/admin/feeds/feed-facts.tsx'
import * as feedsCss from '#client/admin/feeds/feeds.css.ts'
import { placeLabel } from '#client/admin/feeds/place-label.ts'
import { RemoveFeed } from '#client/admin/feeds/remove-feed.tsx'
import { RunStatus } from '#client/admin/feeds/run-status.tsx'
import { useStartRun } from '#client/admin/feeds/use-start-run.ts'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useSite } from '#client/lib/site.ts'
import type { FeedSource } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Moment } from '#client/ui/moment.tsx'
import { formatCount } from '#shared/money.ts'

export function FeedRow({ feed }: { feed: FeedSource }) {
  const { locale } = useSite()
  const { id, name, products, claims, lastRun } = feed
  return (
    <Table.Row>
      <Table.Cell data-label="Feed" className={tableCss.title}>
        <Link className={tableCss.rowLink} to="/admin/feeds/$feed" params={{ feed: String(id) }}>
          {name}
        </Link>
        <p className={feedsCss.feedPlace}>
          {dialectLabel(feed.dialectChosen ?? feed.dialect)} · <span>{placeLabel(feed)}</span>
        </p>
        {lastRun?.message && <p className={feedsCss.feedPlace}>{lastRun.message}</p>}
      </Table.Cell>
      <Table.Cell data-label="Products" className={tableCss.amount}>
        {formatCount(products, locale)}
      </Table.Cell>
      <Table.Cell data-label="Claims" className={tableCss.amount}>
        {claims > 0 ? <ClaimsLink feed={feed} /> : '–'}
      </Table.Cell>
      <Table.Cell data-label="Last run" className={tableCss.time}>
        <LastRun feed={feed} />
      </Table.Cell>
      <Table.Cell data-label="Next run" className={tableCss.time}>
        <NextRun feed={feed} />
      </Table.Cell>
      <Table.Cell data-label="Actions">
        <FeedRowActions feed={feed} />
      </Table.Cell>
    </Table.Row>
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
    <div className={actionsCss.rowActions}>
      <Button variant="outline" size="sm" disabled={isRunning} onClick={() => start.mutate({ id: feed.id })}>
        <Icon icon={adminIcons.refreshCw} /> {isRunning ? 'Running...' : 'Run now'}
        <span className={baseCss.visuallyHidden}>: {feed.name}</span>
      </Button>
      <IconButton asChild variant="ghost" size="sm" aria-label={`Edit ${feed.name}`}>
        <Link to="/admin/feeds/$feed/edit" params={params}>
          <Icon icon={adminIcons.pencil} />
        </Link>
      </IconButton>
      <IconButton
        variant="ghost"
        size="sm"
        className={actionsCss.danger}
        aria-label={`Remove ${feed.name}`}
        onClick={() => setIsRemoving(true)}
      >
        <Icon icon={adminIcons.trash} />
      </IconButton>
      <RemoveFeed feed={feed} open={isRemoving} onClose={() => setIsRemoving(false)} />
    </div>
  )
}
