import {
  catalogRetailers,
  catalogSources,
  catalogSummary,
  clearCatalog,
  exportedProducts,
  listCatalog,
  removeSamples,
  seedCatalog,
  startClear,
  syncCatalog,
} from '#server/features/catalog/service.ts'
import { catalogProcedure, router } from '#server/trpc/init.ts'
import { catalogExportInput, catalogListInput } from '#shared/inputs/catalog.ts'

export const catalogRouter = router({
  summary: catalogProcedure.query(({ ctx }) => catalogSummary(ctx.db)),
  list: catalogProcedure
    .input(catalogListInput)
    .query(({ ctx, input }) => listCatalog(ctx.db, input, ctx.env.CURRENCY)),
  retailers: catalogProcedure.query(({ ctx }) => catalogRetailers(ctx.db)),
  sources: catalogProcedure.query(({ ctx }) => catalogSources(ctx.db)),
  export: catalogProcedure
    .input(catalogExportInput)
    .query(({ ctx, input }) => exportedProducts(ctx.db, input.afterId)),
  seed: catalogProcedure
    .meta({ audit: { byService: 'catalog.seeded' } })
    .mutation(({ ctx }) => seedCatalog(ctx.db, ctx.user)),
  removeSamples: catalogProcedure
    .meta({ audit: { byService: ['product.deleted', 'partner.deleted', 'setting.changed'] } })
    .mutation(({ ctx }) => removeSamples(ctx, ctx.user)),
  clear: catalogProcedure
    .meta({
      fresh: true,
      audit: { byService: ['backup.made', 'catalog.cleared'] },
      security: { done: 'data.clear-begun' },
    })
    .mutation(({ ctx }) => clearCatalog(ctx, ctx.user)),
  startClear: catalogProcedure
    .meta({ fresh: true, audit: { byWork: 'catalog.cleared' }, security: { done: 'data.clear-begun' } })
    .mutation(({ ctx }) => startClear(ctx, ctx.user)),
  sync: catalogProcedure
    .meta({ audit: { byService: 'catalog.synced' } })
    .mutation(({ ctx }) => syncCatalog(ctx, ctx.user)),
})
