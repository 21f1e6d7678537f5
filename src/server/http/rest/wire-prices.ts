import { z } from '@hono/zod-openapi'
import type { Caller } from '#server/router.ts'
import { fromMinor } from '#shared/prices/money.ts'
import { PRICE_REASONS } from '#shared/prices/price-reasons.ts'

type Prices = Awaited<ReturnType<Caller['products']['prices']>>

const wirePrice = z.object({
  from: z.iso.datetime(),
  until: z.iso.datetime().nullable().openapi({ description: 'Null while the price lasts' }),
  price: z.number(),
})

export const wirePrices = z
  .object({
    currency: z.string(),
    observed: z
      .array(wirePrice)
      .openapi({ description: 'The prices seen, oldest first; not observed in between' }),
    lowest_30_days: wirePrice
      .nullable()
      .openapi({ description: 'Null unless all of the last thirty days were observed' }),
    reduction: z
      .object({ percent: z.int(), prior_price: z.number(), since: z.iso.datetime() })
      .nullable()
      .openapi({ description: 'Against the lowest price of the thirty days before it began' }),
    reason: z
      .enum(PRICE_REASONS)
      .nullable()
      .openapi({ description: 'Why the lowest price or a reduction is missing' }),
  })
  .openapi('ProductPrices')

export function toWirePrices(prices: Prices): z.infer<typeof wirePrices> {
  const { currency, observed, lowest30Days, reduction, reason } = prices
  const money = (minor: number) => fromMinor(minor, currency)
  const toWire = ({ from, until, priceMinor }: Prices['observed'][number]) => ({
    from: iso(from),
    until: until === null ? null : iso(until),
    price: money(priceMinor),
  })
  return {
    currency,
    observed: observed.map(toWire),
    lowest_30_days: lowest30Days && toWire(lowest30Days),
    reduction: reduction && {
      percent: reduction.percent,
      prior_price: money(reduction.priorMinor),
      since: iso(reduction.since),
    },
    reason,
  }
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
