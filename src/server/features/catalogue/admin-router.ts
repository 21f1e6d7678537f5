import {
  catalogueRetailers,
  catalogueSources,
  catalogueSummary,
  clearCatalogue,
  exportCatalogue,
  listCatalogue,
  removeSamples,
  seedCatalogue,
  startClear,
  syncCatalogue,
} from '#server/features/catalogue/service.ts'
import { catalogueProcedure, router } from '#server/trpc/init.ts'
import { catalogueExportInput, catalogueListInput } from '#shared/inputs/catalogue.ts'

export const catalogueRouter = router({
  summary: catalogueProcedure.query(({ ctx }) => catalogueSummary(ctx.db)),
  list: catalogueProcedure
    .input(catalogueListInput)
    .query(({ ctx, input }) => listCatalogue(ctx.db, input, ctx.env.CURRENCY)),
  retailers: catalogueProcedure.query(({ ctx }) => catalogueRetailers(ctx.db)),
  sources: catalogueProcedure.query(({ ctx }) => catalogueSources(ctx.db)),
  export: catalogueProcedure
    .input(catalogueExportInput)
    .query(({ ctx, input }) => exportCatalogue(ctx.db, input.afterId)),
  seed: catalogueProcedure
    .meta({ audit: { byService: 'catalogue.seeded' } })
    .mutation(({ ctx }) => seedCatalogue(ctx.db, ctx.user)),
  removeSamples: catalogueProcedure
    .meta({ audit: { byService: ['product.deleted', 'partner.deleted', 'setting.changed'] } })
    .mutation(({ ctx }) => removeSamples(ctx, ctx.user)),
  clear: catalogueProcedure
    .meta({
      fresh: true,
      audit: { byService: ['backup.made', 'catalogue.cleared'] },
      security: { done: 'data.clear-begun' },
    })
    .mutation(({ ctx }) => clearCatalogue(ctx, ctx.user)),
  startClear: catalogueProcedure
    .meta({ fresh: true, audit: { byWork: 'catalogue.cleared' }, security: { done: 'data.clear-begun' } })
    .mutation(({ ctx }) => startClear(ctx, ctx.user)),
  sync: catalogueProcedure
    .meta({ audit: { byService: 'catalogue.synced' } })
    .mutation(({ ctx }) => syncCatalogue(ctx, ctx.user)),
})
