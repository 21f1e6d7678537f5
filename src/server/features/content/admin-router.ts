import {
  changeContent,
  editableContent,
  listContent,
  resetContent,
} from '#server/features/content/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { blockInput, contentChangeInput } from '#shared/inputs/content.ts'

export const contentAdminRouter = router({
  list: adminProcedure.query(({ ctx }) => listContent(ctx.db)),
  byBlock: adminProcedure.input(blockInput).query(({ ctx, input }) => editableContent(ctx, input.block)),
  update: adminProcedure
    .meta({ session: true, audit: { byService: 'content.changed' } })
    .input(contentChangeInput)
    .mutation(({ ctx, input }) => changeContent(ctx, ctx.user, input)),
  reset: adminProcedure
    .meta({ session: true, audit: { byService: 'content.reset' } })
    .input(blockInput)
    .mutation(({ ctx, input }) => resetContent(ctx.db, ctx.user, input.block)),
})
