import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import '#client/features/favorites/saved-heart.late.css.ts'
import { useFavorites } from '#client/features/favorites/favorites-context.tsx'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'

interface FavoriteButtonProps {
  product: { id: number; name: string }
  className?: string
}

export function FavoriteButton({ product, className = productCardCss.cardHeart }: FavoriteButtonProps) {
  const { isSaved, toggle } = useFavorites()
  return (
    <button
      type="button"
      className={`${productCardCss.heart} ${className}`}
      aria-pressed={isSaved(product.id)}
      aria-label={fill(m.saveToFavorites, { name: product.name })}
      onClick={() => toggle(product)}
    >
      <Icon icon={icons.heart} />
    </button>
  )
}
