import { createFileRoute, redirect } from '@tanstack/react-router'
import { filterLabel, limitsLabel } from '#client/features/products/filter-label.ts'
import { ProductsPage } from '#client/features/products/products-page.tsx'
import { facetsInput, listInput } from '#client/lib/list-input.ts'
import { pageHead } from '#client/lib/page-head.ts'
import { stringifyPlainSearch } from '#client/lib/plain-search.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import type { Category, TrpcUtils } from '#client/lib/trpc.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'
import { categoryDescription, findCategory } from '#shared/products/categories.ts'
import { DEAL_LABELS, type Deal, PICK_LABELS } from '#shared/products/product-filters.ts'
import { SORT_LABELS } from '#shared/products/product-sort.ts'
import { listOf, onlyOne } from '#shared/products/several.ts'
import { canonicalShopSearch, type ShopSearch, withAlternative } from '#shared/search-params/shop.ts'

/** Pages with one of these filters are too many for search engines. */
const FILTERS = ['retailer', 'brand', 'size', 'age', 'price', 'from', 'to', 'pick', 'stock'] as const

export const Route = createFileRoute('/products/')({
  staticData: { hydratesOnInteraction: true, pageKind: 'list' },
  // Kept in the first script: most visits begin with this page.
  codeSplitGroupings: [],
  validateSearch: PAGES['/products'].search,
  // Redirects a former name or another spelling of a category to its own address.
  beforeLoad: async ({ search, context: { trpc } }) => {
    if (!search.category) return
    const validSearch = canonicalShopSearch(search, await trpc.categories.list.ensureData())
    if (String(validSearch.category) !== String(search.category))
      throw redirect({ to: '/products', search: validSearch, replace: true, statusCode: 301 })
  },
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) =>
    settleOnServer([
      listOrPicks(trpc, deps),
      trpc.categories.list.ensureData(),
      ...(deps.filters ? [trpc.products.facets.ensureData(facetsInput(deps))] : []),
      trpc.partners.list.ensureData(),
    ]),
  head: ({ match: { context, search } }) => {
    const isEmpty = context.trpc.products.cards.getData(listInput(search))?.products.length === 0
    return pageHead(context.site, {
      ...shopTexts(search, context.site.currency, context.trpc.categories.list.getData() ?? []),
      path: `/products${stringifyPlainSearch({ ...search })}`,
      hidden: Boolean(
        search.search ||
          search.sort ||
          FILTERS.some((name) => search[name] !== undefined) ||
          Array.isArray(search.category) ||
          isOfHidden(search, context.trpc) ||
          search.filters ||
          isEmpty,
      ),
    })
  },
  component: () => <ProductsPage search={Route.useSearch()} />,
})

/** True for a category that the shop does not link to and search engines need not index. */
function isOfHidden({ category }: ShopSearch, { categories }: TrpcUtils): boolean {
  return findCategory(categories.list.getData() ?? [], onlyOne(category))?.isHidden ?? false
}

/** Prefetches popular products for an empty list; a list found by other words gets the filters of those. */
async function listOrPicks({ products }: TrpcUtils, search: ShopSearch) {
  const { products: listed, instead } = await products.cards.ensureData(listInput(search))
  if (listed.length === 0) await products.featured.ensureData()
  if (instead && search.filters)
    await products.facets.ensureData(facetsInput(withAlternative(search, instead)))
}

function shopTexts(
  { category: chosen, search, deal, sort, page, ...filters }: ShopSearch,
  currency: string,
  shopCategories: readonly Category[],
) {
  const { price, pick, stock } = filters
  const categories = listOf(chosen).flatMap((one) => findCategory(shopCategories, one) ?? [])
  const category = onlyOne(categories)
  const words = { currency, categories: shopCategories }
  const name =
    category?.searchTitle || categories.map((one) => one.name).join(', ') || nameOfAll(search, deal)
  const onPage = page && fill(m.pageNumber, { n: page })
  const parts = [
    search ? fill(m.searchInCategory, { search, category: name }) : name,
    ...listOf(filters.retailer),
    ...listOf(filters.brand),
    ...listOf(filters.age).map((age) => filterLabel('age', age, words)),
    ...listOf(filters.size).map((size) => filterLabel('size', size, words)),
    price && filterLabel('price', price, words),
    limitsLabel(filters, words),
    stock && filterLabel('stock', stock, words),
    category && deal && DEAL_LABELS[deal](),
    pick && PICK_LABELS[pick](),
    sort && SORT_LABELS[sort](),
    onPage,
  ]
  const description = descriptionOf(category, deal)
  return {
    title: parts.filter(Boolean).join(', '),
    description: onPage ? `${description} ${onPage}.` : description,
  }
}

function nameOfAll(search: string | undefined, deal: Deal | undefined): string {
  if (deal) return m.priceDropsTitle
  return search ? m.allProducts : m.shopTitle
}

function descriptionOf(category: Category | undefined, deal: Deal | undefined): string {
  if (deal) return m.priceDropsDescription
  if (category) return category.searchDescription || categoryDescription(category)
  return m.shopDescription
}
