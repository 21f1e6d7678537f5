import { fullArticles, getArticle, latestArticles, listArticles } from '#server/features/blog/service.ts'
import { publicProcedure, router } from '#server/trpc/init.ts'
import { articleListInput, articleSlugInput } from '#shared/inputs/articles.ts'

export const blogRouter = router({
  latest: publicProcedure.query(() => latestArticles()),
  list: publicProcedure.input(articleListInput).query(({ input }) => listArticles(input)),
  full: publicProcedure.query(() => fullArticles()),
  bySlug: publicProcedure.input(articleSlugInput).query(({ ctx, input }) => getArticle(ctx.db, input.slug)),
})
