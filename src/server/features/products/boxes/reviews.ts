import type { NamedProducts } from '#server/features/products/boxes/named-product.ts'
import type { ProductBlock } from '#shared/inputs/product-blocks.ts'
import { productAddress } from '#shared/products/product-address.ts'

/** Fewer are no list to a search engine. */
const LEAST_STATEMENTS = 2

/** Returns the addresses of the picks that the shop still lists, in their order. */
export function pickedAddresses(blocks: ProductBlock[], named: NamedProducts): string[] {
  const ids = blocks.filter(({ kind }) => kind === 'picks').flatMap(({ items }) => items.map(({ id }) => id))
  return [...new Set(ids)].flatMap((id) => {
    const one = named.get(id)
    return one?.isListed ? [productAddress(one.product)] : []
  })
}

/** Returns the boxes that judge a product in the author's own words. */
export function productReviews(blocks: ProductBlock[], named: NamedProducts) {
  return blocks.flatMap(({ kind, items: [item], pros, cons }) => {
    const one = item && named.get(item.id)
    if (kind !== 'product' || !one?.isListed || !item.text || pros.length + cons.length < LEAST_STATEMENTS)
      return []
    const { name } = one.product
    return [
      { name, address: productAddress(one.product), headline: item.title, verdict: item.text, pros, cons },
    ]
  })
}
