import { listCategories } from '#server/features/categories/service.ts'
import { publicProcedure, router } from '#server/trpc/init.ts'

export const categoriesRouter = router({
  list: publicProcedure.query(({ ctx }) => listCategories(ctx.db)),
})
