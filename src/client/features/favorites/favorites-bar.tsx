import { useNavigate } from '@tanstack/react-router'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import { SortMenu } from '#client/features/products/sort-menu.tsx'
import { useSite } from '#client/lib/site.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { type FavoriteSort, parseFavoritesSearch } from '#shared/favorites-search.ts'
import { formatCount } from '#shared/money.ts'
import { PRODUCT_SORTS, SORT_LABELS } from '#shared/product-sort.ts'

const CHOICES = [
  { value: '', label: 'Recently saved' },
  ...PRODUCT_SORTS.filter((value) => value !== 'featured').map((value) => ({
    value,
    label: SORT_LABELS[value],
  })),
]

interface FavoritesBarProps {
  count: number
  sort: FavoriteSort | undefined
}

/** How many there are, in which order, and the way to paper. */
export function FavoritesBar({ count, sort }: FavoritesBarProps) {
  const { locale } = useSite()
  return (
    <div className={productsPageCss.resultsBar}>
      <p role="status">
        <b>
          {formatCount(count, locale)} {count === 1 ? 'favorite' : 'favorites'}
        </b>
      </p>
      <button
        type="button"
        className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm} ${baseCss.needsScript}`}
        onClick={() => print()}
      >
        Print the list
      </button>
      <FavoritesSort sort={sort} />
    </div>
  )
}

function FavoritesSort({ sort = '' }: { sort: FavoriteSort | '' | undefined }) {
  const navigate = useNavigate({ from: '/favorites' })
  return (
    <SortMenu
      action="/favorites"
      value={sort}
      choices={CHOICES}
      onChoose={(value) => navigate({ search: parseFavoritesSearch({ sort: value }), resetScroll: false })}
    />
  )
}
