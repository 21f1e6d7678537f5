import * as priceHistoryCss from '#client/features/products/price-history.css.ts'
import type { Prices } from '#client/lib/trpc.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { fill } from '#shared/messages/fill.ts'
import { formatDay, formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import type { PriceReason } from '#shared/prices/price-reasons.ts'

const WHY: Record<PriceReason, () => string> = {
  not_watched: () => m.whyPriceNotWatched,
  no_current_price: () => m.whyNoCurrentPrice,
  feed_silent: () => m.whyFeedSilent,
  not_enough_history: () => m.whyNotEnoughHistory,
  clock_moved: () => m.whyNotEnoughHistory,
}

interface PriceSummaryProps {
  prices: Prices
  retailer: string | null
}

/** Shows the lowest price of thirty days. Shows a drop where the rule of the thirty days before it allows one. */
export function PriceSummary({ prices, retailer }: PriceSummaryProps) {
  const { currency, lowest30Days, reduction, reason } = prices
  if (!lowest30Days)
    return (
      <>
        <p className={priceHistoryCss.headline}>{m.notEnoughPriceHistory}</p>
        <p className={priceHistoryCss.note}>{WHY[reason ?? 'not_enough_history']()}</p>
      </>
    )
  return (
    <>
      {reduction && (
        <p className={priceHistoryCss.drop}>
          <FillIn
            text={m.priceDropSince}
            values={{
              drop: <b>{fill(m.priceDropBy, { percent: reduction.percent })}</b>,
              price: formatPrice(reduction.priorMinor, currency),
              day: formatDay(reduction.since),
            }}
          />
        </p>
      )}
      <p className={priceHistoryCss.headline}>
        <FillIn
          text={m.lowestPriceIn30Days}
          values={{ price: <b>{formatPrice(lowest30Days.priceMinor, currency)}</b> }}
        />
      </p>
      <p className={priceHistoryCss.note}>{whereAndWhen(lowest30Days, retailer || m.theRetailer)}</p>
    </>
  )
}

function whereAndWhen({ from, until }: NonNullable<Prices['lowest30Days']>, retailer: string): string {
  if (until === null) return fill(m.priceSince, { retailer, day: formatDay(from) })
  return fill(m.priceBetween, { retailer, from: formatDay(from), until: formatDay(until) })
}
