import { latestArticles } from '#server/features/blog/service.ts'
import { publicProcedure, router } from '#server/trpc/init.ts'

export const blogRouter = router({
  latest: publicProcedure.query(() => latestArticles()),
})
