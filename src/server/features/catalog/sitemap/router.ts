import { describeCatalog, productsOfPart } from '#server/features/catalog/sitemap/service.ts'
import { publicProcedure, router } from '#server/trpc/init.ts'
import { sitemapPartInput } from '#shared/inputs/sitemap.ts'

export const sitemapRouter = router({
  catalog: publicProcedure.query(({ ctx }) => describeCatalog(ctx.db)),
  products: publicProcedure
    .input(sitemapPartInput)
    .query(({ ctx, input }) => productsOfPart(ctx.db, input.part)),
})
