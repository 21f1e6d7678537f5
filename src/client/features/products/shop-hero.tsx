import { Link } from '@tanstack/react-router'
import { ProductSearch } from '#client/features/products/product-search.tsx'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import { insteadHeading, shopHeading } from '#client/features/products/shop-heading.ts'
import { useCategories, useCategory } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { showResults } from '#client/ui/show-results.ts'
import { onlyOne } from '#shared/products/several.ts'
import type { AlternativeSearch, ShopSearch } from '#shared/search-params/shop.ts'

interface ShopHeroProps {
  search: ShopSearch
  instead: AlternativeSearch | null | undefined
}

export function ShopHero({ search, instead }: ShopHeroProps) {
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
        {instead ? <Instead search={search} instead={instead} /> : <Heading search={search} />}
        <ProductSearch search={search} />
      </div>
    </div>
  )
}

function Heading({ search }: { search: ShopSearch }) {
  const category = useCategory(onlyOne(search.category))
  const { title, lead } = shopHeading(search, category)
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}

function Instead({ search, instead }: { search: ShopSearch; instead: AlternativeSearch }) {
  const shop = { ...useSite(), categories: useCategories() }
  const { title, back } = insteadHeading(search, instead, shop)
  return (
    <>
      <h1>{title}</h1>
      <p>
        <Link
          className={productsPageCss.searchInstead}
          to="/products"
          search={{ ...search, exact: true, page: undefined }}
          resetScroll={false}
          rel="nofollow"
          onClick={showResults}
        >
          {back}
        </Link>
      </p>
    </>
  )
}
