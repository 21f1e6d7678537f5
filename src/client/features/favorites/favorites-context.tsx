import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useMemo } from 'react'
import { deviceFavorites, useFavoriteIds } from '#client/features/favorites/use-favorite-ids.ts'
import { useToggleFavorite } from '#client/features/favorites/use-toggle-favorite.ts'
import { useUser } from '#client/lib/session.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'
import { FAVORITES_MAX } from '#shared/limits.ts'

interface Saved {
  id: number
  name: string
}

interface Favorites {
  isSaved: (id: number) => boolean
  toggle: (product: Saved) => void
}

const FavoritesContext = createContext<Favorites>({ isSaved: () => false, toggle: () => undefined })

/** Shares one query and one mutation among all the hearts of a page. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const ids = useFavoriteIds()
  const toggle = useToggleFavorite()
  useMoveOnArrival(ids.length < FAVORITES_MAX)
  const favorites = useMemo(() => {
    const saved = new Set(ids)
    const isSaved = (id: number) => saved.has(id)
    return { isSaved, toggle: ({ id }: Saved) => toggle(id, isSaved(id)) }
  }, [ids, toggle])
  return <FavoritesContext value={favorites}>{children}</FavoritesContext>
}

export function useFavorites(): Favorites {
  return useContext(FavoritesContext)
}

/** For a session that began without this page's script: with a form of its own, or at another provider. */
function useMoveOnArrival(hasRoom: boolean) {
  const user = useUser()
  const { favorites, client } = trpc.useUtils()
  const move = useEffectEvent(async () => {
    if (!user || !hasRoom || deviceFavorites().length === 0) return
    const { moveFavorites } = await import('#client/features/favorites/move-favorites.ts')
    const title = await moveFavorites(client.favorites)
    await favorites.invalidate()
    if (title) showToast({ type: 'success', title })
  })
  useEffect(() => {
    move().catch(() => undefined)
  }, [])
}
