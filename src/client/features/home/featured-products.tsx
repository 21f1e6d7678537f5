import { Link } from '@tanstack/react-router'
import { CardSkeletons } from '#client/features/products/card-skeleton.tsx'
import { ProductCard } from '#client/features/products/product-card.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { RetryButton } from '#client/ui/retry-button.tsx'
import { SectionHead } from '#client/ui/section-head.first.tsx'
import * as statesCss from '#client/ui/states.late.css.ts'
import { m } from '#shared/messages/messages.ts'

const FOUR_COLUMNS = '(min-width: 1320px) 292px, (min-width: 1280px) 22vw, (min-width: 768px) 46vw, 132px'

export function FeaturedProducts() {
  const { data: products, isError, refetch } = trpc.products.featured.useQuery()
  // A shop without products already says so in its product list.
  if (products?.length === 0) return null
  return (
    <section className={`${baseCss.section} ${baseCss.wrap}`} aria-labelledby="featured-heading">
      <SectionHead id="featured-heading" title={m.featuredProducts} text={m.featuredProductsText}>
        <Link className={`${baseCss.more} ${baseCss.desk}`} to="/products">
          {m.viewAllProducts} <Icon icon={icons.arrowRight} />
        </Link>
      </SectionHead>
      {(isError || !products) && (
        <p role="status" className={statesCss.loadingLine}>
          {isError ? m.featuredProductsFailed : m.loadingFeaturedProducts}
        </p>
      )}
      {isError ? (
        <RetryButton onClick={refetch} />
      ) : (
        <div className={`${baseCss.grid} ${baseCss.grid4}`}>
          {products ? (
            products.map((product) => <ProductCard key={product.id} product={product} sizes={FOUR_COLUMNS} />)
          ) : (
            <CardSkeletons count={4} />
          )}
        </div>
      )}
    </section>
  )
}
