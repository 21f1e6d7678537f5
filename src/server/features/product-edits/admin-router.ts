import {
  addProduct,
  changeProducts,
  deleteProducts,
  editableProduct,
  editProduct,
  picturePreview,
  restoreProducts,
} from '#server/features/product-edits/service.ts'
import { catalogueProcedure, router } from '#server/trpc/init.ts'
import {
  deletionIdInput,
  newProductInput,
  pictureAddressInput,
  productBulkInput,
  productEditInput,
  productIdsInput,
} from '#shared/product-edits.ts'
import { productIdInput } from '#shared/products.ts'

export const productEditsRouter = router({
  byId: catalogueProcedure.input(productIdInput).query(({ ctx, input }) => editableProduct(ctx.db, input.id)),
  picture: catalogueProcedure
    .input(pictureAddressInput)
    .query(({ ctx, input }) => picturePreview(ctx, input.url)),
  add: catalogueProcedure
    .input(newProductInput)
    .mutation(({ ctx, input }) => addProduct(ctx.db, ctx.user, input)),
  edit: catalogueProcedure
    .input(productEditInput)
    .mutation(({ ctx, input }) => editProduct(ctx.db, ctx.user, input)),
  change: catalogueProcedure
    .input(productBulkInput)
    .mutation(({ ctx, input }) => changeProducts(ctx.db, ctx.user, input)),
  delete: catalogueProcedure
    .input(productIdsInput)
    .mutation(({ ctx, input }) => deleteProducts(ctx.db, ctx.user, input.ids)),
  restore: catalogueProcedure
    .input(deletionIdInput)
    .mutation(({ ctx, input }) => restoreProducts(ctx.db, ctx.user, input.deletionId)),
})
