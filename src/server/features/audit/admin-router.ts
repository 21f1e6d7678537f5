import { listActors, listChanges } from '#server/features/audit/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { auditListInput } from '#shared/inputs/audit.ts'

export const auditRouter = router({
  list: adminProcedure.input(auditListInput).query(({ ctx, input }) => listChanges(ctx.db, input)),
  actors: adminProcedure.query(({ ctx }) => listActors(ctx.db)),
})
