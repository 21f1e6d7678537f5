import { Link } from '@tanstack/react-router'
import { CardSkeleton } from '#client/features/products/card-skeleton.tsx'
import { ProductCard } from '#client/features/products/product-card.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

const FOUR_COLUMNS = '(min-width: 1320px) 292px, (min-width: 1280px) 22vw, (min-width: 768px) 46vw, 94vw'
const SKELETONS = ['first', 'second', 'third', 'fourth']

export function FeaturedProducts() {
  const { data: products, isError } = trpc.products.featured.useQuery()
  return (
    <section className="section wrap" aria-labelledby="featured-heading">
      <div className="section-head">
        <div>
          <h2 id="featured-heading" className="h2">
            Featured Products
          </h2>
          <p>Best sellers and our editors' picks</p>
        </div>
        <Link className="more desk" to="/products">
          View all products <Icon name="arrow-right" />
        </Link>
      </div>
      {isError && <p role="status">Unable to load featured products. Please try again later.</p>}
      {!isError && !products && (
        <p role="status" className="loading-line">
          Loading featured products...
        </p>
      )}
      {!isError && (
        <div className="grid grid-4">
          {products
            ? products.map((product) => (
                <ProductCard key={product.id} product={product} sizes={FOUR_COLUMNS} />
              ))
            : SKELETONS.map((key) => <CardSkeleton key={key} />)}
        </div>
      )}
    </section>
  )
}
