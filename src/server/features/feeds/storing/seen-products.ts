export type SeenProducts = ReturnType<typeof createSeenProducts>

const ACCEPTED = 1
const MENTIONED = 2
const FIRST_BYTES = 1024

/** Tracks which listed products a file contains: two bits each, so that a million take 250 kB. */
export function createSeenProducts() {
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
    /** False when a record of this product has been accepted before. */
    accept(productId: number) {
      if (marksOf(productId) & ACCEPTED) return false
      mark(productId, ACCEPTED)
      return true
    },
    wasAccepted: (productId: number) => (marksOf(productId) & ACCEPTED) !== 0,
    /** For a product that the file lists with an unusable record. */
    mention: (productId: number) => mark(productId, MENTIONED),
    has: (productId: number) => marksOf(productId) !== 0,
    count: () => marked,
  }
}

function shiftOf(productId: number): number {
  return (productId & 3) * 2
}
