import { changeSettings, listSettings } from '#server/features/settings/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { settingsInput } from '#shared/inputs/settings.ts'

export const settingsRouter = router({
  list: adminProcedure.query(({ ctx }) => listSettings(ctx.db, ctx.env)),
  change: adminProcedure
    .meta({ audit: { byService: 'setting.changed' } })
    .input(settingsInput)
    .mutation(({ ctx, input }) => changeSettings(ctx.db, ctx.env, ctx.user, input)),
})
