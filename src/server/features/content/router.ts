import { shownContent } from '#server/features/content/service.ts'
import { cachedProcedure, router } from '#server/trpc/init.ts'
import { shownContentInput } from '#shared/inputs/content.ts'

export const contentRouter = router({
  shown: cachedProcedure
    .input(shownContentInput)
    .query(({ ctx, input }) => shownContent(ctx.db, input.blocks)),
})
