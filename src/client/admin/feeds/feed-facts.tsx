import { Link } from '@tanstack/react-router'
import * as feedsCss from '#client/admin/feeds/feeds.css.ts'
import { Fact } from '#client/admin/kit/fact.tsx'
import { useSite } from '#client/lib/site.ts'
import type { FeedSource } from '#client/lib/trpc.ts'
import { Moment } from '#client/ui/moment.tsx'
import { formatCount } from '#shared/prices/money.ts'

export function FeedFacts({ feed }: { feed: FeedSource }) {
  const { locale } = useSite()
  const { lastRun, products, claims } = feed
  return (
    <dl className={feedsCss.feedFacts}>
      <Fact label="Products">{formatCount(products, locale)}</Fact>
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
  const { locale } = useSite()
  return (
    <Link to="/admin/products" search={{ source: name, claims: 'found' }}>
      {formatCount(claims, locale)}
    </Link>
  )
}

export function NextRun({ feed: { nextRunAt, enabled } }: { feed: FeedSource }) {
  if (nextRunAt) return <Moment at={nextRunAt} />
  return enabled ? 'Manually' : 'Paused'
}
