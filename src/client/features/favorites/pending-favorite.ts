let pending: { productId: number; from: string } | undefined

/** Remembers the heart that a signed-out visitor clicked, whichever way leads to the sign-in page. */
export function wantFavorite(productId: number, from: string) {
  pending = { productId, from }
}

/** Returns the product whose heart was clicked on this page, if any. */
export function pendingFavorite(from: string): number | undefined {
  return pending?.from === from ? pending.productId : undefined
}
