import {
  askUnconfirmed,
  deleteSubscriber,
  exportSubscribers,
  importSubscribers,
  listSubscribers,
  markBounced,
  subscriberOverview,
} from '#server/features/subscribers/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { importInput, subscriberIdInput, subscriberListInput } from '#shared/subscribers.ts'

export const subscribersAdminRouter = router({
  overview: adminProcedure.query(({ ctx }) => subscriberOverview(ctx)),
  list: adminProcedure.input(subscriberListInput).query(({ ctx, input }) => listSubscribers(ctx.db, input)),
  import: adminProcedure
    .input(importInput)
    .mutation(({ ctx, input }) => importSubscribers(ctx.db, ctx.user, input)),
  export: adminProcedure.query(({ ctx }) => exportSubscribers(ctx.db, ctx.user)),
  askUnconfirmed: adminProcedure.mutation(({ ctx }) => askUnconfirmed(ctx, ctx.user)),
  markBounced: adminProcedure
    .input(subscriberIdInput)
    .mutation(({ ctx, input }) => markBounced(ctx.db, ctx.user, input.id)),
  delete: adminProcedure
    .input(subscriberIdInput)
    .mutation(({ ctx, input }) => deleteSubscriber(ctx.db, ctx.user, input.id)),
})
