import { createFileRoute } from '@tanstack/react-router'
import { filterLabel } from '#client/features/products/filter-label.ts'
import { ProductsPage } from '#client/features/products/products-page.tsx'
import { facetsInput, listInput } from '#client/lib/list-input.ts'
import { pageHead } from '#client/lib/page-head.ts'
import { stringifyPlainSearch } from '#client/lib/plain-search.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import { categoryByShort } from '#shared/categories.ts'
import { PAGES } from '#shared/page-table.ts'
import { PICK_LABELS } from '#shared/product-filters.ts'
import { SORT_LABELS } from '#shared/product-sort.ts'
import type { ShopSearch } from '#shared/shop-search.ts'

export const Route = createFileRoute('/products/')({
  // Part of the first script: it is the page that most visits begin with.
  codeSplitGroupings: [],
  validateSearch: PAGES['/products'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) =>
    settleOnServer([
      trpc.products.list.ensureData(listInput(deps)),
      trpc.categories.list.ensureData(),
      ...(deps.filters ? [trpc.products.facets.ensureData(facetsInput(deps))] : []),
      trpc.partners.list.ensureData(),
    ]),
  head: ({ match: { context, search } }) => {
    const isEmpty = context.trpc.products.list.getData(listInput(search))?.products.length === 0
    return pageHead(context.site, {
      ...shopTexts(search),
      path: `/products${stringifyPlainSearch({ ...search })}`,
      hidden: Boolean(
        search.search ||
          search.sort ||
          search.retailer ||
          search.price ||
          search.pick ||
          search.filters ||
          isEmpty,
      ),
    })
  },
  component: () => <ProductsPage search={Route.useSearch()} />,
})

/** Each address of the shop says for itself what it lists. */
function shopTexts({ category: short, search, retailer, price, pick, sort, page }: ShopSearch) {
  const category = short && categoryByShort(short)
  const name = category?.name ?? (search ? 'All Products' : 'Shop Affordable Baby Products')
  const parts = [
    search ? `“${search}” in ${name}` : name,
    retailer,
    price && filterLabel('price', price, 'en'),
    pick && PICK_LABELS[pick],
    sort && SORT_LABELS[sort],
    page && `Page ${page}`,
  ]
  const description = category
    ? `${category.description} Compare prices from our partner retailers.`
    : 'Curated, affordable baby products from partner retailers: clothing, feeding, toys, nursery and safety.'
  return {
    title: parts.filter(Boolean).join(', '),
    description: page ? `${description} Page ${page}.` : description,
  }
}
