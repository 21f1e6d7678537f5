import { countClick } from '#server/features/clicks/service.ts'
import { publicProcedure, router } from '#server/trpc/init.ts'
import { clickInput } from '#shared/clicks.ts'

export const clicksRouter = router({
  count: publicProcedure.input(clickInput).mutation(({ ctx, input }) => {
    const userAgent = ctx.headers.get('user-agent') ?? ''
    countClick(ctx.db, { ...input, address: ctx.clientAddress, userAgent })
  }),
})
