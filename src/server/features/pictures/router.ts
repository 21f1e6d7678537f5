import { pictureSource } from '#server/features/pictures/service.ts'
import { publicProcedure, router } from '#server/trpc/init.ts'
import { pictureSourceInput } from '#shared/inputs/pictures.ts'

export const picturesRouter = router({
  source: publicProcedure.input(pictureSourceInput).query(({ ctx, input }) => pictureSource(ctx.db, input)),
})
