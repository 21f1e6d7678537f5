let wanted: { productId: number; from: string } | undefined

/** Remembers the heart that a visitor without a session clicked, for whichever way to the sign-in page is taken. */
export function wantFavorite(productId: number, from: string) {
  wanted = { productId, from }
}

/** The product that was wanted on this page, if any. */
export function wantedFavorite(from: string): number | undefined {
  return wanted?.from === from ? wanted.productId : undefined
}
