import {
  addProduct,
  changeProducts,
  deleteProducts,
  editableProduct,
  editProduct,
  eraseTrash,
  listDeleted,
  picturePreview,
  restoreProducts,
} from '#server/features/products/editing/service.ts'
import { decideHeldPrices, listHeldPrices } from '#server/features/products/prices/service.ts'
import { catalogProcedure, router } from '#server/trpc/init.ts'
import { heldPriceDecisionInput, heldPriceListInput } from '#shared/inputs/held-prices.ts'
import {
  newProductInput,
  pictureAddressInput,
  productBulkInput,
  productDeletionInput,
  productEditInput,
  productIdsInput,
} from '#shared/inputs/product-edits.ts'
import { productIdInput } from '#shared/inputs/products.ts'
import { trashListInput } from '#shared/inputs/trash.ts'

export const productsAdminRouter = router({
  byId: catalogProcedure.input(productIdInput).query(({ ctx, input }) => editableProduct(ctx.db, input.id)),
  picture: catalogProcedure
    .input(pictureAddressInput)
    .query(({ ctx, input }) => picturePreview(ctx, input.url)),
  create: catalogProcedure
    .meta({ audit: { byService: 'product.added' } })
    .input(newProductInput)
    .mutation(({ ctx, input }) => addProduct(ctx.db, ctx.user, input, ctx.env.CURRENCY)),
  update: catalogProcedure
    .meta({ audit: { byService: 'product.edited' } })
    .input(productEditInput)
    .mutation(({ ctx, input }) => editProduct(ctx.db, ctx.user, input, ctx.env.CURRENCY)),
  updateMany: catalogProcedure
    .meta({ audit: { byService: 'product.edited' } })
    .input(productBulkInput)
    .mutation(({ ctx, input }) => changeProducts(ctx.db, ctx.user, input)),
  delete: catalogProcedure
    .meta({ audit: { byService: 'product.deleted' } })
    .input(productDeletionInput)
    .mutation(({ ctx, input }) => deleteProducts(ctx.db, ctx.user, input)),
  restore: catalogProcedure
    .meta({ audit: { byService: 'product.restored' } })
    .input(productIdsInput)
    .mutation(({ ctx, input }) => restoreProducts(ctx.db, ctx.user, input.ids)),
  deleted: catalogProcedure.input(trashListInput).query(({ ctx, input }) => listDeleted(ctx.db, input)),
  heldPrices: catalogProcedure
    .input(heldPriceListInput)
    .query(({ ctx, input }) => listHeldPrices(ctx.db, input)),
  decideHeldPrices: catalogProcedure
    .meta({ audit: { byService: ['price.accepted', 'price.refused'] } })
    .input(heldPriceDecisionInput)
    .mutation(({ ctx, input }) => decideHeldPrices(ctx.db, ctx.user, input)),
  emptyTrash: catalogProcedure
    .meta({ audit: { byService: 'trash.emptied' } })
    .mutation(({ ctx }) => eraseTrash(ctx.db, ctx.user)),
})
