import { Link } from '@tanstack/react-router'
import * as favoritesPageCss from '#client/features/favorites/favorites-page.css.ts'
import { ProductCard } from '#client/features/products/product-card.tsx'
import { DeadEnd } from '#client/features/site/error-pages.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { CARD_SIZES } from '#client/ui/card-sizes.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { fill, plural } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

export function SharedFavoritesPage({ token }: { token: string }) {
  const { data: products } = trpc.favorites.shared.useQuery({ token })
  if (!products) return null
  return (
    <div className={`${baseCss.wrap} ${baseCss.section}`}>
      <div className={baseCss.sectionHead}>
        <div>
          <h1 className={baseCss.h2}>{m.listOfFavorites}</h1>
          <p>
            {fill(plural(m.sharedProductCount, products.length), {
              n: products.length,
            })}
          </p>
        </div>
      </div>
      {products.length === 0 && <EmptyList />}
      <div className={`${baseCss.grid} ${baseCss.grid3} ${favoritesPageCss.favoriteList}`}>
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            sizes={CARD_SIZES}
            priority={index === 0}
            headingLevel={2}
          />
        ))}
      </div>
    </div>
  )
}

function EmptyList() {
  return (
    <EmptyState
      scene="scenes/empty-favorites"
      title={m.nothingRightNow}
      text={m.emptySharedList}
      action={
        <Link className={`${baseCss.btn} ${baseCss.btnSolid}`} to="/products">
          {m.browseProducts}
        </Link>
      }
    />
  )
}

export function NotShared() {
  return <DeadEnd title={m.listNotShared} text={m.listNotSharedText} />
}
