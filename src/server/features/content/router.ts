import { visibleContent } from '#server/features/content/service.ts'
import { cachedProcedure, router } from '#server/trpc/init.ts'
import { renderedContentInput } from '#shared/inputs/content.ts'

export const contentRouter = router({
  byName: cachedProcedure
    .input(renderedContentInput)
    .query(({ ctx, input }) => visibleContent(ctx.db, input.blocks)),
})
