import { editCategory, moveCategory } from '#server/features/categories/service.ts'
import { catalogueProcedure, router } from '#server/trpc/init.ts'
import { categoryEditInput } from '#shared/inputs/category-edits.ts'
import { moveInput } from '#shared/inputs/ordering.ts'

export const categoriesAdminRouter = router({
  edit: catalogueProcedure
    .meta({ audit: { byService: 'category.edited' } })
    .input(categoryEditInput)
    .mutation(({ ctx, input }) => editCategory(ctx.db, ctx.user, input)),
  move: catalogueProcedure
    .meta({ audit: { byService: 'category.moved' } })
    .input(moveInput)
    .mutation(({ ctx, input }) => moveCategory(ctx.db, ctx.user, input)),
})
