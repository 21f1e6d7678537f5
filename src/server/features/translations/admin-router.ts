import {
  changeTranslation,
  editableTranslation,
  listTranslations,
} from '#server/features/translations/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { translationChangeInput, translationInput } from '#shared/inputs/translations.ts'

export const translationsAdminRouter = router({
  list: adminProcedure.query(({ ctx }) => listTranslations(ctx)),
  byEntry: adminProcedure
    .input(translationInput)
    .query(({ ctx, input }) => editableTranslation(ctx.db, input)),
  update: adminProcedure
    .meta({ audit: { byService: 'translation.changed' } })
    .input(translationChangeInput)
    .mutation(({ ctx, input }) => changeTranslation(ctx.db, ctx.user, input)),
})
