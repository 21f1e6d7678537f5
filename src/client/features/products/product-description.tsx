import {
  type DescriptionBlock,
  descriptionBlocks,
  roughLines,
} from '#client/features/products/description-blocks.ts'
import * as productPageCss from '#client/features/products/product-page.css.ts'
import type { Product } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { m } from '#shared/messages/messages.ts'

const MAX_UNCUT_LINES = 9

/** Shows the retailer's text. A long one is clipped only visually; a checkbox expands it without a script. */
export function ProductDescription({ product }: { product: Product }) {
  const blocks = descriptionBlocks(product.description)
  if (blocks.length === 0) return null
  const isLong = roughLines(blocks) > MAX_UNCUT_LINES
  return (
    <section className={productPageCss.description} aria-labelledby="description-heading">
      <h2 id="description-heading" className={productPageCss.productHeading}>
        {m.aboutThisProduct}
      </h2>
      {isLong && (
        <input
          type="checkbox"
          id="whole-description"
          className={`${baseCss.visuallyHidden} ${productPageCss.unfold}`}
        />
      )}
      <div className={productPageCss.descriptionText} lang={product.language ?? undefined}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text stay where they are
          <Block key={index} block={block} />
        ))}
      </div>
      {isLong && (
        <label htmlFor="whole-description" className={productPageCss.readMore}>
          <span className={productPageCss.whileFolded}>{m.readMore}</span>
          <span className={productPageCss.whileUnfolded}>{m.readLess}</span>
        </label>
      )}
    </section>
  )
}

function Block({ block }: { block: DescriptionBlock }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  return (
    <ul className={productPageCss.points}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of one text stay where they are
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
