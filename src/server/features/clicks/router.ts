import { countClick } from '#server/features/clicks/service.ts'
import { limited, publicProcedure, router } from '#server/trpc/init.ts'
import { clickInput } from '#shared/inputs/clicks.ts'

export const clicksRouter = router({
  count: publicProcedure
    .use(limited('clicks'))
    .input(clickInput)
    .mutation(({ ctx, input }) => {
      const userAgent = ctx.headers.get('user-agent') ?? ''
      countClick(ctx.db, { ...input, address: ctx.clientAddress, userAgent })
    }),
})
