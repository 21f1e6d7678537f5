import { find, findPage } from '#server/features/products/finding/service.ts'
import { productPrices } from '#server/features/products/prices/service.ts'
import {
  compareProducts,
  countProducts,
  featuredProducts,
  getProduct,
  otherOffers,
  similarProducts,
  variantsOf,
} from '#server/features/products/service.ts'
import { cachedProcedure, router } from '#server/trpc/init.ts'
import {
  productCompareInput,
  productFacetsInput,
  productIdInput,
  productListInput,
  productSuggestInput,
} from '#shared/inputs/products.ts'

export const productsRouter = router({
  list: cachedProcedure
    .input(productListInput)
    .query(({ ctx, input }) => findPage(ctx.db, 'list', input, ctx.env.CURRENCY)),
  cards: cachedProcedure
    .input(productListInput)
    .query(({ ctx, input }) => findPage(ctx.db, 'cards', input, ctx.env.CURRENCY)),
  facets: cachedProcedure
    .input(productFacetsInput)
    .query(({ ctx, input }) => find(ctx.db, 'facets', input, ctx.env.CURRENCY)),
  suggest: cachedProcedure
    .input(productSuggestInput)
    .query(({ ctx, input }) => find(ctx.db, 'suggest', input.search)),
  featured: cachedProcedure.query(({ ctx }) => featuredProducts(ctx.db)),
  byId: cachedProcedure.input(productIdInput).query(({ ctx, input }) => getProduct(ctx.db, input.id)),
  offers: cachedProcedure.input(productIdInput).query(({ ctx, input }) => otherOffers(ctx.db, input.id)),
  prices: cachedProcedure.input(productIdInput).query(({ ctx, input }) => productPrices(ctx.db, input.id)),
  similar: cachedProcedure.input(productIdInput).query(({ ctx, input }) => similarProducts(ctx.db, input.id)),
  variants: cachedProcedure.input(productIdInput).query(({ ctx, input }) => variantsOf(ctx.db, input.id)),
  compare: cachedProcedure
    .input(productCompareInput)
    .query(({ ctx, input }) => compareProducts(ctx.db, input.ids)),
  count: cachedProcedure.query(({ ctx }) => ({ count: countProducts(ctx.db) })),
})
