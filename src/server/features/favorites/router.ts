import {
  addFavorite,
  addFavorites,
  favoriteIds,
  listDeviceFavorites,
  listFavorites,
  removeFavorite,
} from '#server/features/favorites/service.ts'
import {
  favoritesShare,
  sharedFavorites,
  shareFavorites,
  stopSharingFavorites,
} from '#server/features/favorites/sharing/service.ts'
import { publicProcedure, router, userProcedure } from '#server/trpc/init.ts'
import { DomainError } from '#shared/errors.ts'
import {
  deviceFavoritesInput,
  favoriteInput,
  favoritesOwnerInput,
  sharedFavoritesInput,
} from '#shared/inputs/favorites.ts'
import { m } from '#shared/messages/messages.ts'

const scopedProcedure = userProcedure.meta({ scope: 'favorites' })

/** The call may name any account, but only the user's own favorites are accessible. */
const ownProcedure = scopedProcedure.input(favoritesOwnerInput).use(({ ctx, input, next }) => {
  if (input.userId !== undefined && input.userId !== ctx.user.id)
    throw new DomainError('FORBIDDEN', m.favoritesOfAnother)
  return next()
})

export const favoritesRouter = router({
  ids: scopedProcedure.query(({ ctx }) => favoriteIds(ctx.db, ctx.user.id)),
  list: ownProcedure.query(({ ctx }) => listFavorites(ctx.db, ctx.user.id)),
  add: ownProcedure
    .input(favoriteInput)
    .mutation(({ ctx, input }) => addFavorite(ctx.db, ctx.user.id, input)),
  addAll: scopedProcedure
    .input(deviceFavoritesInput)
    .mutation(({ ctx, input }) => addFavorites(ctx.db, ctx.user.id, input.productIds)),
  remove: ownProcedure
    .input(favoriteInput)
    .mutation(({ ctx, input }) => removeFavorite(ctx.db, ctx.user.id, input)),
  sharing: scopedProcedure.query(({ ctx }) => favoritesShare(ctx.db, ctx.user.id)),
  share: scopedProcedure.mutation(({ ctx }) => shareFavorites(ctx.db, ctx.user.id)),
  stopSharing: scopedProcedure.mutation(({ ctx }) => stopSharingFavorites(ctx.db, ctx.user.id)),
  ofDevice: publicProcedure
    .meta({ scope: 'favorites' })
    .input(deviceFavoritesInput)
    .query(({ ctx, input }) => listDeviceFavorites(ctx.db, input.productIds)),
  shared: publicProcedure
    .meta({ scope: 'favorites' })
    .input(sharedFavoritesInput)
    .query(({ ctx, input }) => sharedFavorites(ctx.db, input.token)),
})
