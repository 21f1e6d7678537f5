import { listPartners } from '#server/features/partners/service.ts'
import { cachedProcedure, router } from '#server/trpc/init.ts'

export const partnersRouter = router({
  list: cachedProcedure.query(({ ctx }) => listPartners(ctx.db)),
})
