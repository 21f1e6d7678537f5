import type { Database } from '#server/db/client.ts'
import { otherOffers } from '#server/features/products/offers.ts'
import { type Product, toProduct } from '#server/features/products/product.ts'
import { namedRows } from '#server/features/products/search/product-rows.ts'
import type { ProductBlock } from '#shared/inputs/product-blocks.ts'

/** A product that a text names, at the retailer with the lowest price. */
export interface NamedProduct {
  product: Product
  isListed: boolean
  /** In stock and in the product's currency if any is, else the product itself. */
  offer: Product
  retailers: number
}

export type NamedProducts = ReadonlyMap<number, NamedProduct>

export function namedProducts(db: Database, blocks: ProductBlock[]): NamedProducts {
  if (blocks.length === 0) return new Map()
  const ids = [...new Set(blocks.flatMap(({ items }) => items.map(({ id }) => id)))]
  return new Map(
    namedRows(db, ids).map(({ isListed, ...row }) => {
      const product = toProduct(row)
      const others = isListed === 1 && product.gtin ? otherOffers(db, product.id) : []
      return [product.id, { product, isListed: isListed === 1, ...cheapest(product, others) }]
    }),
  )
}

function cheapest(product: Product, others: Product[]): Pick<NamedProduct, 'offer' | 'retailers'> {
  const priced = [product, ...others].flatMap((offer) =>
    offer.inStock && offer.currency === product.currency && offer.priceMinor !== null
      ? { offer, minor: offer.priceMinor }
      : [],
  )
  const [first] = priced.toSorted((a, b) => a.minor - b.minor)
  return { offer: first?.offer ?? product, retailers: priced.length }
}
