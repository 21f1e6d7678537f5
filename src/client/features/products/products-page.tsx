import { keepPreviousData } from '@tanstack/react-query'
import { CategoryChips } from '#client/features/products/category-chips.tsx'
import { PartnersSection } from '#client/features/products/partners-section.tsx'
import { ProductResults } from '#client/features/products/product-results.tsx'
import { ShopHero } from '#client/features/products/shop-hero.tsx'
import { facetsInput, listInput } from '#client/lib/list-input.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { type ShopSearch, withAlternative } from '#shared/search-params/shop.ts'

export function ProductsPage({ search }: { search: ShopSearch }) {
  const list = trpc.products.cards.useQuery(listInput(search), { placeholderData: keepPreviousData })
  const instead = list.isPlaceholderData ? undefined : list.data?.instead
  const appliedSearch = instead ? withAlternative(search, instead) : search
  const facets = trpc.products.facets.useQuery(facetsInput(appliedSearch), {
    enabled: search.filters === 'open',
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className={baseCss.wrap}>
        <ShopHero search={search} instead={instead} />
        <CategoryChips search={appliedSearch} />
        <ProductResults search={search} appliedSearch={appliedSearch} list={list} facets={facets.data} />
      </div>
      <PartnersSection />
    </>
  )
}
