import {
  alertChoices,
  deleteAlert,
  describeAlertLink,
  myAlerts,
  resumeAlerts,
  setAlert,
  stopAlerts,
} from '#server/features/products/price-alerts/service.ts'
import { publicProcedure, router, userProcedure } from '#server/trpc/init.ts'
import {
  alertIdInput,
  alertLinkInput,
  alertProductInput,
  priceAlertInput,
} from '#shared/inputs/price-alerts.ts'

const ownProcedure = userProcedure.meta({ session: true })

export const priceAlertsRouter = router({
  mine: ownProcedure.query(({ ctx }) => myAlerts(ctx.db, ctx.user.id)),
  choices: ownProcedure
    .input(alertProductInput)
    .query(({ ctx, input }) => alertChoices(ctx, ctx.user, input.product)),
  set: ownProcedure.input(priceAlertInput).mutation(({ ctx, input }) => setAlert(ctx, ctx.user, input)),
  delete: ownProcedure
    .input(alertIdInput)
    .mutation(({ ctx, input }) => deleteAlert(ctx.db, ctx.user.id, input.id)),
  resume: ownProcedure.mutation(({ ctx }) => resumeAlerts(ctx.db, ctx.user.id)),
  link: publicProcedure
    .input(alertLinkInput)
    .query(({ ctx, input }) => describeAlertLink(ctx.db, input.token)),
  stop: publicProcedure.input(alertLinkInput).mutation(({ ctx, input }) => stopAlerts(ctx.db, input.token)),
})
