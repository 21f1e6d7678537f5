import { z } from 'zod'
import { id } from '#shared/inputs/fields.ts'
import { FAVORITES_MAX } from '#shared/limits.ts'
import { m } from '#shared/messages/messages.ts'

/** 128 bits: cannot be guessed. */
export const SHARE_TOKEN_BYTES = 16

export const sharedFavoritesInput = z.object({ token: z.string().min(1).max(60) })

const LINK_MAX_LENGTH = 2_000

/** The account that owns the favorites: only the caller's own, but integrators name it. */
export const favoritesOwnerInput = z.object({ userId: z.string().max(100).optional() })

/** The favorites of a device without an account. */
export const deviceFavoritesInput = z.object({
  productIds: z.array(id).max(FAVORITES_MAX),
})

/** Identifies a product by its id or, without one, by its link to the retailer. */
export const favoriteInput = z
  .object({
    productId: id.optional(),
    link: z.string().min(1).max(LINK_MAX_LENGTH).optional(),
  })
  .refine(({ productId, link }) => productId !== undefined || link !== undefined, {
    path: ['product'],
    error: () => m.sendProductIdOrLink,
  })

export type FavoriteInput = z.infer<typeof favoriteInput>
