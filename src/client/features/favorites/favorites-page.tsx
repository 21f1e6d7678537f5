import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SignInLink } from '#client/features/accounts/sign-in-link.tsx'
import { FavoriteGrid } from '#client/features/favorites/favorite-grid.tsx'
import { FavoritesBar } from '#client/features/favorites/favorites-bar.tsx'
import { useFavorites } from '#client/features/favorites/favorites-context.tsx'
import { ShareFavorites } from '#client/features/favorites/share-favorites.tsx'
import { favoriteUnits, sortFavorites } from '#client/features/favorites/sort-favorites.ts'
import { useUser } from '#client/lib/session.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { RetryButton } from '#client/ui/retry-button.tsx'
import * as statesCss from '#client/ui/states.late.css.ts'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'
import type { FavoritesSearch } from '#shared/search-params/favorites.ts'

export function FavoritesPage({ sort }: FavoritesSearch) {
  const user = useUser()
  return (
    <div className={`${baseCss.wrap} ${baseCss.section}`}>
      {user ? (
        <>
          <div className={baseCss.sectionHead}>
            <h1 className={baseCss.h2}>{m.yourFavorites}</h1>
          </div>
          <SavedProducts sort={sort} />
        </>
      ) : (
        <EmptyState
          scene="scenes/empty-favorites"
          level={1}
          title={m.pleaseLogIn}
          text={m.favoritesInAccount}
          action={<SignInLink className={`${baseCss.btn} ${baseCss.btnSolid}`}>{m.logIn}</SignInLink>}
        />
      )}
    </div>
  )
}

function SavedProducts({ sort }: FavoritesSearch) {
  const { data, isError, refetch } = trpc.favorites.list.useQuery({})
  const { isSaved } = useFavorites()
  const site = useSite()
  useEffect(() => {
    if (isError) showToast({ type: 'error', title: m.favoritesNotLoaded })
  }, [isError])
  if (isError && !data) {
    return (
      <EmptyState
        scene="scenes/not-found"
        title={m.favoritesNotLoaded}
        text={m.tryAgainLater}
        action={<RetryButton onClick={refetch} />}
      />
    )
  }
  if (!data) {
    return (
      <p role="status" className={statesCss.loadingLine}>
        {m.loadingFavorites}
      </p>
    )
  }
  const saved = data.filter(({ productId }) => isSaved(productId))
  if (saved.length > 0) {
    return (
      <>
        <FavoritesBar count={saved.length} sort={sort} units={favoriteUnits(saved, site.currency)} />
        <FavoriteGrid favorites={sortFavorites(saved, sort, site)} />
        <ShareFavorites />
      </>
    )
  }
  return (
    <EmptyState
      scene="scenes/empty-favorites"
      title={m.noFavoritesYet}
      text={m.noFavoritesText}
      action={
        <Link className={`${baseCss.btn} ${baseCss.btnSolid}`} to="/products">
          {m.browseProducts}
        </Link>
      }
    />
  )
}
