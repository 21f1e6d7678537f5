export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** True in that share of the cases. */
  happens(share: number): boolean
  uuid(): string
}

export function chanceOf(seed: number): Chance {
  const next = numbersOf(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (list) => list[below(list.length)] ?? list[0],
    happens: (share) => next() < share,
    uuid: () => uuidOf(below),
  }
}

/** Mulberry32: small, fast and even enough to make up a shop. */
function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

function uuidOf(below: (limit: number) => number): string {
  const digits = (count: number) => Array.from({ length: count }, () => below(16).toString(16)).join('')
  return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`
}
