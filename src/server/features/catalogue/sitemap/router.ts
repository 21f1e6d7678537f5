import { describeCatalogue, productsOfPart } from '#server/features/catalogue/sitemap/service.ts'
import { publicProcedure, router } from '#server/trpc/init.ts'
import { sitemapPartInput } from '#shared/inputs/sitemap.ts'

export const sitemapRouter = router({
  catalogue: publicProcedure.query(({ ctx }) => describeCatalogue(ctx.db)),
  products: publicProcedure
    .input(sitemapPartInput)
    .query(({ ctx, input }) => productsOfPart(ctx.db, input.part)),
})
