import { Button, Switch } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { dialectLabel } from '#client/admin/feeds/dialects.ts'
import { draftOf, inputOf } from '#client/admin/feeds/feed-draft.ts'
import { FeedFacts } from '#client/admin/feeds/feed-facts.tsx'
import * as feedsCss from '#client/admin/feeds/feeds.css.ts'
import { placeLabel } from '#client/admin/feeds/place-label.ts'
import { RunHistory } from '#client/admin/feeds/run-history.tsx'
import { RunPanel } from '#client/admin/feeds/run-panel.tsx'
import { useStartRun } from '#client/admin/feeds/use-start-run.ts'
import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { type FeedRun, type FeedSource, trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import * as statesCss from '#client/ui/states.late.css.ts'

export function FeedPage({ id }: { id: number }) {
  const feeds = trpc.admin.feeds.list.useQuery()
  const runs = trpc.admin.feeds.runs.useQuery({ id })
  const feed = feeds.data?.find((one) => one.id === id)
  const [watched, setWatched] = useState<number>()
  if (!feed) return <p className={statesCss.loadingLine}>Loading the feed...</p>
  const run = displayedRun(runs.data ?? [], watched)
  return (
    <AdminPage
      title={feed.name}
      lead={`${dialectLabel(feed.dialectChosen ?? feed.dialect)} · ${placeLabel(feed)}`}
      actions={<FeedPageActions feed={feed} isRunning={run?.status === 'running'} onRun={setWatched} />}
    >
      <div className={adminPageCss.stack}>
        <section className={adminCardCss.card} aria-label="At a glance">
          <FeedFacts feed={feed} />
          <FeedSwitch feed={feed} />
        </section>
        {run && (
          <AdminCard title={run.status === 'running' ? 'In progress' : 'Last run'}>
            <RunPanel key={run.id} runId={run.id} initialRun={run} onRun={setWatched} />
          </AdminCard>
        )}
        <RunHistory feed={feed} latest={runs.data ?? []} onRun={setWatched} />
      </div>
    </AdminPage>
  )
}

function displayedRun(runs: FeedRun[], watched: number | undefined): FeedRun | undefined {
  return runs.find(({ status }) => status === 'running') ?? runs.find(({ id }) => id === watched) ?? runs[0]
}

interface FeedPageActionsProps {
  feed: FeedSource
  isRunning: boolean
  onRun: (runId: number) => void
}

function FeedPageActions({ feed, isRunning, onRun }: FeedPageActionsProps) {
  const start = useStartRun(onRun)
  return (
    <>
      <Button asChild variant="outline" size="sm">
        <Link to="/admin/feeds" activeOptions={{ exact: true }}>
          <Icon icon={deferredIcons.chevronLeft} /> All feeds
        </Link>
      </Button>
      <Button asChild variant="outline" size="sm">
        <Link to="/admin/feeds/$feed/edit" params={{ feed: String(feed.id) }}>
          <Icon icon={adminIcons.pencil} /> Edit
        </Link>
      </Button>
      <Button size="sm" disabled={isRunning || start.isPending} onClick={() => start.mutate({ id: feed.id })}>
        <Icon icon={adminIcons.refreshCw} /> {isRunning ? 'Running...' : 'Run now'}
      </Button>
    </>
  )
}

/** A disabled feed is skipped by its schedule and by Sync Products; its products stay in the shop. */
function FeedSwitch({ feed }: { feed: FeedSource }) {
  const update = trpc.admin.feeds.update.useMutation(
    useAdminToasts()(({ enabled }) => `${feed.name} is ${enabled ? 'active' : 'paused'}`),
  )
  return (
    <Switch.Root
      className={feedsCss.feedSwitch}
      checked={feed.enabled}
      disabled={update.isPending}
      onCheckedChange={({ checked }) =>
        update.mutate({ ...inputOf(draftOf(feed)), id: feed.id, enabled: checked })
      }
    >
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label>Active: runs on its schedule and with Sync Products</Switch.Label>
    </Switch.Root>
  )
}
