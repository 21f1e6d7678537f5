import {
  addProduct,
  changeProducts,
  deleteProducts,
  editableProduct,
  editProduct,
  picturePreview,
  restoreProducts,
} from '#server/features/product-edits/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
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
  byId: adminProcedure.input(productIdInput).query(({ ctx, input }) => editableProduct(ctx.db, input.id)),
  picture: adminProcedure
    .input(pictureAddressInput)
    .query(({ ctx, input }) => picturePreview(ctx, input.url)),
  add: adminProcedure
    .input(newProductInput)
    .mutation(({ ctx, input }) => addProduct(ctx.db, ctx.user, input)),
  edit: adminProcedure
    .input(productEditInput)
    .mutation(({ ctx, input }) => editProduct(ctx.db, ctx.user, input)),
  change: adminProcedure
    .input(productBulkInput)
    .mutation(({ ctx, input }) => changeProducts(ctx.db, ctx.user, input)),
  delete: adminProcedure
    .input(productIdsInput)
    .mutation(({ ctx, input }) => deleteProducts(ctx.db, ctx.user, input.ids)),
  restore: adminProcedure
    .input(deletionIdInput)
    .mutation(({ ctx, input }) => restoreProducts(ctx.db, ctx.user, input.deletionId)),
})
