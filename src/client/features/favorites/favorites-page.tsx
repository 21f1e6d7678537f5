import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FavoriteGrid } from '#client/features/favorites/favorite-grid.tsx'
import { FavoritesBar } from '#client/features/favorites/favorites-bar.tsx'
import { useFavorites } from '#client/features/favorites/favorites-context.tsx'
import * as favoritesPageCss from '#client/features/favorites/favorites-page.css.ts'
import { ShareFavorites } from '#client/features/favorites/share-favorites.tsx'
import { favoriteUnits, sortFavorites } from '#client/features/favorites/sort-favorites.ts'
import { useFavoriteIds } from '#client/features/favorites/use-favorite-ids.ts'
import { useUser } from '#client/lib/session.ts'
import { useSite } from '#client/lib/site.ts'
import { type Favorite, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { RetryButton } from '#client/ui/retry-button.tsx'
import * as statesCss from '#client/ui/states.late.css.ts'
import { showToast } from '#client/ui/toast.ts'
import { useIsReady } from '#client/ui/use-is-ready.ts'
import { m } from '#shared/messages/messages.ts'
import type { FavoritesSearch } from '#shared/search-params/favorites.ts'

export function FavoritesPage({ sort }: FavoritesSearch) {
  const user = useUser()
  const hasFavorites = useFavoriteIds().length > 0
  return (
    <div className={`${baseCss.wrap} ${baseCss.section}`}>
      <div className={favoritesPageCss.head}>
        <div>
          <h1 className={baseCss.h2}>{m.yourFavorites}</h1>
          {!user && <p>{m.keptOnDevice}</p>}
        </div>
        {hasFavorites && (
          <button
            type="button"
            className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm} ${baseCss.needsScript}`}
            onClick={() => print()}
          >
            {m.printList}
          </button>
        )}
      </div>
      <SavedProducts sort={sort} />
      {!user && <AccountOffer />}
    </div>
  )
}

function AccountOffer() {
  const { allowsSignUp, sendsMail } = useSite()
  return (
    <section
      className={`${favoritesPageCss.sharing} ${favoritesPageCss.accountOffer}`}
      aria-labelledby="account-offer"
    >
      <h2 id="account-offer" className={baseCss.h3}>
        {m.takeFavoritesAlong}
      </h2>
      <div className={favoritesPageCss.sharingForm}>
        <p className={favoritesPageCss.sharingText}>
          {sendsMail ? m.favoritesAndAlerts : m.favoritesInAccount}
        </p>
        <div className={favoritesPageCss.sharingButtons}>
          {allowsSignUp && (
            <Link className={`${baseCss.btn} ${baseCss.btnSolid}`} to="/signup">
              {m.createFreeAccount}
            </Link>
          )}
          <Link className={`${baseCss.btn} ${baseCss.btnOutline}`} to="/login">
            {m.logIn}
          </Link>
        </div>
      </div>
    </section>
  )
}

/** The favorites of the account or, without one, of this device. */
function useSavedProducts() {
  const isSignedIn = useUser() !== undefined
  const productIds = useFavoriteIds()
  const isLive = useIsReady()
  const ofAccount = trpc.favorites.list.useQuery({}, { enabled: isSignedIn })
  const ofDevice = trpc.favorites.ofDevice.useQuery(
    { productIds },
    { enabled: !isSignedIn && isLive, placeholderData: keepPreviousData },
  )
  return isSignedIn ? ofAccount : ofDevice
}

function SavedProducts({ sort }: FavoritesSearch) {
  const { data, isError, refetch } = useSavedProducts()
  const user = useUser()
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
      <p role="status" className={`${statesCss.loadingLine} ${favoritesPageCss.loading}`}>
        {m.loadingFavorites}
      </p>
    )
  }
  const saved: Favorite[] = data.filter(({ productId }) => isSaved(productId))
  if (saved.length > 0) {
    return (
      <>
        <FavoritesBar count={saved.length} sort={sort} units={favoriteUnits(saved, site.currency)} />
        <FavoriteGrid favorites={sortFavorites(saved, sort, site)} />
        {user && <ShareFavorites />}
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
