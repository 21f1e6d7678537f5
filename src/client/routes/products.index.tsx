import { createFileRoute } from '@tanstack/react-router'
import { ProductsPage } from '#client/features/products/products-page.tsx'
import { listInput } from '#client/lib/list-input.ts'
import { pageHead } from '#client/lib/page-head.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import { categoryByShort } from '#shared/categories.ts'
import { parseShopSearch } from '#shared/shop-search.ts'

export const Route = createFileRoute('/products/')({
  // Part of the first script: it is the page that most visits begin with.
  codeSplitGroupings: [],
  validateSearch: parseShopSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) =>
    settleOnServer([trpc.products.list.ensureData(listInput(deps)), trpc.partners.list.ensureData()]),
  head: ({ match: { context, search } }) => {
    const category = search.category && categoryByShort(search.category)
    return pageHead(context.site, {
      title: category ? category.name : 'Shop Affordable Baby Products',
      description: category
        ? `${category.description} Compare prices from our partner retailers.`
        : 'Curated, affordable baby products from partner retailers: clothing, feeding, toys, nursery and safety.',
      path: category ? `/products?category=${category.short}` : '/products',
      hidden: Boolean(search.search || search.sort || (search.page && search.page > 1 && search.category)),
    })
  },
  component: () => <ProductsPage search={Route.useSearch()} />,
})
