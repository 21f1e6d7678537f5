import {
  addNamedLink,
  deleteNamedLink,
  editNamedLink,
  listNamedLinks,
} from '#server/features/products/links/named/service.ts'
import { checkLinksAgain, dismissLinks, listLinks } from '#server/features/products/links/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import {
  linkIdsInput,
  linkListInput,
  namedLinkEditInput,
  namedLinkNameInput,
  newNamedLinkInput,
} from '#shared/inputs/links.ts'

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
  named: router({
    list: adminProcedure.query(({ ctx }) => listNamedLinks(ctx.db)),
    create: adminProcedure
      .meta({ audit: { byService: 'link.added' } })
      .input(newNamedLinkInput)
      .mutation(({ ctx, input }) => addNamedLink(ctx.db, ctx.user, input.link)),
    update: adminProcedure
      .meta({ audit: { byService: 'link.edited' } })
      .input(namedLinkEditInput)
      .mutation(({ ctx, input }) => editNamedLink(ctx.db, ctx.user, input)),
    delete: adminProcedure
      .meta({ audit: { byService: 'link.deleted' } })
      .input(namedLinkNameInput)
      .mutation(({ ctx, input }) => deleteNamedLink(ctx.db, ctx.user, input.name)),
  }),
})
