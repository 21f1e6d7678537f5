let wanted: { productId: number; from: string } | undefined

/** Remembers the heart that a signed-out visitor clicked, whichever way leads to the sign-in page. */
export function wantFavorite(productId: number, from: string) {
  wanted = { productId, from }
}

/** Returns the product whose heart was clicked on this page, if any. */
export function wantedFavorite(from: string): number | undefined {
  return wanted?.from === from ? wanted.productId : undefined
}
