import { ProductCard } from '#client/features/products/product-card.tsx'
import type { CardProduct, SimilarProducts as Similar } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { SectionHead } from '#client/ui/section-head.first.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

const SIMILAR_SIZES = '(min-width: 1320px) 395px, (min-width: 768px) 46vw, 132px'

export function SimilarProducts({ products, title }: { products: CardProduct[]; title: string }) {
  if (products.length === 0) return null
  return (
    <section className={baseCss.section} aria-labelledby="similar-heading">
      <SectionHead id="similar-heading" title={title} />
      <div className={`${baseCss.grid} ${baseCss.grid3} ${baseCss.noneAlone}`}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes={SIMILAR_SIZES} />
        ))}
      </div>
    </section>
  )
}

/** Products that only share the category are not called similar. */
export function titleOfSimilar({ kind, category }: Similar): string {
  if (kind === 'similar') return m.similarProducts
  return category ? fill(m.moreFromCategory, { category }) : m.moreFromShop
}
