import { filterLabel, limitsLabel } from '#client/features/products/filter-label.ts'
import { useListAddress } from '#client/features/products/list-address.tsx'
import { useCategories } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import { asChosen, listOf } from '#shared/products/several.ts'
import type { ShopSearch } from '#shared/search-params/shop.ts'

const FILTERS = ['deal', 'price', 'stock', 'category', 'age', 'size', 'retailer', 'brand', 'pick'] as const

/** The visitor's filters of the list. A single category of the shop is its page; its chip shows it. */
export function useChosenFilters(search: ShopSearch) {
  const site = useSite()
  const categories = useCategories()
  const { fixed } = useListAddress()
  const isOfPage = (name: keyof ShopSearch) =>
    fixed ? Object.hasOwn(fixed, name) : name === 'category' && listOf(search.category).length < 2
  const chosen = FILTERS.filter((name) => !isOfPage(name)).flatMap((name) => {
    const values = listOf<string>(search[name])
    return values.map((value) => ({
      name,
      label: filterLabel(name, value, { ...site, categories }),
      without: { ...search, [name]: asChosen(values.filter((other) => other !== value)) },
    }))
  })
  const limits = isOfPage('from') || isOfPage('to') ? undefined : limitsLabel(search, site)
  if (!limits) return chosen
  return [{ name: 'price', label: limits, without: { ...search, from: undefined, to: undefined } }, ...chosen]
}
