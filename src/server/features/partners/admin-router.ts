import { addPartner, deletePartner, editPartner, movePartner } from '#server/features/partners/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { moveInput } from '#shared/ordering.ts'
import { partnerEditInput, partnerIdInput, partnerInput } from '#shared/partners.ts'

export const partnersAdminRouter = router({
  add: adminProcedure.input(partnerInput).mutation(({ ctx, input }) => addPartner(ctx.db, ctx.user, input)),
  edit: adminProcedure
    .input(partnerEditInput)
    .mutation(({ ctx, input }) => editPartner(ctx.db, ctx.user, input)),
  delete: adminProcedure
    .input(partnerIdInput)
    .mutation(({ ctx, input }) => deletePartner(ctx.db, ctx.user, input.id)),
  move: adminProcedure.input(moveInput).mutation(({ ctx, input }) => movePartner(ctx.db, ctx.user, input)),
})
