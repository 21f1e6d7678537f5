import { Link } from '@tanstack/react-router'
import { useFavoriteIds } from '#client/features/favorites/use-favorite-ids.ts'
import * as siteHeaderCss from '#client/features/site/site-header.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

const MAX_COUNT = 99

export function FavoritesLink() {
  const count = useFavoriteIds().length
  return (
    <Link
      className={`${baseCss.iconBtn} ${siteHeaderCss.favorites}`}
      to="/favorites"
      aria-label={count ? fill(m.favoritesWithCount, { n: count }) : m.favorites}
    >
      <Icon icon={icons.heart} />
      {count > 0 && <span aria-hidden="true">{count > MAX_COUNT ? `${MAX_COUNT}+` : count}</span>}
    </Link>
  )
}
