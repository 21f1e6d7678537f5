import {
  createMembershipCheckout,
  membershipPlans,
  membershipsOf,
  openMembershipPortal,
  synchroniseOwnCheckout,
} from '#server/features/payments/memberships/service.ts'
import { limited, publicProcedure, router, userProcedure } from '#server/trpc/init.ts'
import { checkoutSessionInput } from '#shared/inputs/donations.ts'
import { membershipOrder } from '#shared/inputs/membership-order.ts'

export const membershipsRouter = router({
  plans: publicProcedure.query(({ ctx }) => membershipPlans(ctx)),
  mine: userProcedure.query(({ ctx }) => membershipsOf(ctx, ctx.user.id)),
  checkout: userProcedure
    .input(membershipOrder)
    .use(limited('paymentSessions'))
    .mutation(({ ctx, input }) => createMembershipCheckout(ctx, ctx.user, input)),
  synchronize: userProcedure
    .input(checkoutSessionInput)
    .mutation(({ ctx, input }) => synchroniseOwnCheckout(ctx, ctx.user.id, input.sessionId)),
  portal: userProcedure.mutation(({ ctx }) => openMembershipPortal(ctx, ctx.user.id)),
})
