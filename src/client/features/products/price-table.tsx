import * as priceHistoryCss from '#client/features/products/price-history.css.ts'
import type { Prices } from '#client/lib/trpc.ts'
import { fill, plural } from '#shared/messages/fill.ts'
import { formatDay, formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'

/** Earlier rows are in the API. */
const MAX_ROWS = 50

/** Shows the chart as a table, newest first. */
export function PriceTable({ prices: { observed, currency } }: { prices: Prices }) {
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
