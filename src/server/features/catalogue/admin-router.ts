import {
  catalogueSources,
  catalogueSummary,
  clearCatalogue,
  exportCatalogue,
  listCatalogue,
  seedCatalogue,
  syncCatalogue,
} from '#server/features/catalogue/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { catalogueExportInput, catalogueListInput } from '#shared/catalogue.ts'

export const catalogueRouter = router({
  summary: adminProcedure.query(({ ctx }) => catalogueSummary(ctx.db)),
  list: adminProcedure.input(catalogueListInput).query(({ ctx, input }) => listCatalogue(ctx.db, input)),
  sources: adminProcedure.query(({ ctx }) => catalogueSources(ctx.db)),
  export: adminProcedure
    .input(catalogueExportInput)
    .query(({ ctx, input }) => exportCatalogue(ctx.db, input.afterId)),
  seed: adminProcedure.mutation(({ ctx }) => seedCatalogue(ctx.db, ctx.user)),
  clear: adminProcedure.mutation(({ ctx }) => clearCatalogue(ctx, ctx.user)),
  sync: adminProcedure.mutation(({ ctx }) => syncCatalogue(ctx, ctx.user)),
})
