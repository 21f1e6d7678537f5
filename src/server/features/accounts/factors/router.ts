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
  /** Whether the session has to set up a second factor before anything else. */
  isEnrolling: publicProcedure.query(({ ctx }) => ctx.enrolling !== undefined),
  list: factorProcedure.query(({ ctx }) => listFactors(ctx, ctx.user)),
  /** Before a download, which no call can repeat. */
  requireFresh: factorProcedure.meta({ fresh: true }).mutation(() => ({ success: true })),
  beginAuthenticator: factorProcedure
    .meta({ fresh: true })
    .mutation(({ ctx }) => beginAuthenticator(ctx, ctx.user)),
  confirmAuthenticator: factorProcedure
    .meta({ fresh: true })
    .input(secondStepInput)
    .mutation(({ ctx, input }) => confirmAuthenticator(ctx, ctx.user, input.code)),
  removeAuthenticator: factorProcedure
    .meta({ fresh: true })
    .mutation(({ ctx }) => removeAuthenticator(ctx.db, ctx.user.id)),
  renewRecoveryCodes: factorProcedure
    .meta({ fresh: true })
    .mutation(({ ctx }) => renewRecoveryCodes(ctx.db, ctx.user.id)),
  confirmIdentity: factorProcedure
    .input(identityProof)
    .mutation(({ ctx, input }) =>
      confirmIdentity(ctx, { userId: ctx.user.id, sessionId: ctx.sessionId }, input),
    ),
})
