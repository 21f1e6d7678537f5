import { Link } from '@tanstack/react-router'
import { AfterFirstSign, lazyPart } from '#client/early/first-sign.tsx'
import { AdTag } from '#client/features/products/ad-tag.tsx'
import { BackToResults } from '#client/features/products/back-to-results.tsx'
import { BuyBar } from '#client/features/products/buy-bar.tsx'
import { BuyBox } from '#client/features/products/buy-box.tsx'
import { CompareLink } from '#client/features/products/compare-link.tsx'
import { Offers } from '#client/features/products/offers.tsx'
import { PriceHistory } from '#client/features/products/price-history.tsx'
import { ProductDescription } from '#client/features/products/product-description.tsx'
import { ProductFacts } from '#client/features/products/product-facts.tsx'
import { ProductGallery } from '#client/features/products/product-gallery.tsx'
import * as productPageCss from '#client/features/products/product-page.css.ts'
import { ProductRating } from '#client/features/products/product-rating.tsx'
import { RetailerLine } from '#client/features/products/retailer-line.tsx'
import { recordSeenScript } from '#client/features/products/seen-products.ts'
import { SimilarProducts, titleOfSimilar } from '#client/features/products/similar-products.tsx'
import { VariantChoice } from '#client/features/products/variant-choice.tsx'
import { ShareButton } from '#client/features/site/share-button.detail.tsx'
import { useCategory } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Breadcrumb } from '#client/ui/breadcrumb.detail.tsx'
import { InlineScript } from '#client/ui/inline-script.tsx'
import { m } from '#shared/messages/messages.ts'
import { productAddress } from '#shared/products/product-address.ts'

/** Longer names are set smaller. */
const LONG_NAME = 60

const RecentlyViewed = lazyPart(() =>
  import('#client/features/products/recently-viewed.tsx').then(({ RecentlyViewed }) => RecentlyViewed),
)

export function ProductPage({ id }: { id: number }) {
  const { data: product } = trpc.products.byId.useQuery({ id })
  const { data: similar } = trpc.products.similar.useQuery({ id })
  const site = useSite()
  const category = useCategory(product?.category)
  if (!product) return null
  return (
    <div className={baseCss.wrap}>
      <Breadcrumb
        back={<BackToResults />}
        current={<span lang={product.language ?? undefined}>{product.name}</span>}
      >
        <Link to="/">{m.home}</Link>
        <Link to="/products" activeOptions={{ exact: true }}>
          {m.products}
        </Link>
        {category && (
          <Link to="/products" search={{ category: category.short }}>
            {category.name}
          </Link>
        )}
      </Breadcrumb>
      <div className={productPageCss.productDetail}>
        <div className={productPageCss.productMediaTrack}>
          <ProductGallery key={id} product={product} />
        </div>
        <div>
          <RetailerLine product={product}>
            <AdTag />
          </RetailerLine>
          <h1
            className={`${productPageCss.productName} ${product.name.length > LONG_NAME ? productPageCss.longName : ''}`}
            lang={product.language ?? undefined}
          >
            {product.name}
          </h1>
          <ProductRating product={product} className={productPageCss.rating} />
          <VariantChoice product={product} />
          <BuyBox product={product} />
          <p className={productPageCss.productLinks}>
            <CompareLink product={product} />
          </p>
        </div>
        <div className={productPageCss.productMore}>
          <ProductDescription key={id} product={product} />
          <Offers product={product} />
          <PriceHistory product={product} />
          <ProductFacts product={product} />
          <div className={productPageCss.productShare}>
            <ShareButton url={`${site.url}/products/${productAddress(product)}`} title={product.name} />
          </div>
        </div>
        {similar && <SimilarProducts products={similar.products} title={titleOfSimilar(similar)} />}
        <BuyBar product={product} />
      </div>
      <AfterFirstSign>
        <RecentlyViewed product={product} />
      </AfterFirstSign>
      <InlineScript>{import.meta.env.SSR && recordSeenScript(product)}</InlineScript>
    </div>
  )
}
