import {
  addCategory,
  deleteCategory,
  editCategory,
  keepTilePicture,
  listEditableCategories,
  moveCategory,
} from '#server/features/categories/service.ts'
import { catalogueProcedure, router } from '#server/trpc/init.ts'
import { categoryDeletionInput, categoryEditInput, newCategoryInput } from '#shared/inputs/category-edits.ts'
import { moveInput } from '#shared/inputs/ordering.ts'
import { pictureUploadInput } from '#shared/inputs/pictures.ts'

export const categoriesAdminRouter = router({
  list: catalogueProcedure.query(({ ctx }) => listEditableCategories(ctx.db)),
  add: catalogueProcedure
    .meta({ audit: { byService: 'category.added' } })
    .input(newCategoryInput)
    .mutation(({ ctx, input }) => addCategory(ctx.db, ctx.user, input)),
  uploadPicture: catalogueProcedure
    .meta({ audit: { none: 'Keeps a picture that no category has yet' } })
    .input(pictureUploadInput)
    .mutation(({ ctx, input }) => keepTilePicture(ctx, ctx.user, input)),
  edit: catalogueProcedure
    .meta({ audit: { byService: 'category.edited' } })
    .input(categoryEditInput)
    .mutation(({ ctx, input }) => editCategory(ctx.db, ctx.user, input)),
  delete: catalogueProcedure
    .meta({ audit: { byService: 'category.deleted' } })
    .input(categoryDeletionInput)
    .mutation(({ ctx, input }) => deleteCategory(ctx, ctx.user, input)),
  move: catalogueProcedure
    .meta({ audit: { byService: 'category.moved' } })
    .input(moveInput)
    .mutation(({ ctx, input }) => moveCategory(ctx.db, ctx.user, input)),
})
