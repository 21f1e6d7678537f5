import { addPartner, deletePartner, editPartner, movePartner } from '#server/features/partners/service.ts'
import { catalogProcedure, router } from '#server/trpc/init.ts'
import { moveInput } from '#shared/inputs/ordering.ts'
import { partnerEditInput, partnerIdInput, partnerInput } from '#shared/inputs/partners.ts'

export const partnersAdminRouter = router({
  create: catalogProcedure
    .meta({ audit: { byService: 'partner.added' } })
    .input(partnerInput)
    .mutation(({ ctx, input }) => addPartner(ctx.db, ctx.user, input)),
  update: catalogProcedure
    .meta({ audit: { byService: 'partner.edited' } })
    .input(partnerEditInput)
    .mutation(({ ctx, input }) => editPartner(ctx.db, ctx.user, input)),
  delete: catalogProcedure
    .meta({ audit: { byService: 'partner.deleted' } })
    .input(partnerIdInput)
    .mutation(({ ctx, input }) => deletePartner(ctx.db, ctx.user, input.id)),
  move: catalogProcedure
    .meta({ audit: { byService: 'partner.moved' } })
    .input(moveInput)
    .mutation(({ ctx, input }) => movePartner(ctx.db, ctx.user, input)),
})
