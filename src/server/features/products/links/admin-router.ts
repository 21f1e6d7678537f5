import { checkLinksAgain, dismissLinks, listLinks } from '#server/features/products/links/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { linkIdsInput, linkListInput } from '#shared/inputs/links.ts'

export const linksRouter = router({
  list: adminProcedure.input(linkListInput).query(({ ctx, input }) => listLinks(ctx, input)),
  checkAgain: adminProcedure
    .meta({ audit: { none: 'Only looks sooner at what is looked at anyway' } })
    .input(linkIdsInput)
    .mutation(({ ctx, input }) => checkLinksAgain(ctx, input.ids)),
  dismiss: adminProcedure
    .meta({ audit: { byService: 'link.dismissed' } })
    .input(linkIdsInput)
    .mutation(({ ctx, input }) => dismissLinks(ctx.db, ctx.user, input.ids)),
})
