import {
  addCategory,
  deleteCategory,
  editCategory,
  keepTilePicture,
  listEditableCategories,
  moveCategory,
} from '#server/features/categories/service.ts'
import { catalogProcedure, router } from '#server/trpc/init.ts'
import { categoryDeletionInput, categoryEditInput, newCategoryInput } from '#shared/inputs/category-edits.ts'
import { moveInput } from '#shared/inputs/ordering.ts'
import { pictureUploadInput } from '#shared/inputs/pictures.ts'

export const categoriesAdminRouter = router({
  list: catalogProcedure.query(({ ctx }) => listEditableCategories(ctx.db)),
  create: catalogProcedure
    .meta({ audit: { byService: 'category.added' } })
    .input(newCategoryInput)
    .mutation(({ ctx, input }) => addCategory(ctx.db, ctx.user, input)),
  uploadPicture: catalogProcedure
    .meta({ audit: { none: 'Keeps a picture that no category has yet' } })
    .input(pictureUploadInput)
    .mutation(({ ctx, input }) => keepTilePicture(ctx, ctx.user, input)),
  update: catalogProcedure
    .meta({ audit: { byService: 'category.edited' } })
    .input(categoryEditInput)
    .mutation(({ ctx, input }) => editCategory(ctx.db, ctx.user, input)),
  delete: catalogProcedure
    .meta({ audit: { byService: 'category.deleted' } })
    .input(categoryDeletionInput)
    .mutation(({ ctx, input }) => deleteCategory(ctx, ctx.user, input)),
  move: catalogProcedure
    .meta({ audit: { byService: 'category.moved' } })
    .input(moveInput)
    .mutation(({ ctx, input }) => moveCategory(ctx.db, ctx.user, input)),
})
