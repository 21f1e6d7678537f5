import {
  addLandingPage,
  deleteLandingPage,
  editableLandingPage,
  editLandingPage,
  listLandingPages,
  moveLandingPage,
  previewLandingPage,
} from '#server/features/search/landing-pages/editing/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import {
  landingPageEditInput,
  landingPageIdInput,
  landingPagePreviewInput,
  newLandingPageInput,
} from '#shared/inputs/landing-pages.ts'
import { moveInput } from '#shared/inputs/ordering.ts'

export const landingPagesAdminRouter = router({
  list: adminProcedure.query(({ ctx }) => listLandingPages(ctx.db, ctx.env.CURRENCY)),
  byId: adminProcedure
    .input(landingPageIdInput)
    .query(({ ctx, input }) => editableLandingPage(ctx.db, input.id)),
  preview: adminProcedure
    .meta({ audit: { none: 'Renders what is being written and changes nothing' } })
    .input(landingPagePreviewInput)
    .mutation(({ ctx, input }) => previewLandingPage(ctx, input.landingPage)),
  create: adminProcedure
    .meta({ audit: { byService: 'landing-page.added' } })
    .input(newLandingPageInput)
    .mutation(({ ctx, input }) => addLandingPage(ctx.db, ctx.user, input.name)),
  update: adminProcedure
    .meta({ audit: { byService: 'landing-page.edited' } })
    .input(landingPageEditInput)
    .mutation(({ ctx, input }) => editLandingPage(ctx.db, ctx.user, input)),
  move: adminProcedure
    .meta({ audit: { byService: 'landing-page.moved' } })
    .input(moveInput)
    .mutation(({ ctx, input }) => moveLandingPage(ctx.db, ctx.user, input)),
  delete: adminProcedure
    .meta({ audit: { byService: 'landing-page.deleted' } })
    .input(landingPageIdInput)
    .mutation(({ ctx, input }) => deleteLandingPage(ctx.db, ctx.user, input.id)),
})
