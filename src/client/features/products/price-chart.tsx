import * as priceHistoryCss from '#client/features/products/price-history.css.ts'
import { HEIGHT, priceSteps, WIDTH } from '#client/features/products/price-steps.ts'
import type { Prices } from '#client/lib/trpc.ts'
import { fill } from '#shared/messages/fill.ts'
import { formatDay, formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'

/** Rendered by the server. The labels are HTML beside the picture, so that they keep their size at every width. */
export function PriceChart({ prices: { observed, currency, readAt } }: { prices: Prices }) {
  const { path, begin, end, lowest, highest } = priceSteps(observed, readAt)
  const money = (minor: number) => formatPrice(minor, currency)
  const days = { begin: formatDay(begin), end: formatDay(end) }
  const label =
    lowest === highest
      ? fill(m.samePriceSeen, { ...days, price: money(lowest) })
      : fill(m.pricesSeen, { ...days, lowest: money(lowest), highest: money(highest) })
  return (
    <div className={priceHistoryCss.chart}>
      <p className={priceHistoryCss.heights} aria-hidden="true">
        {highest !== lowest && <span>{money(highest)}</span>}
        <span>{money(lowest)}</span>
      </p>
      <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <path d={path} />
      </svg>
      <p className={priceHistoryCss.days} aria-hidden="true">
        <span>{days.begin}</span>
        <span>{days.end}</span>
      </p>
      {highest !== lowest && (
        <p className={priceHistoryCss.scale}>{fill(m.scaleBeginsAt, { price: money(lowest) })}</p>
      )}
    </div>
  )
}
