import {
  createCheckoutSession,
  donationProgress,
  donationResult,
  pastGoals,
} from '#server/features/donations/service.ts'
import { limited, publicProcedure, router } from '#server/trpc/init.ts'
import { checkoutSessionInput, donationInput } from '#shared/inputs/donations.ts'

export const donationsRouter = router({
  createSession: publicProcedure
    .input(donationInput)
    .use(limited('paymentSessions'))
    .mutation(({ ctx, input }) => createCheckoutSession(ctx, input)),
  progress: publicProcedure.query(({ ctx }) => donationProgress(ctx)),
  pastGoals: publicProcedure.query(({ ctx }) => pastGoals(ctx)),
  result: publicProcedure
    .input(checkoutSessionInput)
    .mutation(({ ctx, input }) => donationResult(ctx, input.sessionId)),
})
