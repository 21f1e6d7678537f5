import {
  backFromProvider,
  disconnectProvider,
  leaveForProvider,
  listProviders,
} from '#server/features/accounts/providers/service.ts'
import { factorProcedure, limited, publicProcedure, router } from '#server/trpc/init.ts'
import { backFromProviderInput, leaveForProviderInput, providerIdInput } from '#shared/inputs/providers.ts'

export const providersRouter = router({
  leave: publicProcedure
    .use(limited('providerVisits'))
    .input(leaveForProviderInput)
    .mutation(({ ctx, input }) => leaveForProvider(ctx, input, ctx)),
  back: publicProcedure
    .use(limited('providerVisits'))
    .meta({ security: { refused: 'sign-in.failed', detail: 'provider' } })
    .input(backFromProviderInput)
    .mutation(({ ctx, input }) => backFromProvider(ctx, input, ctx)),
  list: factorProcedure.query(({ ctx }) => listProviders(ctx, ctx.user.id)),
  connect: factorProcedure
    .use(limited('providerVisits'))
    .meta({ fresh: true, security: { none: 'Connects nothing before the return' } })
    .input(providerIdInput)
    .mutation(({ ctx, input }) =>
      leaveForProvider(
        ctx,
        { ...input, from: '/account', again: true },
        { setCookie: ctx.setCookie, connectTo: ctx.user.id },
      ),
    ),
  disconnect: factorProcedure
    .meta({ fresh: true, security: { done: 'factor.removed', detail: 'provider' } })
    .input(providerIdInput)
    .mutation(({ ctx, input }) => disconnectProvider(ctx, ctx.user, input.id)),
})
