import { listPartners } from '#server/features/partners/service.ts'
import { publicProcedure, router } from '#server/trpc/init.ts'

export const partnersRouter = router({
  list: publicProcedure.query(({ ctx }) => listPartners(ctx.db)),
})
