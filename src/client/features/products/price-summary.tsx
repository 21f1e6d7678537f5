import * as priceHistoryCss from '#client/features/products/price-history.css.ts'
import { useSite } from '#client/lib/site.ts'
import type { Prices } from '#client/lib/trpc.ts'
import { formatPrice } from '#shared/prices/money.ts'
import type { PriceReason } from '#shared/prices/price-reasons.ts'
import { formatDay } from '#shared/time/days.ts'

const WHY: Record<PriceReason, string> = {
  not_watched: 'We only keep track of prices that come from a retailer’s product feed.',
  no_current_price: 'We’re not sure of this product’s price right now, so we can’t compare it.',
  feed_silent: 'We haven’t heard from the retailer lately, so we can’t vouch for earlier prices.',
  not_enough_history: 'We only show a lowest price or a price drop once we’ve seen 30 full days of prices.',
  clock_moved: 'We only show a lowest price or a price drop once we’ve seen 30 full days of prices.',
}

interface PriceSummaryProps {
  prices: Prices
  retailer: string | null
}

/** Shows the lowest price of thirty days. Shows a drop where the rule of the thirty days before it allows one. */
export function PriceSummary({ prices, retailer }: PriceSummaryProps) {
  const { locale } = useSite()
  const { currency, lowest30Days, reduction, reason } = prices
  if (!lowest30Days)
    return (
      <>
        <p className={priceHistoryCss.headline}>Not enough price history yet</p>
        <p className={priceHistoryCss.note}>{WHY[reason ?? 'not_enough_history']}</p>
      </>
    )
  const { from, until, priceMinor } = lowest30Days
  const when = until === null ? `since ${formatDay(from)}` : `${formatDay(from)} to ${formatDay(until)}`
  return (
    <>
      {reduction && (
        <p className={priceHistoryCss.drop}>
          <b>{`Price drop: ${reduction.percent}%`}</b>{' '}
          {`below ${formatPrice(reduction.priorMinor, currency, locale)}, the lowest price we saw in the 30 days before ${formatDay(reduction.since)}`}
        </p>
      )}
      <p className={priceHistoryCss.headline}>
        Lowest price we saw in 30 days: <b>{formatPrice(priceMinor, currency, locale)}</b>
      </p>
      <p className={priceHistoryCss.note}>{`${retailer ? `At ${retailer}` : 'At the retailer'}, ${when}`}</p>
    </>
  )
}
