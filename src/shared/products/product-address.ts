/** The last part of a product page's address: `3-soft-stacking-rings`. */
export function productAddress({ id, slug }: { id: number; slug: string }): string {
  return `${id}-${slug}`
}

/** The id in such a part; undefined when it does not begin with one. */
export function productIdFromAddress(address: string): number | undefined {
  const id = Number(/^([1-9]\d{0,14})(-|$)/.exec(address)?.[1])
  return Number.isSafeInteger(id) ? id : undefined
}
