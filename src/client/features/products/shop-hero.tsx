import { ProductSearch } from '#client/features/products/product-search.tsx'
import { shopHeading } from '#client/features/products/shop-heading.ts'
import { useCategory } from '#client/lib/categories.ts'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { onlyOne } from '#shared/several.ts'
import type { ShopSearch } from '#shared/shop-search.ts'

export function ShopHero({ search }: { search: ShopSearch }) {
  const category = useCategory(onlyOne(search.category))
  const { title, lead } = shopHeading(search, category)
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
        <h1>{title}</h1>
        <p>{lead}</p>
        <ProductSearch search={search} />
      </div>
    </div>
  )
}
