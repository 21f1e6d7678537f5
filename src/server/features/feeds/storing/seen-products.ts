/** Tracks which listed products a file contains: two bits each, so that a million take 250 kB. */
export interface SeenProducts {
  /** False when a record of this product has been accepted before. */
  accept(productId: number): boolean
  wasAccepted(productId: number): boolean
  /** For a product that the file lists with an unusable record. */
  mention(productId: number): void
  has(productId: number): boolean
  count(): number
}

const ACCEPTED = 1
const MENTIONED = 2
const FIRST_BYTES = 1024

export function createSeenProducts(): SeenProducts {
  let marks = new Uint8Array(FIRST_BYTES)
  let marked = 0

  function marksOf(productId: number): number {
    return ((marks[productId >> 2] ?? 0) >> shiftOf(productId)) & 3
  }

  function mark(productId: number, bit: number) {
    if (marksOf(productId) === 0) marked += 1
    const place = productId >> 2
    if (place >= marks.length) {
      const wider = new Uint8Array(Math.max(place + 1, marks.length * 2))
      wider.set(marks)
      marks = wider
    }
    marks[place] = (marks[place] ?? 0) | (bit << shiftOf(productId))
  }

  return {
    accept(productId) {
      if (marksOf(productId) & ACCEPTED) return false
      mark(productId, ACCEPTED)
      return true
    },
    wasAccepted: (productId) => (marksOf(productId) & ACCEPTED) !== 0,
    mention: (productId) => mark(productId, MENTIONED),
    has: (productId) => marksOf(productId) !== 0,
    count: () => marked,
  }
}

function shiftOf(productId: number): number {
  return (productId & 3) * 2
}
