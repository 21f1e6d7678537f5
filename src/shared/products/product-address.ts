export function productAddress({ id, slug }: { id: number; slug: string }): string {
  return `${id}-${slug}`
}

export function productIdFromAddress(address: string): number | undefined {
  const id = Number(/^([1-9]\d{0,14})(-|$)/.exec(address)?.[1])
  return Number.isSafeInteger(id) ? id : undefined
}
