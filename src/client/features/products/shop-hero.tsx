import { Link } from '@tanstack/react-router'
import { ProductSearch } from '#client/features/products/product-search.tsx'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import { ResultsCount } from '#client/features/products/results-bar.tsx'
import { insteadHeading, shopHeading } from '#client/features/products/shop-heading.ts'
import { usePageRange } from '#client/features/products/show-more.tsx'
import { useCategories, useCategory } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import type { ProductPage } from '#client/lib/trpc.ts'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import { Picture } from '#client/ui/picture.tsx'
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
  return (
    <div className={isWhole ? BAND : productsPageCss.listHeading}>
      {isWhole && (
        <Picture
          className={pageBandCss.pageBandPicture}
          src="/images/heroes/feed.webp"
          alt=""
          sizes="660px"
          width={2400}
          height={1000}
        />
      )}
      <div>
        {instead ? <Instead search={search} instead={instead} /> : <Heading search={search} />}
        {!isWhole && list.data && (
          <div className={list.isPlaceholderData ? statesCss.isStale : undefined}>
            <ResultsCount list={list.data} lastPage={until} />
          </div>
        )}
      </div>
      <ProductSearch search={search} />
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
