import * as priceHistoryCss from '#client/features/products/price-history.css.ts'
import { HEIGHT, priceSteps, WIDTH } from '#client/features/products/price-steps.ts'
import { useSite } from '#client/lib/site.ts'
import type { Prices } from '#client/lib/trpc.ts'
import { formatPrice } from '#shared/prices/money.ts'
import { formatDay } from '#shared/time/days.ts'

/** Rendered by the server. The labels are HTML beside the picture, so that they keep their size at every width. */
export function PriceChart({ prices: { observed, currency, readAt } }: { prices: Prices }) {
  const { locale } = useSite()
  const { path, begin, end, lowest, highest } = priceSteps(observed, readAt)
  const money = (minor: number) => formatPrice(minor, currency, locale)
  const range = lowest === highest ? `always ${money(lowest)}` : `${money(lowest)} to ${money(highest)}`
  return (
    <div className={priceHistoryCss.chart}>
      <p className={priceHistoryCss.heights} aria-hidden="true">
        {highest !== lowest && <span>{money(highest)}</span>}
        <span>{money(lowest)}</span>
      </p>
      <svg
        role="img"
        aria-label={`Prices we saw from ${formatDay(begin)} to ${formatDay(end)}: ${range}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path d={path} />
      </svg>
      <p className={priceHistoryCss.days} aria-hidden="true">
        <span>{formatDay(begin)}</span>
        <span>{formatDay(end)}</span>
      </p>
    </div>
  )
}
