import { sendTestMail, statusReport } from '#server/features/status/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'

export const statusRouter = router({
  report: adminProcedure.meta({ session: true }).query(({ ctx }) => statusReport(ctx)),
  sendTestMail: adminProcedure
    .meta({ session: true, audit: 'status.mail-tested' })
    .mutation(({ ctx }) => sendTestMail(ctx, ctx.user.email)),
})
