import { Link } from '@tanstack/react-router'
import * as feedsCss from '#client/admin/feeds/feeds.css.ts'
import { Moment } from '#client/admin/feeds/moment.tsx'
import { Fact } from '#client/admin/kit/fact.tsx'
import { useSite } from '#client/lib/site.ts'
import type { FeedSource } from '#client/lib/trpc.ts'
import { formatCount } from '#shared/money.ts'

export function FeedFacts({ feed }: { feed: FeedSource }) {
  const { locale } = useSite()
  const { name, lastRun, nextRunAt, products, claims } = feed
  return (
    <dl className={feedsCss.feedFacts}>
      <Fact label="Products">{formatCount(products, locale)}</Fact>
      {claims > 0 && (
        <Fact label="With environmental claims">
          <Link to="/admin/products" search={{ source: name, claims: 'found' }}>
            {formatCount(claims, locale)}
          </Link>
        </Fact>
      )}
      <Fact label="Last run">{lastRun ? <Moment at={lastRun.startedAt} /> : 'Never'}</Fact>
      <Fact label="Next run">
        {nextRunAt ? <Moment at={nextRunAt} /> : feed.enabled ? 'Manually' : 'Paused'}
      </Fact>
    </dl>
  )
}
