import { addNames, editNames, listNames, removeNames } from '#server/features/search/names/service.ts'
import { searchReport } from '#server/features/search/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { namesEditInput, namesIdInput, newNamesInput, searchReportInput } from '#shared/inputs/search.ts'

export const searchRouter = router({
  report: adminProcedure.input(searchReportInput).query(({ ctx, input }) => searchReport(ctx.db, input)),
  names: adminProcedure.query(({ ctx }) => listNames(ctx.db)),
  createNames: adminProcedure
    .meta({ audit: { byService: 'search.names-added' } })
    .input(newNamesInput)
    .mutation(({ ctx, input }) => addNames(ctx.db, ctx.user, input.names)),
  updateNames: adminProcedure
    .meta({ audit: { byService: 'search.names-edited' } })
    .input(namesEditInput)
    .mutation(({ ctx, input }) => editNames(ctx.db, ctx.user, input)),
  deleteNames: adminProcedure
    .meta({ audit: { byService: 'search.names-removed' } })
    .input(namesIdInput)
    .mutation(({ ctx, input }) => removeNames(ctx.db, ctx.user, input.id)),
})
