import { useMemo } from 'react'
import { useUser } from '#client/lib/session.ts'
import { trpc } from '#client/lib/trpc.ts'
import { keepText, readText, useStoredText } from '#client/lib/use-stored-text.ts'
import { FAVORITES_MAX } from '#shared/limits.ts'
import { readIds } from '#shared/text/written-ids.ts'

const PLACE = 'favorites'

/** The favorites of the account or, without one, of this device. */
export function useFavoriteIds(): number[] {
  const isSignedIn = useUser() !== undefined
  const { data } = trpc.favorites.ids.useQuery(undefined, { enabled: isSignedIn })
  const stored = useStoredText(PLACE)
  return useMemo(
    () => (isSignedIn ? (data ?? []) : readIds(stored, FAVORITES_MAX)),
    [isSignedIn, data, stored],
  )
}

/** Oldest first. */
export function deviceFavorites(): number[] {
  return readIds(readText(PLACE), FAVORITES_MAX)
}

/** Returns false if the device keeps them only as long as the page. */
export function keepFavorites(ids: number[]): boolean {
  return keepText(PLACE, ids.join(','))
}
