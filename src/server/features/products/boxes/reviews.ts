import type { NamedProducts } from '#server/features/products/boxes/named-product.ts'
import type { ProductBlock } from '#shared/inputs/product-blocks.ts'
import { productAddress } from '#shared/products/product-address.ts'

/** Search engines do not count fewer as a list. */
const LEAST_STATEMENTS = 2

/** Returns the URLs of the picks that the shop still lists, in their order. */
export function pickedAddresses(blocks: ProductBlock[], named: NamedProducts): string[] {
  const ids = blocks.filter(({ kind }) => kind === 'picks').flatMap(({ items }) => items.map(({ id }) => id))
  return [...new Set(ids)].flatMap((id) => {
    const one = named.get(id)
    return one?.isListed ? [productAddress(one.product)] : []
  })
}

/** Returns the boxes that judge a product in the author's own words. */
export function productReviews(blocks: ProductBlock[], named: NamedProducts) {
  const boxes = blocks.filter(({ kind }) => kind === 'product')
  return boxes.flatMap(({ items, pros, cons }) =>
    items.flatMap(({ id, title, text }) => {
      const one = named.get(id)
      if (!one?.isListed || !text || pros.length + cons.length < LEAST_STATEMENTS) return []
      const { product } = one
      return {
        name: product.name,
        address: productAddress(product),
        headline: title,
        verdict: text,
        pros,
        cons,
      }
    }),
  )
}
