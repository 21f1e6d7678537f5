import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast.ts'

/** The heart of a card. Saving needs an account; signed out it says so. */
export function FavoriteButton({ name }: { name: string }) {
  return (
    <button
      type="button"
      className="heart"
      aria-label={`Save ${name} to favorites`}
      onClick={() => showToast({ type: 'info', title: 'Please log in to save favorites' })}
    >
      <Icon name="heart" />
    </button>
  )
}
