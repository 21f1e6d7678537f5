/** A price range in whole units of the shop's currency. Its limits are consecutive values of 1, 2 or 5 with zeros. */
export type PriceBand = `under-${number}` | `${number}-${number}` | `over-${number}`

/** Whole units; `from` is inclusive, `to` is not. */
interface BandLimits {
  from: number
  to: number | undefined
}

const AMOUNT = '[125]0{0,7}'
const BAND = new RegExp(`^(?:under-(${AMOUNT})|(${AMOUNT})-(${AMOUNT})|over-(${AMOUNT}))$`)

export function parsePriceBand(value: unknown): PriceBand | undefined {
  return typeof value === 'string' && isPriceBand(value) ? value : undefined
}

function isPriceBand(value: string): value is PriceBand {
  return limitsOf(value) !== undefined
}

export function bandLimits(band: PriceBand): BandLimits {
  return limitsOf(band) ?? { from: 0, to: undefined }
}

function limitsOf(band: string): BandLimits | undefined {
  const [, under, from, to, over] = BAND.exec(band) ?? []
  if (under) return { from: 0, to: Number(under) }
  if (over) return { from: Number(over), to: undefined }
  return from && to && nextAmount(Number(from)) === Number(to)
    ? { from: Number(from), to: Number(to) }
    : undefined
}

/** Returns five bands, the first ending at a 1, 2 or 5 with zeros. */
export function bandsFrom(first: number): [PriceBand, ...PriceBand[]] {
  const second = nextAmount(first)
  const third = nextAmount(second)
  const last = nextAmount(third)
  return [`under-${first}`, `${first}-${second}`, `${second}-${third}`, `${third}-${last}`, `over-${last}`]
}

/** 1, 2, 5, 10, 20, 50, ... */
function nextAmount(amount: number): number {
  return String(amount).startsWith('2') ? amount * 2.5 : amount * 2
}
