import { useFavorites } from '#client/features/favorites/favorites-context.tsx'
import { ProductCard } from '#client/features/products/product-card.tsx'
import type { Favorite } from '#client/lib/trpc.ts'
import { CARD_SIZES } from '#client/ui/card-sizes.ts'
import { Picture } from '#client/ui/picture.tsx'

export function FavoriteGrid({ favorites }: { favorites: Favorite[] }) {
  return (
    <div className="grid grid-3">
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
          <GoneCard key={favorite.productId} favorite={favorite} />
        ),
      )}
    </div>
  )
}

/** A saved product that the shop no longer has. */
function GoneCard({ favorite: { productId, productName } }: { favorite: Favorite }) {
  const { toggle } = useFavorites()
  return (
    <article className="product-card gone-card">
      <Picture src={null} alt="" sizes={CARD_SIZES} width={800} height={800} />
      <div className="card-body">
        <h2 className="card-title">{productName}</h2>
        <p className="card-description">This product is no longer available in our shop.</p>
        <div className="card-buy" style={{ paddingTop: 14 }}>
          <button
            type="button"
            className="btn btn-outline btn-sm"
            aria-label={`Remove ${productName} from favorites`}
            onClick={() => toggle({ id: productId, name: productName })}
          >
            Remove
          </button>
        </div>
      </div>
    </article>
  )
}
