import {
  foreignCurrencies,
  keepShopPicture,
  listSettings,
  saveSettings,
} from '#server/features/settings/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { pictureUploadInput } from '#shared/inputs/pictures.ts'
import { settingsInput } from '#shared/inputs/settings.ts'

export const settingsRouter = router({
  list: adminProcedure.query(({ ctx }) => listSettings(ctx.db, ctx.env)),
  update: adminProcedure
    .meta({ audit: { byService: 'setting.changed' } })
    .input(settingsInput)
    .mutation(({ ctx, input }) => saveSettings(ctx, ctx.user, input)),
  currencies: adminProcedure.query(({ ctx }) => foreignCurrencies(ctx)),
  uploadLogo: adminProcedure
    .meta({ audit: { none: 'Keeps a picture that the shop does not show yet' } })
    .input(pictureUploadInput)
    .mutation(({ ctx, input }) => keepShopPicture(ctx, ctx.user, 'logo', input)),
  uploadIcon: adminProcedure
    .meta({ audit: { none: 'Keeps a picture that the shop does not show yet' } })
    .input(pictureUploadInput)
    .mutation(({ ctx, input }) => keepShopPicture(ctx, ctx.user, 'icon', input)),
})
