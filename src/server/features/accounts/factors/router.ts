import {
  beginAuthenticator,
  confirmAuthenticator,
  confirmIdentity,
  listFactors,
  removeAuthenticator,
  renewRecoveryCodes,
} from '#server/features/accounts/factors/service.ts'
import { factorProcedure, publicProcedure, router } from '#server/trpc/init.ts'
import { identityProof, secondStepInput } from '#shared/inputs/factors.ts'

export const factorsRouter = router({
  isEnrolling: publicProcedure.query(({ ctx }) => ctx.enrolling !== undefined),
  list: factorProcedure.query(({ ctx }) => listFactors(ctx, ctx.user)),
  /** Called before a download, which no call can repeat. */
  requireFresh: factorProcedure
    .meta({ fresh: true, security: { none: 'Only asks' } })
    .mutation(() => ({ success: true })),
  beginAuthenticator: factorProcedure
    .meta({ fresh: true, security: { none: 'Nothing counts before the first code' } })
    .mutation(({ ctx }) => beginAuthenticator(ctx, ctx.user)),
  confirmAuthenticator: factorProcedure
    .meta({ fresh: true, security: { done: 'factor.added', detail: 'authenticator app' } })
    .input(secondStepInput)
    .mutation(({ ctx, input }) => confirmAuthenticator(ctx, ctx, input.code)),
  removeAuthenticator: factorProcedure
    .meta({ fresh: true, security: { done: 'factor.removed', detail: 'authenticator app' } })
    .mutation(({ ctx }) => removeAuthenticator(ctx.db, ctx.user.id)),
  renewRecoveryCodes: factorProcedure
    .meta({ fresh: true, security: { done: 'factor.codes-renewed' } })
    .mutation(({ ctx }) => renewRecoveryCodes(ctx.db, ctx.user.id)),
  confirmIdentity: factorProcedure
    .meta({ security: { refused: 'sign-in.identity-refused' } })
    .input(identityProof)
    .mutation(({ ctx, input }) => confirmIdentity(ctx, ctx, input)),
})
