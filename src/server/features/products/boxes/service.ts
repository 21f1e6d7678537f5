import type { TextProducts } from '#server/content/article.ts'
import { fillPlaceholders } from '#server/content/product-placeholders.ts'
import type { Database } from '#server/db/client.ts'
import { blockHtml } from '#server/features/products/boxes/block-html.ts'
import { namedProducts } from '#server/features/products/boxes/named-product.ts'
import type { BoxPlace } from '#server/features/products/boxes/product-html.ts'
import { pickedAddresses, productReviews } from '#server/features/products/boxes/reviews.ts'
import { productWarnings } from '#server/features/products/boxes/warnings.ts'

/** Inserts the products that a text names into its rendered parts, with current prices. */
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

export type { BoxPlace }
