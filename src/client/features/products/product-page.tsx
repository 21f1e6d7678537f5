import { Link } from '@tanstack/react-router'
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx'
import { BuyNow } from '#client/features/products/buy-now.tsx'
import { OtherOffers } from '#client/features/products/other-offers.tsx'
import { PickBadge } from '#client/features/products/pick-badge.tsx'
import { ProductCard } from '#client/features/products/product-card.tsx'
import { ProductFacts } from '#client/features/products/product-facts.tsx'
import * as productPageCss from '#client/features/products/product-page.css.ts'
import { ProductPrice } from '#client/features/products/product-price.tsx'
import { ProductRating } from '#client/features/products/product-rating.tsx'
import { RetailerLine } from '#client/features/products/retailer-line.tsx'
import { storedPicture } from '#client/lib/remote-picture.ts'
import { type Product, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Breadcrumb } from '#client/ui/breadcrumb.first.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { categoryByShort } from '#shared/categories.ts'

const SIMILAR_SIZES = '(min-width: 1320px) 395px, (min-width: 768px) 46vw, 94vw'

export function ProductPage({ id }: { id: number }) {
  const { data: product } = trpc.products.byId.useQuery({ id })
  const { data: similar } = trpc.products.similar.useQuery({ id })
  if (!product) return null
  return (
    <div className={baseCss.wrap}>
      <Breadcrumb current={product.name}>
        <Link to="/">Home</Link>
        <Link to="/products" activeOptions={{ exact: true }}>
          Products
        </Link>
        {product.category && (
          <Link to="/products" search={{ category: product.category }}>
            {categoryByShort(product.category).name}
          </Link>
        )}
      </Breadcrumb>
      <div className={productPageCss.productDetail}>
        <div className={productPageCss.productPicture}>
          <Picture
            src={storedPicture('product', product.id, product.imageUrl)}
            alt={product.name}
            sizes="(min-width: 1024px) 600px, 94vw"
            width={800}
            height={800}
            priority
          />
          <PickBadge product={product} />
          <FavoriteButton product={product} />
        </div>
        <div className={productPageCss.productInfo}>
          <RetailerLine product={product} />
          <h1>{product.name}</h1>
          <ProductRating product={product} />
          <p className={productPageCss.productDescription}>{product.description}</p>
          <div className={productPageCss.productBuy}>
            <ProductPrice product={product} />
            <BuyNow product={product} placement="product" />
          </div>
          <p className={productPageCss.affiliateNote}>
            We may earn a commission if you buy. You pay the same price.
          </p>
          <OtherOffers id={id} />
          <ProductFacts product={product} />
        </div>
      </div>
      {similar && similar.length > 0 && <SimilarProducts products={similar} />}
    </div>
  )
}

function SimilarProducts({ products }: { products: Product[] }) {
  return (
    <section className={baseCss.section} aria-labelledby="similar-heading">
      <div className={baseCss.sectionHead}>
        <h2 id="similar-heading" className={baseCss.h2}>
          Similar Products
        </h2>
      </div>
      <div className={`${baseCss.grid} ${baseCss.grid3}`}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes={SIMILAR_SIZES} />
        ))}
      </div>
    </section>
  )
}
