import {
  addEndpoint,
  changeEndpoint,
  listDeliveries,
  listEndpoints,
  removeEndpoint,
  rotateSecret,
  sendAgain,
  sendTest,
} from '#server/features/webhooks/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import {
  newWebhookInput,
  webhookChangeInput,
  webhookDeliveriesInput,
  webhookIdInput,
} from '#shared/inputs/webhooks.ts'

export const webhooksRouter = router({
  list: adminProcedure.query(({ ctx }) => listEndpoints(ctx.db)),
  create: adminProcedure
    .meta({
      fresh: true,
      audit: { byService: 'webhook.added' },
      security: { done: 'webhook.secret-made' },
    })
    .input(newWebhookInput)
    .mutation(({ ctx, input }) => addEndpoint(ctx, ctx.user, input)),
  update: adminProcedure
    .meta({
      fresh: true,
      audit: { byService: 'webhook.changed' },
      security: { none: 'The audit log has it; the secret stays' },
    })
    .input(webhookChangeInput)
    .mutation(({ ctx, input }) => changeEndpoint(ctx, ctx.user, input)),
  rotateSecret: adminProcedure
    .meta({
      fresh: true,
      audit: { byService: 'webhook.secret-rotated' },
      security: { byService: ['webhook.secret-rotated'] },
    })
    .input(webhookIdInput)
    .mutation(({ ctx, input }) => rotateSecret(ctx, ctx.user, input.id)),
  delete: adminProcedure
    .meta({ session: true, audit: { byService: 'webhook.removed' } })
    .input(webhookIdInput)
    .mutation(({ ctx, input }) => removeEndpoint(ctx.db, ctx.user, input.id)),
  sendTest: adminProcedure
    .meta({ audit: 'webhook.tested' })
    .input(webhookIdInput)
    .mutation(({ ctx, input }) => sendTest(ctx.db, input.id)),
  deliveries: adminProcedure
    .input(webhookDeliveriesInput)
    .query(({ ctx, input }) => listDeliveries(ctx.db, input)),
  sendAgain: adminProcedure
    .meta({ audit: 'webhook.sent-again' })
    .input(webhookIdInput)
    .mutation(({ ctx, input }) => sendAgain(ctx.db, input.id)),
})
