import { listCategories, listCategoryTiles } from '#server/features/categories/service.ts'
import { cachedProcedure, router } from '#server/trpc/init.ts'

export const categoriesRouter = router({
  list: cachedProcedure.query(({ ctx }) => listCategories(ctx.db)),
  tiles: cachedProcedure.query(({ ctx }) => listCategoryTiles(ctx.db)),
})
