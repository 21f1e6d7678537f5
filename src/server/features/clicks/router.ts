import type { Context } from '#server/context.ts'
import { countClick, countTextClick } from '#server/features/clicks/service.ts'
import { countView } from '#server/features/clicks/views/service.ts'
import { limited, publicProcedure, router } from '#server/trpc/init.ts'
import { clickInput, textClickInput, viewInput } from '#shared/inputs/clicks.ts'

const visitorOf = ({ clientAddress, headers }: Context) => ({
  address: clientAddress,
  userAgent: headers.get('user-agent') ?? '',
})

const clicked = publicProcedure.use(limited('clicks'))

export const clicksRouter = router({
  count: clicked
    .input(clickInput)
    .mutation(({ ctx, input }) => countClick(ctx.db, { ...input, ...visitorOf(ctx) })),
  countText: clicked
    .input(textClickInput)
    .mutation(({ ctx, input }) => countTextClick(ctx.db, { ...input, ...visitorOf(ctx) })),
  countView: publicProcedure
    .use(limited('views'))
    .input(viewInput)
    .mutation(({ ctx, input }) => countView(ctx.db, { ...input, ...visitorOf(ctx) })),
})
