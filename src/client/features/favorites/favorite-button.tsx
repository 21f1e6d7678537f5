import { useFavorites } from '#client/features/favorites/favorites-context.tsx'
import { Icon } from '#client/ui/icon.tsx'

interface FavoriteButtonProps {
  product: { id: number; name: string }
}

/** The heart of a product. */
export function FavoriteButton({ product }: FavoriteButtonProps) {
  const { isSaved, toggle } = useFavorites()
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isSaved(product.id)}
      aria-label={`Save ${product.name} to favorites`}
      onClick={() => toggle(product)}
    >
      <Icon name="heart" />
    </button>
  )
}
