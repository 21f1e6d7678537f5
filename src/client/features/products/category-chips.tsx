import { Link } from '@tanstack/react-router'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { CATEGORIES } from '#shared/categories.ts'
import type { ShopSearch } from '#shared/shop-search.ts'

export function CategoryChips({ search }: { search: ShopSearch }) {
  const { data: categories = CATEGORIES } = trpc.categories.list.useQuery()
  const choices = [{ short: undefined, name: 'All Products' }, ...categories]
  return (
    <nav className={productsPageCss.chips} aria-label="Categories of the shop">
      {choices.map(({ short, name }) => (
        <Link
          key={name}
          className={productsPageCss.chip}
          to="/products"
          search={{ ...search, page: undefined, category: short }}
          resetScroll={false}
          activeOptions={{ explicitUndefined: true }}
        >
          {short && <span className={`${baseCss.dot} ${baseCss.tints[short]}`} />}
          {name}
        </Link>
      ))}
    </nav>
  )
}
