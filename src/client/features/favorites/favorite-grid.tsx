import { useFavorites } from '#client/features/favorites/favorites-context.tsx'
import * as favoritesPageCss from '#client/features/favorites/favorites-page.css.ts'
import * as cardRowCss from '#client/features/products/card-row.css.ts'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import { ProductCard } from '#client/features/products/product-card.tsx'
import { ProductPicture } from '#client/features/products/product-picture.tsx'
import type { Favorite } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { CARD_SIZES } from '#client/ui/card-sizes.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

export function FavoriteGrid({ favorites }: { favorites: Favorite[] }) {
  return (
    <div className={`${baseCss.grid} ${baseCss.grid3} ${favoritesPageCss.favoriteList}`}>
      {favorites.map((favorite, index) =>
        favorite.product ? (
          <ProductCard
            key={favorite.productId}
            product={favorite.product}
            sizes={CARD_SIZES}
            priority={index === 0}
            headingLevel={2}
          />
        ) : (
          <UnavailableCard key={favorite.productId} favorite={favorite} />
        ),
      )}
    </div>
  )
}

/** Stands in for a saved product that the shop no longer has. */
function UnavailableCard({ favorite: { productId, productName } }: { favorite: Favorite }) {
  const { toggle } = useFavorites()
  return (
    <article className={`${productCardCss.productCard} ${cardRowCss.cardRow}`}>
      <ProductPicture product={{ id: productId, category: null, imageUrl: null }} alt="" sizes={CARD_SIZES} />
      <div className={productCardCss.cardBody}>
        <h2 className={productCardCss.cardTitle}>{productName}</h2>
        <p className={productCardCss.cardDescription}>{m.favoriteUnavailable}</p>
        <div className={productCardCss.cardBuy} style={{ paddingTop: 14 }}>
          <button
            type="button"
            className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm}`}
            aria-label={fill(m.removeFromFavorites, { name: productName })}
            onClick={() => toggle({ id: productId, name: productName })}
          >
            {m.remove}
          </button>
        </div>
      </div>
    </article>
  )
}
