import { listSecurityEvents } from '#server/features/accounts/security/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { securityListInput } from '#shared/inputs/security.ts'

export const securityRouter = router({
  list: adminProcedure
    .meta({ session: true })
    .input(securityListInput)
    .query(({ ctx, input }) => listSecurityEvents(ctx.db, input)),
})
