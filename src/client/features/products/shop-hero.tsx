import { ProductSearch } from '#client/features/products/product-search.tsx'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { ShopSearch } from '#shared/shop-search.ts'

export function ShopHero({ search }: { search: ShopSearch }) {
  return (
    <div className={`${pageBandCss.pageBand} ${pageBandCss.tintBandFeeding}`}>
      <Picture
        className={pageBandCss.pageBandPicture}
        src="/images/heroes/feed.webp"
        alt=""
        sizes="660px"
        width={2400}
        height={1000}
      />
      <div>
        <h1>Shop our picks</h1>
        <p>Curated, affordable products from partner retailers.</p>
        <ProductSearch search={search} />
      </div>
    </div>
  )
}
