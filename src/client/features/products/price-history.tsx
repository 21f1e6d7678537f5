import * as priceHistoryCss from '#client/features/products/price-history.css.ts'
import { HEIGHT, priceSteps, WIDTH } from '#client/features/products/price-steps.ts'
import * as productPageCss from '#client/features/products/product-page.css.ts'
import { type Prices, type Product, trpc } from '#client/lib/trpc.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { fill, plural } from '#shared/messages/fill.ts'
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

/** Earlier rows are in the API. */
const MAX_ROWS = 50

export function PriceHistory({ product }: { product: Product }) {
  const { data: prices } = trpc.products.prices.useQuery({ id: product.id })
  if (!prices) return null
  const isWatched = prices.reason !== 'not_watched' && prices.observed.length > 0
  return (
    <section className={priceHistoryCss.priceHistory} aria-labelledby="prices-heading">
      <h2 id="prices-heading" className={productPageCss.productHeading}>
        {m.priceHistory}
      </h2>
      <Summary prices={prices} retailer={product.advertiserName} />
      {isWatched && (
        <>
          <Chart prices={prices} />
          <Table prices={prices} />
        </>
      )}
    </section>
  )
}

/** Shows the lowest price of thirty days. Shows a drop where the rule of the thirty days before it allows one. */
function Summary({ prices, retailer }: { prices: Prices; retailer: string | null }) {
  const { currency, lowest30Days, reduction, reason } = prices
  if (!lowest30Days)
    return (
      <>
        <p>{m.notEnoughPriceHistory}</p>
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
      <p>
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

/** Rendered by the server. The labels are HTML beside the picture, so that they keep their size at every width. */
function Chart({ prices: { observed, currency, readAt } }: { prices: Prices }) {
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
      <svg
        role="img"
        aria-label={label}
        className={priceHistoryCss.drawing}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path d={path} className={priceHistoryCss.line} />
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

function Table({ prices: { observed, currency } }: { prices: Prices }) {
  const rows = observed.slice(-MAX_ROWS).reverse()
  return (
    <details className={priceHistoryCss.whole}>
      <summary className={priceHistoryCss.summary}>
        {fill(plural(m.lastPricesSeen, rows.length), { n: rows.length })}
      </summary>
      <table className={priceHistoryCss.table}>
        <thead>
          <tr>
            <th scope="col">{m.fromValue}</th>
            <th scope="col">{m.priceUntilDay}</th>
            <th scope="col">{m.price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, until, priceMinor }) => (
            <tr key={from}>
              <td>{formatDay(from)}</td>
              <td>{until === null ? m.today : formatDay(until)}</td>
              <td>{formatPrice(priceMinor, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
