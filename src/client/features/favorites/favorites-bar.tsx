import { useNavigate } from '@tanstack/react-router'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import { SortMenu } from '#client/features/products/sort-menu.tsx'
import { fill, plural } from '#shared/messages/fill.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import type { ChosenSort } from '#shared/products/product-sort.ts'
import { SORT_LABELS, sortsFor } from '#shared/products/product-sort.ts'
import { parseFavoritesSearch } from '#shared/search-params/favorites.ts'
import type { PricedUnit } from '#shared/unit-prices/unit-price.ts'

interface FavoritesBarProps {
  count: number
  sort: ChosenSort | undefined
  units: PricedUnit[]
}

export function FavoritesBar({ count, sort, units }: FavoritesBarProps) {
  return (
    <div className={productsPageCss.resultsBar}>
      <p role="status" className={productsPageCss.resultsCount}>
        <b className={productsPageCss.total}>{fill(plural(m.favoriteCount, count), { n: count })}</b>
      </p>
      <FavoritesSort sort={sort} units={units} />
    </div>
  )
}

function FavoritesSort({ sort, units }: Omit<FavoritesBarProps, 'count'>) {
  const navigate = useNavigate({ from: '/favorites' })
  const sorts = sortsFor(units, sort).filter((value) => value !== 'featured')
  return (
    <SortMenu
      action={localPath('/favorites')}
      value={sort ?? ''}
      choices={[
        { value: '', label: m.recentlySaved },
        ...sorts.map((value) => ({ value, label: SORT_LABELS[value]() })),
      ]}
      onChoose={(value) => navigate({ search: parseFavoritesSearch({ sort: value }), resetScroll: false })}
    />
  )
}
