export interface PriceAlertSearch {
  /** Which product the alert is for. */
  product?: number | undefined
}

const ID = /^[1-9]\d{0,14}$/

export function parsePriceAlertSearch({ product }: Record<string, unknown>): PriceAlertSearch {
  return { product: ID.test(String(product)) ? Number(product) : undefined }
}
