import { Link } from '@tanstack/react-router'
import { ProductSearch } from '#client/features/products/product-search.tsx'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import { ResultsCount } from '#client/features/products/results-bar.tsx'
import { insteadHeading, shopHeading } from '#client/features/products/shop-heading.ts'
import { usePageRange } from '#client/features/products/show-more.tsx'
import { useCategories, useCategory } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import type { ProductPage } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { pictureSources } from '#client/ui/picture-sources.ts'
import { showResults } from '#client/ui/show-results.ts'
import * as statesCss from '#client/ui/states.late.css.ts'
import { isWholeShop } from '#shared/products/landing-query.ts'
import { onlyOne } from '#shared/products/several.ts'
import type { AlternativeSearch, ShopSearch } from '#shared/search-params/shop.ts'

interface ShopHeroProps {
  search: ShopSearch
  list: { data?: ProductPage | undefined; isPlaceholderData: boolean }
  instead: AlternativeSearch | null | undefined
}

const BAND = `${pageBandCss.pageBand} ${pageBandCss.tintBandFeeding} ${productsPageCss.lowBand} ${productsPageCss.shopBand}`

/**
 * The band of the whole shop. Who looks for something particular gets a line instead, and sees prices sooner. The
 * search is the same in both, so typing goes on in it.
 */
export function ShopHero({ search, list, instead }: ShopHeroProps) {
  const { until } = usePageRange(list.data)
  const isWhole = isWholeShop(search)
  const category = useCategory(onlyOne(search.category))
  const { title, lead } = useHeading(search, instead)
  return (
    <div className={isWhole ? BAND : productsPageCss.listHeading}>
      {isWhole && (
        <Picture
          className={productsPageCss.lowBandPicture}
          src="/images/heroes/feed.webp"
          alt=""
          sizes="660px"
          width={2400}
          height={1000}
        />
      )}
      {category && (
        <Picture
          className={`${productsPageCss.categoryPicture} ${baseCss.tints[category.color]}`}
          src={pictureSources(`/images/${category.picture}.webp`, 'products')}
          alt=""
          sizes="84px"
          width={800}
          height={690}
        />
      )}
      <div className={isWhole ? undefined : productsPageCss.listWords}>
        <h1>{title}</h1>
        <p className={isWhole ? undefined : productsPageCss.listLine}>{lead}</p>
        {!isWhole && list.data && (
          <div className={`${productsPageCss.listCount} ${list.isPlaceholderData ? statesCss.isStale : ''}`}>
            <ResultsCount list={list.data} lastPage={until} />
          </div>
        )}
      </div>
      <ProductSearch search={search} />
    </div>
  )
}

function useHeading(search: ShopSearch, instead: AlternativeSearch | null | undefined) {
  const category = useCategory(onlyOne(search.category))
  const shop = { ...useSite(), categories: useCategories() }
  if (!instead) return shopHeading(search, category)
  const { title, back } = insteadHeading(search, instead, shop)
  const asTyped = { ...search, exact: true as const, page: undefined }
  const lead = (
    <Link
      className={productsPageCss.otherSearch}
      to="/products"
      search={asTyped}
      resetScroll={false}
      rel="nofollow"
      onClick={showResults}
    >
      {back}
    </Link>
  )
  return { title, lead }
}
