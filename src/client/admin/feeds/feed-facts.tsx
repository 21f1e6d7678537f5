import { Link } from '@tanstack/react-router'
import * as feedsCss from '#client/admin/feeds/feeds.css.ts'
import { Fact } from '#client/admin/kit/fact.tsx'
import type { FeedSource } from '#client/lib/trpc.ts'
import { Moment } from '#client/ui/moment.tsx'
import { formatNumber } from '#shared/messages/formats.ts'

export function FeedFacts({ feed }: { feed: FeedSource }) {
  const { lastRun, products, claims } = feed
  return (
    <dl className={feedsCss.feedFacts}>
      <Fact label="Products">{formatNumber(products)}</Fact>
      {claims > 0 && (
        <Fact label="With environmental claims">
          <ClaimsLink feed={feed} />
        </Fact>
      )}
      <Fact label="Last run">{lastRun ? <Moment at={lastRun.startedAt} /> : 'Never'}</Fact>
      <Fact label="Next run">
        <NextRun feed={feed} />
      </Fact>
    </dl>
  )
}

export function ClaimsLink({ feed: { name, claims } }: { feed: FeedSource }) {
  return (
    <Link to="/admin/products" search={{ source: name, claims: 'found' }}>
      {formatNumber(claims)}
    </Link>
  )
}

export function NextRun({ feed: { nextRunAt, enabled } }: { feed: FeedSource }) {
  if (nextRunAt) return <Moment at={nextRunAt} />
  return enabled ? 'Manually' : 'Paused'
}
