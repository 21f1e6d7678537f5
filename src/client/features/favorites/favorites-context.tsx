import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useToggleFavorite } from '#client/features/favorites/use-toggle-favorite.ts'
import { useUser } from '#client/lib/session.ts'
import { trpc } from '#client/lib/trpc.ts'

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
  const user = useUser()
  const { data } = trpc.favorites.ids.useQuery(undefined, { enabled: user !== undefined })
  const toggle = useToggleFavorite()
  const favorites = useMemo(() => {
    const saved = new Set(user ? data : [])
    const isSaved = (id: number) => saved.has(id)
    return { isSaved, toggle: ({ id }: Saved) => toggle(id, isSaved(id)) }
  }, [user, data, toggle])
  return <FavoritesContext value={favorites}>{children}</FavoritesContext>
}

export function useFavorites(): Favorites {
  return useContext(FavoritesContext)
}
