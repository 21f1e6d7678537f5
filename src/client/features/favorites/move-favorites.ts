import { deviceFavorites, keepFavorites } from '#client/features/favorites/use-favorite-ids.ts'
import { FAVORITES_MAX } from '#shared/limits.ts'
import { fill, plural } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

interface Client {
  addAll: { mutate: (input: { productIds: number[] }) => Promise<{ saved: number[]; left: number[] }> }
}

/**
 * Moves the favorites of the device into the account, and says so. Whatever has no room stays on the device, and so
 * does everything if the call fails.
 */
export async function moveFavorites({ addAll }: Client): Promise<string | undefined> {
  const productIds = deviceFavorites()
  if (productIds.length === 0) return undefined
  const { saved, left } = await addAll.mutate({ productIds })
  keepFavorites(left)
  const moved = saved.length > 0 && fill(plural(m.favoritesMoved, saved.length), { n: saved.length })
  const stayed =
    left.length > 0 &&
    `${fill(m.tooManyFavorites, { n: FAVORITES_MAX })}. ${fill(plural(m.favoritesStayed, left.length), { n: left.length })}`
  return [moved, stayed].filter(Boolean).join(' ') || undefined
}
