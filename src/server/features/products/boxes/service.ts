import type { TextProducts } from '#server/content/article.ts'
import { fillPlaceholders } from '#server/content/product-placeholders.ts'
import type { Database } from '#server/db/client.ts'
import { blockHtml } from '#server/features/products/boxes/block-html.ts'
import { type NamedProducts, namedProducts } from '#server/features/products/boxes/named-product.ts'
import type { BoxPlace } from '#server/features/products/boxes/product-html.ts'
import { productWarnings } from '#server/features/products/boxes/warnings.ts'
import type { ProductBlock } from '#shared/inputs/product-blocks.ts'
import { productAddress } from '#shared/products/product-address.ts'

export type { BoxPlace }

/** Search engines do not count fewer as a list. */
const LEAST_STATEMENTS = 2

export function productsInText(db: Database, products: TextProducts, place: BoxPlace) {
  const { blocks } = products
  const named = namedProducts(db, blocks)
  const html = blocks.map((block) => blockHtml(block, named, place))
  return {
    fill: (text: string) => fillPlaceholders(text, html),
    picks: pickedAddresses(blocks, named),
    reviews: productReviews(blocks, named),
    warnings: (...texts: string[]) => productWarnings(products, named, texts),
  }
}

function pickedAddresses(blocks: ProductBlock[], named: NamedProducts): string[] {
  const ids = blocks.filter(({ kind }) => kind === 'picks').flatMap(({ items }) => items.map(({ id }) => id))
  return [...new Set(ids)].flatMap((id) => {
    const one = named.get(id)
    return one?.isListed ? [productAddress(one.product)] : []
  })
}

/** Returns the boxes that judge a product in the author's own words. */
function productReviews(blocks: ProductBlock[], named: NamedProducts) {
  const boxes = blocks.filter(({ kind }) => kind === 'product')
  return boxes.flatMap(({ items, pros, cons }) =>
    items.flatMap(({ id, title, text }) => {
      const one = named.get(id)
      if (!one?.isListed || !text || pros.length + cons.length < LEAST_STATEMENTS) return []
      const address = productAddress(one.product)
      return { name: one.product.name, address, headline: title, verdict: text, pros, cons }
    }),
  )
}
