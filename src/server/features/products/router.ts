import { productPrices } from '#server/features/products/prices/service.ts'
import {
  countProducts,
  featuredProducts,
  getProduct,
  listProducts,
  otherOffers,
  productFacets,
  similarProducts,
  suggestProducts,
} from '#server/features/products/service.ts'
import { publicProcedure, router } from '#server/trpc/init.ts'
import {
  productFacetsInput,
  productIdInput,
  productListInput,
  productSuggestInput,
} from '#shared/inputs/products.ts'

export const productsRouter = router({
  list: publicProcedure.input(productListInput).query(({ ctx, input }) => listProducts(ctx.db, input)),
  facets: publicProcedure.input(productFacetsInput).query(({ ctx, input }) => productFacets(ctx.db, input)),
  suggest: publicProcedure
    .input(productSuggestInput)
    .query(({ ctx, input }) => suggestProducts(ctx.db, input.search)),
  featured: publicProcedure.query(({ ctx }) => featuredProducts(ctx.db)),
  byId: publicProcedure.input(productIdInput).query(({ ctx, input }) => getProduct(ctx.db, input.id)),
  offers: publicProcedure.input(productIdInput).query(({ ctx, input }) => otherOffers(ctx.db, input.id)),
  prices: publicProcedure.input(productIdInput).query(({ ctx, input }) => productPrices(ctx.db, input.id)),
  similar: publicProcedure.input(productIdInput).query(({ ctx, input }) => similarProducts(ctx.db, input.id)),
  count: publicProcedure.query(({ ctx }) => ({ count: countProducts(ctx.db) })),
})
